extension HapticEvent {
    /// How long a tap is taken to ring where its controls matter, in seconds. Real ones are shorter; in our reference
    /// rendering the dullest has faded by 58 dB after 88 ms.
    static let longestRing = 0.1

    /// True for an event that decays by itself instead of holding its level.
    var decays: Bool { kind != .hapticTransient && value(of: .sustained) == 0 }

    /// True for a tap and for an event whose length is not stated: reversed in time, it begins where it began.
    var isInstant: Bool { kind == .hapticTransient || duration == nil }

    /// When the event is over but for its release or ringing: at its start for a tap, whose duration only pads it;
    /// infinity where only a player can know (a sound's natural length, a decay without a duration).
    var bodyEnd: Double {
        switch kind {
        case .hapticTransient: time
        case .audioCustom: (duration ?? 0) > 0 ? time + (duration ?? 0) : .infinity
        case .hapticContinuous, .audioContinuous: duration.map { time + $0 } ?? (decays ? .infinity : time)
        }
    }

    /// An upper bound of what rings on after ``bodyEnd``, in seconds.
    ///
    /// - Parameter release: The effective release time of the event. Read in seconds or on an exponential scale that ends
    ///   at one second, a value lasts no longer than this.
    func tail(release: Float) -> Double {
        kind == .hapticTransient ? Self.longestRing : Double(release)
    }
}
