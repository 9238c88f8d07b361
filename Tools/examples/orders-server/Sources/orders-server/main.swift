import Foundation
import GraphRecording
import Storage
import Web

/// Ends the program with a message.
func fail(_ message: String, code: Int32) -> Never {
    Log.error(message)
    exit(code)
}

/// Serves until a signal asks for the end.
func serve(_ wiring: some Wiring, _ options: Options, until signals: EndSignals) async throws {
    let application = Application(wiring: wiring)
    let server = try HTTPServer(address: options.address, port: options.port) { await application.respond(to: $0) }
    print("orders-server listens on http://\(options.address):\(server.port)")
    fflush(nil)
    await signals.next()
    Log.error("answers what was begun, and ends")
    Task {
        await signals.next()
        fail("ends at once", code: 1)
    }
    guard await server.drain(within: .seconds(10)) else { fail("some requests were not answered in time", code: 1) }
    try await wiring.shutDown()
}

do {
    let options = try Options(CommandLine.arguments)
    if options.isHelp {
        print(Options.help)
        exit(0)
    }
    // Before the recorder looks whether the program handles these signals itself.
    let signals = EndSignals()
    let recorder = GraphRecorder.fromEnvironment() ?? (options.isRecording ? GraphRecorder() : nil)
    if options.isWiredByHand {
        try await serve(HandWiring(options), options, until: signals)
    } else {
        try await serve(ContainerWiring(options, recorder: recorder), options, until: signals)
    }
} catch let error as Options.UsageError {
    fail("\(error.description) 'orders-server --help' lists the options.", code: 2)
} catch let error as HTTPServerError {
    fail("\(error)", code: 2)
} catch {
    fail("\(error)", code: 3)
}
