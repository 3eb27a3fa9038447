extension Actuator {
    /// Motion is the drive itself.
    public static var flat: Actuator { Actuator(name: "flat", kind: .flat) }

    /// The linear actuator of a recent iPhone: 150 Hz, quality 2. Both follow from rest to peak within three zero
    /// crossings and a range of 80...230 Hz; neither was measured.
    public static var lraIPhone: Actuator {
        Actuator(name: "lra-iphone", kind: .resonant(frequency: 150, quality: 2))
    }

    /// A common resonant actuator of an Android phone: 150 Hz, quality 8, the defaults of Android's haptic generator.
    public static var lraAndroid: Actuator {
        Actuator(name: "lra-android", kind: .resonant(frequency: 150, quality: 8))
    }

    /// A resonant actuator with a usable band of a few hertz: 175 Hz, quality 20.
    public static var lraNarrow: Actuator {
        Actuator(name: "lra-narrow", kind: .resonant(frequency: 175, quality: 20))
    }

    /// The voice coil of a game controller: 65 Hz, quality 1.8, from Meta's profile of a generic one.
    public static var voiceCoil: Actuator {
        Actuator(name: "voice-coil", kind: .resonant(frequency: 65, quality: 1.8))
    }

    /// The heavy motor of a gamepad: 60 Hz at full speed, time constant 40 ms from a measured rise of 0.116 s.
    public static var ermLow: Actuator {
        Actuator(name: "erm-low", kind: .rotating(frequency: 60, timeConstant: 0.04, motor: .heavy))
    }

    /// The light motor of a gamepad: 170 Hz at full speed, time constant 20 ms, both assumed.
    public static var ermHigh: Actuator {
        Actuator(name: "erm-high", kind: .rotating(frequency: 170, timeConstant: 0.02, motor: .light))
    }

    /// The models that have a name, to choose one by it.
    public static var named: [Actuator] {
        [.lraIPhone, .lraAndroid, .lraNarrow, .voiceCoil, .ermLow, .ermHigh, .flat]
    }
}
