// swift-tools-version: 6.2
import PackageDescription

// A program that only injects, and the same one without the package.
let package = Package(
    name: "startup",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "dependency-injection", path: "../../..")],
    targets: [
        .executableTarget(
            name: "injected",
            dependencies: [.product(name: "DependencyInjection", package: "dependency-injection")]
        ),
        .executableTarget(name: "by-hand"),
    ],
    swiftLanguageModes: [.v6]
)
