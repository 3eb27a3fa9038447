/// What an actuator makes of the drive, block after block.
struct Motion: ~Copyable, Sendable {
    // Not private: as part of a noncopyable type that another file uses, that fails to link without optimisation.
    enum Model: BitwiseCopyable, Sendable {
        case none
        case resonant(Resonator)
        case rotating(RotatingMass, Actuator.Motor)
    }

    private var model: Model
    private var stepper: MotorStepper
    /// Both as they are before the first sample.
    private let rest: Model
    /// How many samples the model remembers, to 1 in 10^12.
    private let memory: Int

    init(_ settings: RenderSettings, for timeline: borrowing Timeline) {
        rest = Self.model(settings)
        model = rest
        stepper = MotorStepper(for: timeline)
        memory = Numerics.ceiling(4 * settings.actuator.ringing * settings.sampleRate)
    }

    private static func model(_ settings: RenderSettings) -> Model {
        guard settings.signal == .motion else { return .none }
        switch settings.actuator.kind {
        case .flat: return .none
        case .resonant(let frequency, let quality):
            return .resonant(Resonator(frequency: frequency, quality: quality, rate: settings.sampleRate))
        case .rotating(let frequency, let timeConstant, let motor):
            return .rotating(
                RotatingMass(frequency: frequency, timeConstant: timeConstant, rate: settings.sampleRate), motor)
        }
    }

    /// True where the drive signal has no part in the motion.
    var ignoresDrive: Bool {
        if case .rotating = model { true } else { false }
    }

    /// How many samples before one a filter must start for its state to be right there; 0 without a filter.
    var samplesToPrepare: Int {
        if case .resonant = model { memory } else { 0 }
    }

    /// Goes to rest, as before a sample; a rotating mass follows all commands up to there.
    mutating func seek(to sample: Int, _ timeline: borrowing Timeline) {
        model = rest
        stepper.restart()
        guard case .rotating(var mass, let motor) = model else { return }
        while stepper.position < Double(sample) { advance(&mass, motor, timeline) }
        model = .rotating(mass, motor)
    }

    /// Replaces the drive by the motion, from the renderer's sample of that number on.
    mutating func process(_ lane: Lane, first: Int, _ timeline: borrowing Timeline) {
        switch model {
        case .none: break
        case .resonant(var resonator):
            resonator.process(lane)
            model = .resonant(resonator)
        case .rotating(var mass, let motor):
            turn(&mass, motor, lane, first: first, timeline)
            model = .rotating(mass, motor)
        }
    }

    /// The commands of a step hold from its start.
    private mutating func turn(
        _ mass: inout RotatingMass, _ motor: Actuator.Motor, _ lane: Lane, first: Int, _ timeline: borrowing Timeline
    ) {
        for index in 0..<lane.count {
            let position = Double(first + index)
            while stepper.position <= position { advance(&mass, motor, timeline) }
            lane.add(Float(mass.force(at: position)), at: index)
        }
    }

    private mutating func advance(_ mass: inout RotatingMass, _ motor: Actuator.Motor, _ timeline: borrowing Timeline) {
        let start = stepper.position
        let levels = stepper.next(timeline)
        let level = motor == .heavy ? levels.heavy : levels.light
        mass.follow(timeline.motors.command(forLevel: level), from: start)
    }
}
