/// What `haptics info` tells of a pattern's signal: figures of whoever rendered it, in seconds and shares of full drive.
public struct SignalFacts: Equatable, Sendable {
    /// What the model of an actuator makes of the drive.
    public struct Model: Equatable, Sendable {
        /// The model's name.
        public var name: String
        /// The largest magnitude of its motion.
        public var peak: Double
        /// The sum of its squared motion, in seconds at full motion.
        public var energy: Double

        /// A model's figures.
        public init(name: String, peak: Double, energy: Double) {
            self.name = name
            self.peak = peak
            self.energy = energy
        }
    }

    /// The largest magnitude of the drive before limiting.
    public var peak: Double
    /// Samples beyond full drive.
    public var limitedSamples: Int
    /// The sum of the squared drive, in seconds at full drive.
    public var energy: Double
    /// Moments at which haptic events begin.
    public var onsets: Int
    /// Seconds from the start that the figures hold for, where that is not the whole.
    public var part: Double?
    /// The models.
    public var models: [Model]

    /// Figures of a signal.
    public init(
        peak: Double, limitedSamples: Int, energy: Double, onsets: Int, part: Double? = nil, models: [Model] = []
    ) {
        self.peak = peak
        self.limitedSamples = limitedSamples
        self.energy = energy
        self.onsets = onsets
        self.part = part
        self.models = models
    }
}
