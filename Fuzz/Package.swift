// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it links only with the fuzzer's run-time library (see run.sh).
let house: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "swift-haptics", path: "..")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "AHAP", package: "swift-haptics"),
                .product(name: "HapticPatterns", package: "swift-haptics"),
                .product(name: "HapticRendering", package: "swift-haptics"),
            ],
            swiftSettings: house)
    ],
    swiftLanguageModes: [.v6]
)
