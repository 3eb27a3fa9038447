// swift-tools-version: 6.2
import PackageDescription

// A package as users have it: it depends on the product CoreHaptics and on nothing else of ours. See scripts/test-clients.
let package = Package(
    name: "clients",
    dependencies: [.package(name: "swift-haptics", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client", dependencies: [.product(name: "CoreHaptics", package: "swift-haptics")])
    ],
    swiftLanguageModes: [.v6]
)
