// swift-tools-version: 6.2
import PackageDescription

// One list for every target: the house speaks Swift 6, says where memory safety rests on
// a person, spells existentials, and imports nothing by accident.
let house: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// On Apple systems `import CoreHaptics` means Apple's framework, which a module of that name would hide. So the product is
// there without code of its own; with HAPTICS_OWN_CORE_HAPTICS=1 it holds ours under the name `OpenCoreHaptics`, beside the
// framework. Never tried there: this package is built and tested on Linux, and so are the tests of this room.
#if canImport(Darwin)
    let ownsCoreHaptics = Context.environment["HAPTICS_OWN_CORE_HAPTICS"] == "1"
    let coreHaptics = ownsCoreHaptics ? "OpenCoreHaptics" : "AppleCoreHaptics"
    let coreHapticsPath = ownsCoreHaptics ? "Sources/CoreHaptics" : "Sources/AppleCoreHaptics"
    let coreHapticsTests: [Target] = []
    // Apple's framework of that name is there.
    let gameController: (products: [Product], targets: [Target]) = ([], [])
    // Stands on our Core Haptics.
    let feedback: (products: [Product], targets: [Target]) = ([], [])
#else
    let coreHaptics = "CoreHaptics"
    let coreHapticsPath = "Sources/CoreHaptics"
    // Floor 4: names of the system's, as UIKit's are. Nothing depends on it.
    let gameController: (products: [Product], targets: [Target]) = (
        [.library(name: "GameController", targets: ["GameController"])],
        [
            .target(
                name: "GameController", dependencies: ["CoreHaptics", "HapticDevices", "HapticPlayback"],
                swiftSettings: house),
            .testTarget(
                name: "GameControllerTests", dependencies: ["DeviceTrial", "GameController", "HapticDevices"],
                swiftSettings: house),
        ]
    )
    let feedback: (products: [Product], targets: [Target]) = (
        [
            .library(name: "HapticsTesting", targets: ["HapticsTesting"]),
            .library(name: "SemanticFeedback", targets: ["SemanticFeedback"]),
            .library(name: "SwiftUI", targets: ["SwiftUI"]),
            .library(name: "UIKit", targets: ["UIKit"]),
            .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
        ],
        [
            // Floor 3: feedback by what it means. No toolkit.
            .target(
                name: "SemanticFeedback",
                dependencies: ["CoreHaptics", "FeedbackKinds", "HapticPatterns", "HapticPlayback"],
                swiftSettings: house),
            .testTarget(
                name: "SemanticFeedbackTests",
                dependencies: [
                    "AHAP", "CoreHaptics", "FeedbackKinds", "HapticPatterns", "HapticPlayback", "HapticRendering",
                    "SemanticFeedback", "TestSupport",
                ],
                swiftSettings: house),
            // Floor 3: views and state. No toolkit, no window.
            .target(
                name: "ViewGraph", dependencies: ["HapticPlayback", "SemanticFeedback"], swiftSettings: house),
            .testTarget(
                name: "ViewGraphTests", dependencies: ["HapticPlayback", "TestSupport", "ViewGraph"],
                swiftSettings: house),
            // Floor 4: names of the system's for programs that come from iOS. Nothing depends on it: where a module UIKit is
            // in a build, other packages take it for Apple's.
            .target(name: "UIKit", dependencies: ["SemanticFeedback"], swiftSettings: house),
            .target(
                name: "SwiftUI", dependencies: ["HapticPlayback", "SemanticFeedback", "ViewGraph"],
                swiftSettings: house),
            .testTarget(
                name: "SwiftUITests",
                dependencies: [
                    "HapticPlayback", "HapticsTesting", "SemanticFeedback", "SwiftUI", "TestSupport", "ViewGraph",
                ],
                swiftSettings: house),
            // What a test file that imports both Testing and UIKit makes the compiler look for, by this very name.
            .target(
                name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/UIKitTesting", swiftSettings: house),
            .testTarget(
                name: "UIKitTests", dependencies: ["HapticsTesting", "SemanticFeedback", "UIKit", "_Testing_UIKit"],
                swiftSettings: house),
            // Screens written as for iOS, with what they must do. No settings of the house.
            .testTarget(
                name: "GalleryTests", dependencies: ["HapticsTesting", "SemanticFeedback", "SwiftUI"],
                path: "Examples/Gallery", exclude: ["GalleryApp.swift"]),
            // Floor 5: for users' tests, of any framework.
            .target(
                name: "HapticsTesting",
                dependencies: [
                    "AHAP", "CoreHaptics", "HapticPatterns", "HapticPlayback", "HapticRendering", "SemanticFeedback",
                    "ViewGraph",
                ],
                swiftSettings: house),
            .testTarget(
                name: "HapticsTestingTests",
                dependencies: [
                    "CoreHaptics", "HapticPatterns", "HapticPlayback", "HapticRendering", "HapticsTesting",
                    "SemanticFeedback", "TestSupport",
                ],
                swiftSettings: house),
        ]
    )
    let coreHapticsTests: [Target] = [
        .testTarget(
            name: "CoreHapticsTests",
            dependencies: [
                "AHAP", "CoreHaptics", "HapticPatterns", "HapticPlayback", "HapticRendering", "SoundFiles",
                "TestSupport",
            ],
            swiftSettings: house),
        // Programs written as for iOS, with what they must give. No settings of the house: they are an application's.
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "CoreHaptics", "HapticDevices", "HapticPlayback", "HapticRendering", "HapticsTesting",
                "SemanticFeedback",
                "UIKit",
            ],
            path: "Examples/Programs", resources: [.process("Resources")]),
    ]
#endif

let package = Package(
    name: "swift-haptics",
    products: [
        .library(name: "AHAP", targets: ["AHAP"]),
        .library(name: "CairoPlots", targets: ["CairoPlots"]),
        .library(name: "CoreHaptics", targets: [coreHaptics]),
        .library(name: "HapticDevices", targets: ["HapticDevices"]),
        .library(name: "HapticPatterns", targets: ["HapticPatterns"]),
        .library(name: "HapticPlayback", targets: ["HapticPlayback"]),
        .library(name: "HapticPlots", targets: ["HapticPlots"]),
        .library(name: "HapticRendering", targets: ["HapticRendering"]),
        .library(name: "HapticSounds", targets: ["HapticSounds"]),
        .library(name: "SoundFiles", targets: ["SoundFiles"]),
        .executable(name: "haptics", targets: ["haptics"]),
        .executable(name: "haptics-media", targets: ["haptics-media"]),
        .executable(name: "haptics-play", targets: ["haptics-play"]),
        .executable(name: "haptics-plot", targets: ["haptics-plot"]),
    ] + gameController.products + feedback.products,
    targets: [
        // Floor 0: AHAP text and pattern. No Foundation, no files.
        .target(name: "AHAP", dependencies: ["HapticPatterns"], swiftSettings: house),
        // Floor 0: pattern and signal. No Foundation, and no C library's mathematics. Where the compiler sees the module
        // as a whole, it checks that render functions neither allocate nor lock.
        .target(
            name: "HapticRendering", dependencies: ["HapticPatterns"],
            swiftSettings: house + [.define("CHECKS_RENDERING", .when(configuration: .release))]),
        // Ground: the model, values only.
        .target(name: "HapticPatterns", swiftSettings: house),
        // Floor 0: what each feedback is called and feels like, for the library and for the command.
        .target(name: "FeedbackKinds", dependencies: ["HapticPatterns"], swiftSettings: house),
        // Floor 1: the engine core. Players on a sample clock, mixed for whatever output asks for samples.
        .target(
            name: "HapticPlayback", dependencies: ["HapticPatterns", "HapticRendering"],
            swiftSettings: house + [.define("CHECKS_RENDERING", .when(configuration: .release))]),
        // Floor 1: sound files. Declares what it calls in C libraries, and loads them when first needed.
        .target(name: "CSoundLibraries"),
        .target(name: "SoundFiles", dependencies: ["CSoundLibraries"], swiftSettings: house),
        // Floor 1: outputs on real devices, and files that grow. Declares what it calls in SDL2, and loads it when first
        // needed.
        .target(name: "CSDLLibrary"),
        .target(
            name: "HapticDevices", dependencies: ["CSDLLibrary", "HapticPlayback", "HapticRendering", "SoundFiles"],
            swiftSettings: house),
        // Floor 1: plots. A scene of shapes and its terminal form without a C library, and its pictures by Cairo.
        .target(
            name: "HapticPlots", dependencies: ["AHAP", "HapticPatterns", "HapticRendering"], swiftSettings: house),
        .target(name: "CairoPlots", dependencies: ["CCairo", "HapticPlots"], swiftSettings: house),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        // Floor 1: the sounds that a pattern names, for a renderer; a renderer's signal, as a sound file.
        .target(
            name: "HapticSounds", dependencies: ["HapticPatterns", "HapticRendering", "SoundFiles"],
            swiftSettings: house),
        // Floor 2: Apple's API. Foundation is part of it.
        .target(
            name: coreHaptics,
            dependencies: [
                "AHAP", "HapticDevices", "HapticPatterns", "HapticPlayback", "HapticRendering", "HapticSounds",
                "SoundFiles",
            ],
            path: coreHapticsPath, swiftSettings: house),
        // Floor 5: the command. Glibc only, so that it starts in a blink.
        .executableTarget(
            name: "haptics", dependencies: ["AHAP", "HapticPatterns", "HapticRendering", "HapticsCommand"],
            swiftSettings: house),
        // The verbs that load sound libraries, in an executable of their own beside it.
        .executableTarget(
            name: "haptics-media",
            dependencies: [
                "AHAP", "HapticPatterns", "HapticRendering", "HapticSounds", "HapticsCommand", "SoundFiles",
            ],
            swiftSettings: house),
        // The verbs that draw pictures, in another.
        .executableTarget(
            name: "haptics-plot",
            dependencies: [
                "AHAP", "CairoPlots", "HapticPatterns", "HapticPlots", "HapticRendering", "HapticSounds",
                "HapticsCommand",
            ],
            swiftSettings: house),
        // The verbs that play on devices, in another: they load SDL2.
        .executableTarget(
            name: "haptics-play",
            dependencies: [
                "AHAP", "FeedbackKinds", "HapticDevices", "HapticPatterns", "HapticPlayback", "HapticRendering",
                "HapticSounds", "HapticsCommand",
            ],
            swiftSettings: house),
        // What the executables share: options, files, workers.
        .target(
            name: "HapticsCommand", dependencies: ["AHAP", "CGetopt", "FeedbackKinds", "HapticPatterns"],
            swiftSettings: house),
        // getopt_long, for the command.
        .systemLibrary(name: "CGetopt"),

        .testTarget(name: "AHAPTests", dependencies: ["AHAP", "HapticPatterns", "TestSupport"], swiftSettings: house),
        .testTarget(
            name: "CairoPlotsTests", dependencies: ["CCairo", "CairoPlots", "HapticPatterns", "HapticPlots"],
            swiftSettings: house),
        .testTarget(
            name: "CommandTests",
            dependencies: ["haptics", "haptics-media", "haptics-play", "haptics-plot", "TestSupport"],
            exclude: ["__Snapshots__"],
            swiftSettings: house),
        .testTarget(
            name: "HapticPatternsTests", dependencies: ["HapticPatterns", "TestSupport"], swiftSettings: house),
        .testTarget(
            name: "HapticPlaybackTests",
            dependencies: ["HapticPatterns", "HapticPlayback", "HapticRendering", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "HapticPlotsTests",
            dependencies: ["HapticPatterns", "HapticPlots", "HapticRendering", "TestSupport"],
            exclude: ["__Snapshots__"], swiftSettings: house),
        .testTarget(
            name: "HapticRenderingTests", dependencies: ["AHAP", "HapticPatterns", "HapticRendering", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "HapticSoundsTests",
            dependencies: ["HapticPatterns", "HapticRendering", "HapticSounds", "SoundFiles", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "SoundFilesTests", dependencies: ["CSoundLibraries", "SoundFiles", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "HapticDevicesTests",
            dependencies: [
                "AHAP", "CSDLLibrary", "DeviceTrial", "HapticDevices", "HapticPatterns", "HapticPlayback",
                "HapticRendering",
                "SoundFiles", "TestSupport",
            ],
            swiftSettings: house),
        // Plays on devices that only SDL sees, in a process of its own.
        .executableTarget(
            name: "DeviceTrial",
            dependencies: [
                "AHAP", "CSDLLibrary", "HapticDevices", "HapticPatterns", "HapticPlayback", "HapticRendering",
                "SoundFiles",
            ] + gameController.targets.filter { !$0.isTest }.map { .target(name: $0.name) },
            path: "Tests/DeviceTrial", swiftSettings: house),
        // Threads that race for one source, under the thread sanitizer; hours of a loop. See scripts/stress.
        .executableTarget(
            name: "playback-stress",
            dependencies: ["HapticPatterns", "HapticPlayback", "HapticRendering"]
                + (feedback.targets.isEmpty ? [] : ["CoreHaptics", "SemanticFeedback", "UIKit"]),
            path: "Tests/PlaybackStress",
            swiftSettings: house),
        // The examples rendered natively, for the test of the WebAssembly module.
        .executableTarget(
            name: "ExampleSamples", dependencies: ["AHAP", "HapticRendering"], path: "Tests/ExampleSamples",
            swiftSettings: house),
        // Snapshots, seeded randomness: shared by the suites.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: house),
    ] + coreHapticsTests + gameController.targets + feedback.targets,
    swiftLanguageModes: [.v6]
)

// With HAPTICS_TESTS="AHAPTests SoundFilesTests", only what these tests need is there to be built: the sanitizers look at
// some rooms, and need not wait for the others.
if let names = Context.environment["HAPTICS_TESTS"]?.split(separator: " ").map(String.init), !names.isEmpty {
    var wanted = Set(names)
    var size = 0
    while wanted.count > size {
        size = wanted.count
        for target in package.targets where wanted.contains(target.name) {
            for dependency in target.dependencies {
                switch dependency {
                case .byNameItem(let name, _), .targetItem(let name, _): wanted.insert(name)
                default: break
                }
            }
        }
    }
    package.products = []
    package.targets.removeAll { !wanted.contains($0.name) }
}
