import DependencyInjection
import Foundation
import GraphRecording

switch Command(Array(CommandLine.arguments.dropFirst())) {
case .show:
    let container = Container(tracer: GraphRecorder.fromEnvironment())
    container.bindOrders()
    ContainerHolder.container = container
    print(OrdersScreen().text)
case .break:
    let container = Container(tracer: GraphRecorder.fromEnvironment())
    print(container.resolve(Storefront.self).greeting)
case .help:
    print(Command.usage)
case .unknown(let words):
    FileHandle.standardError.write(Data("orders: cannot read '\(words)'. 'orders --help' lists the options.\n".utf8))
    exit(2)
}
