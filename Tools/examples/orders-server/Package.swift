// swift-tools-version: 6.2
import PackageDescription

// A server as a user of the package would write it: each feature is a module with its own dependencies and its own narrow container, and
// the application puts them together.
let injection = Target.Dependency.product(name: "DependencyInjection", package: "dependency-injection")
let routing = Target.Dependency.product(name: "Routing", package: "dependency-injection")
let recording = Target.Dependency.product(name: "GraphRecording", package: "dependency-injection")
let analysis = Target.Dependency.product(name: "GraphAnalysis", package: "dependency-injection")

let package = Package(
    name: "orders-server",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "dependency-injection", path: "../../..")],
    targets: [
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(
            name: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
        ),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),

        // What features stand on: HTTP with pages to show screens on, and the database.
        .target(name: "Web", dependencies: [injection, routing, "CMicroHTTPD"]),
        .target(name: "Storage", dependencies: [injection, "CSQLite"]),

        // The features.
        .target(name: "Accounts", dependencies: [injection, "Web", "Storage"]),
        .target(name: "Orders", dependencies: [injection, routing, "Accounts", "Web", "Storage"]),
        .target(name: "Favourites", dependencies: [injection, routing, "Accounts", "Web", "Storage"]),
        .target(name: "Monitoring", dependencies: [injection, analysis, recording, "Web", "Storage"]),

        // The application.
        .executableTarget(
            name: "orders-server",
            dependencies: [
                injection, routing, recording, "Accounts", "Orders", "Favourites", "Monitoring", "Web", "Storage",
                "CGetopt",
            ]
        ),
        .testTarget(name: "ServerTests", dependencies: [analysis, "orders-server", "Web", "CSQLite"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
