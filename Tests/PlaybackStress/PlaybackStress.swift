#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `playback-stress storm`: 8 threads send 10,000 commands each to one source that a ninth renders, while others make and
/// drop players, mute and skip; then as many to one engine that is stopped and started meanwhile; then 500 feedbacks each by
/// UIKit's generators, triggers and themes; meant for the thread sanitizer. `playback-stress hours [N]`: hours of a loop at
/// 8 kHz, 24 unless stated; built with optimisation. `playback-stress speed`, `jitter [SECONDS]` and `triggers`: figures for
/// the benchmarks. All exit 1 where something is not as it must be, and name it.
@main
struct PlaybackStress {
    static func main() {
        let verb = CommandLine.arguments.dropFirst().first ?? "storm"
        let number = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
        do {
            switch verb {
            case "storm":
                try CommandStorm().run()
                try EngineStorm().run()
                #if !canImport(Darwin)
                    try FeedbackStorm().run()
                #endif
            case "hours": try LongLoop(hours: number ?? 24).run()
            case "speed": try MixerSpeed().run()
            case "jitter": try Jitter(seconds: number ?? 60).run()
            #if !canImport(Darwin)
                case "triggers": try TriggerSpeed().run()
            #endif
            default: throw Failure("usage: playback-stress storm|hours [N]|speed|jitter [SECONDS]|triggers")
            }
        } catch {
            print("playback-stress \(verb): \(error)")
            exit(1)
        }
    }
}

/// What is not as it must be.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(Failure) {
        if !condition { throw Failure(description()) }
    }
}
