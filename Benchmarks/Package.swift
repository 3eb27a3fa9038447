// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the libraries resolve none of this.
let house: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-haptics", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CRendering",
                "CSimdjson",
                .product(name: "AHAP", package: "swift-haptics"),
                .product(name: "HapticPatterns", package: "swift-haptics"),
                .product(name: "HapticRendering", package: "swift-haptics"),
                .product(name: "HapticsTesting", package: "swift-haptics"),
                .product(name: "SoundFiles", package: "swift-haptics"),
                .product(name: "SwiftUI", package: "swift-haptics"),
            ],
            swiftSettings: house),
        // The same waveforms in C, for the processor that Swift's release build is for.
        .target(name: "CRendering", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
        // simdjson's on-demand reader behind one C function. It picks the best code for the processor when it runs.
        .target(
            name: "CSimdjson",
            cxxSettings: [.unsafeFlags(["-O3"])],
            linkerSettings: [.linkedLibrary("simdjson")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
