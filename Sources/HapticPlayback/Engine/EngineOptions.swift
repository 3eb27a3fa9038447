/// What an engine is to do, and keeps doing when it is started again.
package struct EngineOptions: Equatable, Sendable {
    /// Which events are played; a change counts from the next start on.
    package var playsHaptics = true
    package var playsAudio = true
    /// What is silent, with a fade of 2 ms where it sounds.
    package var mutesHaptics = false
    package var mutesAudio = false
    /// Stops when nothing was played for two minutes, or as long as it was made to wait, and starts when a player does.
    package var shutsDownWhenIdle = false

    package init() {}
}
