// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it links without a `main`, and is built for WebAssembly only (see build.sh).
let house: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Web",
    dependencies: [.package(name: "swift-haptics", path: "..")],
    targets: [
        .executableTarget(
            name: "HapticsModule",
            dependencies: [
                "CModule",
                .product(name: "AHAP", package: "swift-haptics"),
                .product(name: "HapticPatterns", package: "swift-haptics"),
                .product(name: "HapticRendering", package: "swift-haptics"),
            ],
            swiftSettings: house),
        // What Swift's standard library and the C library expect of a host, so that the module asks nothing of one.
        .target(name: "CModule"),
    ],
    swiftLanguageModes: [.v6]
)
