/// A stand-in for the class of AVFAudio, so that ``CHHapticEngine/init(audioSession:)`` has a type for its argument.
///
/// There are no audio sessions on Linux: it has no members, and which one an engine is given makes no difference.
open class AVAudioSession {
    init() {}
}
