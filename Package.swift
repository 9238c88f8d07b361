// swift-tools-version: 6.2
import PackageDescription

// Targets stand in the order in which they depend on each other: annotate, record, analyse, draw.
let package = Package(
    name: "dependency-injection",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "DependencyInjection", targets: ["DependencyInjection"]),
        .library(name: "DependencyInjectionTestKit", targets: ["DependencyInjectionTestKit"]),
        .library(name: "GraphAnalysis", targets: ["GraphAnalysis"]),
        .library(name: "GraphRecording", targets: ["GraphRecording"]),
        .library(name: "Routing", targets: ["Routing"]),
        .executable(name: "dependency-graph", targets: ["dependency-graph"]),
        .plugin(name: "DependencyGraphCommand", targets: ["DependencyGraphCommand"]),
    ],
    targets: [
        // What Swift's overlay of the C library lacks.
        .target(name: "CPlatform"),

        // Annotate: build instances, keep them, tell a tracer.
        .target(name: "DependencyInjection", dependencies: ["CPlatform"]),

        // Pairs of a screen and its view model, made at the point of navigation.
        .target(name: "Routing", dependencies: ["DependencyInjection"]),

        // Test: a container with substitutes for the length of a test.
        .target(name: "DependencyInjectionTestKit", dependencies: ["DependencyInjection"]),

        // Analyse: a graph of who needs whom.
        .target(name: "GraphAnalysis"),

        // Record: resolve events in, graph out. The one place that knows both sides.
        .target(name: "GraphRecording", dependencies: ["DependencyInjection", "GraphAnalysis"]),

        // Draw: a graph to DOT and SVG through libgraphviz.
        .systemLibrary(
            name: "CGraphviz",
            pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
        ),
        .target(name: "GraphRendering", dependencies: ["GraphAnalysis", "CGraphviz", "CPlatform"]),

        // The tool.
        .executableTarget(
            name: "dependency-graph",
            dependencies: ["GraphAnalysis", "GraphRendering", "CPlatform"],
            path: "Tools/dependency-graph"
        ),

        // The tool as a command of SwiftPM in packages that depend on this one.
        .plugin(
            name: "DependencyGraphCommand",
            capability: .command(
                intent: .custom(verb: "dependency-graph", description: "Draw or judge a recorded dependency graph.")
            ),
            dependencies: ["dependency-graph"],
            path: "Tools/plugin"
        ),

        // Examples, compiled and run as a user would.
        .executableTarget(
            name: "orders",
            dependencies: ["DependencyInjection", "GraphRecording"],
            path: "Tools/examples/orders"
        ),
        .executableTarget(
            name: "first-steps",
            dependencies: ["DependencyInjection", "GraphRecording"],
            path: "Tools/examples/first-steps"
        ),

        // What it costs, against what it would cost without a container.
        .executableTarget(
            name: "injection-benchmarks",
            dependencies: [
                "DependencyInjection", "DependencyInjectionTestKit", "GraphRecording", "GraphAnalysis", "CPlatform",
            ],
            path: "Tools/benchmarks",
            exclude: ["count-instructions", "limits.json", "measure-startup", "startup"]
        ),

        // Two modules that declare a protocol of one name, for the tests.
        .target(name: "Billing", path: "Tests/Modules/Billing"),
        .target(name: "Shipping", path: "Tests/Modules/Shipping"),
        .testTarget(
            name: "DependencyInjectionTests",
            dependencies: ["DependencyInjection", "Routing", "Billing", "Shipping"],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "RoutingTests", dependencies: ["Routing", "GraphAnalysis", "GraphRecording"]),

        .testTarget(
            name: "DependencyInjectionTestKitTests",
            dependencies: ["DependencyInjection", "DependencyInjectionTestKit", "GraphAnalysis", "GraphRecording"]
        ),
        // Wrong on purpose: skipped but where a check runs them and compares what they report.
        .testTarget(
            name: "WrongTests",
            dependencies: ["DependencyInjection", "DependencyInjectionTestKit"],
            exclude: ["expected.txt"]
        ),
        .testTarget(name: "GraphAnalysisTests", dependencies: ["GraphAnalysis"]),
        .testTarget(name: "GraphRecordingTests", dependencies: ["GraphRecording"]),
        .testTarget(
            name: "GraphRenderingTests",
            dependencies: ["GraphAnalysis", "GraphRendering", "dependency-graph"],
            exclude: ["Children", "Golden"]
        ),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["GraphAnalysis", "orders", "first-steps", "injection-benchmarks", "dependency-graph"]
        ),
        .testTarget(
            name: "ToolTests",
            dependencies: ["GraphAnalysis", "dependency-graph"],
            exclude: ["Golden", "Plugins"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) && target.name != "CPlatform" {
    target.swiftSettings = [
        // `any` is written out, so that the cost of an existential is seen where it is paid.
        .enableUpcomingFeature("ExistentialAny"),
        // A file names what it uses; nothing leaks in through another file's import.
        .enableUpcomingFeature("MemberImportVisibility"),
        // What a module imports is its own affair unless it says `public import`.
        .enableUpcomingFeature("InternalImportsByDefault"),
        // Async functions stay on the caller's actor.
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
