// swift-tools-version: 6.2
import PackageDescription

// A stranger's package that only injects: what its program links is checked by the script beside this file.
let package = Package(
    name: "consumer",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "dependency-injection", path: "../..")],
    targets: [
        .executableTarget(
            name: "consumer",
            dependencies: [.product(name: "DependencyInjection", package: "dependency-injection")]
        )
    ],
    swiftLanguageModes: [.v6]
)
