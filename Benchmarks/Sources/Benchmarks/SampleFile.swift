/// Makes the AHAP files that the benchmarks read: the same bytes on every machine.
///
/// A file is what a large real one looks like: taps, buzzes with their curves, steps of a control, sounds; times with
/// three decimals as a person writes them beside ones with up to 17 digits as tools write them.
struct SampleFile {
    private var text = SampleText(isPretty: true)
    private var random = SplitMix(state: 20)
    /// Where the next entry begins, in milliseconds.
    private var time = 0

    /// The bytes of a file of at least `size` bytes; only the white space depends on `isPretty`.
    static func bytes(size: Int, isPretty: Bool) -> [UInt8] {
        var file = SampleFile()
        file.text = SampleText(isPretty: isPretty)
        file.write(size: size)
        return file.text.bytes
    }

    private mutating func write(size: Int) {
        text.reserve(size + 65_536)
        text.open("{")
        text.member("Version", "1.0")
        text.key("Metadata")
        text.open("{")
        text.member("Project", "\"Benchmark\"")
        text.member("Description", "\"Made by the benchmark's generator\"")
        text.close("}")
        text.key("Pattern")
        text.open("[")
        while text.bytes.count < size { writeGroup() }
        text.close("]")
        text.close("}")
        text.endLine()
    }

    /// What belongs together: a few taps, a buzz with its curves, a step up and down again, or a sound.
    private mutating func writeGroup() {
        switch random.below(20) {
        case 0..<12: writeTap()
        case 12..<18: writeBuzz()
        case 18: writeSteps()
        default: writeSound()
        }
        time += 60 + random.below(400)
    }

    private mutating func writeTap() {
        openEvent("HapticTransient", at: seconds(time))
        writeParameters([("HapticIntensity", unit()), ("HapticSharpness", unit())])
        closeEntry()
    }

    private mutating func writeBuzz() {
        let length = 200 + random.below(1800)
        // The same spelling on the buzz and its curves, as tools write it.
        let start = seconds(time)
        openEvent("HapticContinuous", at: start)
        text.member("EventDuration", seconds(length))
        var parameters = [("HapticIntensity", unit()), ("HapticSharpness", unit())]
        if random.below(3) == 0 {
            parameters += [("AttackTime", unit()), ("DecayTime", unit()), ("Sustained", "1")]
        }
        writeParameters(parameters)
        closeEntry()
        writeCurve("HapticIntensityControl", at: start, length: length, last: "1.0")
        if random.below(2) == 0 { writeCurve("HapticSharpnessControl", at: start, length: length, last: "0.0") }
        time += length
    }

    /// A curve over a buzz, ending where nothing is changed any more.
    private mutating func writeCurve(_ id: String, at start: String, length: Int, last: String) {
        text.open("{")
        text.key("ParameterCurve")
        text.open("{")
        text.member("ParameterID", "\"\(id)\"")
        text.member("Time", start)
        text.key("ParameterCurveControlPoints")
        text.open("[")
        let count = 3 + random.below(14)
        for index in 0..<count {
            text.open("{")
            text.member("Time", seconds(length * index / (count - 1)))
            text.member("ParameterValue", index == count - 1 ? last : unit())
            text.close("}")
        }
        text.close("]")
        closeEntry()
    }

    private mutating func writeSteps() {
        for value in [unit(), "1.0"] {
            text.open("{")
            text.key("Parameter")
            text.open("{")
            text.member("ParameterID", "\"HapticIntensityControl\"")
            text.member("Time", seconds(time))
            text.member("ParameterValue", value)
            closeEntry()
            time += 150
        }
    }

    private mutating func writeSound() {
        openEvent("AudioCustom", at: seconds(time))
        text.member("EventWaveformPath", "\"Sounds/impact-\(random.below(9)).wav\"")
        text.member("EventWaveformUseVolumeEnvelope", random.below(2) == 0 ? "true" : "false")
        writeParameters([("AudioVolume", unit())])
        closeEntry()
    }

    // MARK: Parts

    private mutating func openEvent(_ type: String, at start: String) {
        text.open("{")
        text.key("Event")
        text.open("{")
        text.member("Time", start)
        text.member("EventType", "\"\(type)\"")
    }

    /// Closes an entry's body and the entry.
    private mutating func closeEntry() {
        text.close("}")
        text.close("}")
    }

    private mutating func writeParameters(_ parameters: [(id: String, value: String)]) {
        text.key("EventParameters")
        text.open("[")
        for parameter in parameters {
            text.open("{")
            text.member("ParameterID", "\"\(parameter.id)\"")
            text.member("ParameterValue", parameter.value)
            text.close("}")
        }
        text.close("]")
    }

    /// A time in seconds: as a person writes it, or as a sum of doubles comes out (up to 17 digits).
    private mutating func seconds(_ milliseconds: Int) -> String {
        let exact = Double(milliseconds) / 1000
        return random.below(2) == 0 ? "\(exact)" : "\(exact + random.unit() * 1e-4)"
    }

    /// A value between 0.1 and 1 of one to 17 digits.
    private mutating func unit() -> String {
        switch random.below(4) {
        case 0: return "\(Double(1 + random.below(9)) / 10)"
        case 1: return "\(Double(101 + random.below(899)) / 1000)"
        // What a tool writes that keeps its values in 32 bits.
        case 2: return "\(Double(Float(0.1 + 0.9 * random.unit())))"
        default: return "\(0.1 + 0.9 * random.unit())"
        }
    }
}

/// The generator SplitMix64: small, and the same everywhere.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0 up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// 0 up to, not including, 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
