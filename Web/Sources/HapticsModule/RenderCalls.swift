import AHAP
import CModule
import HapticPatterns
import HapticRendering

// What each call does that renders, in terms of the library. The layouts are those that `RenderExports.swift` promises.

func render(_ bytes: [UInt8], settings: String, first: Double, count: Double) throws(Refusal)
    -> UnsafeMutablePointer<haptics_result>?
{
    let pattern = try pattern(in: bytes)
    var renderer = try renderer(of: pattern, settings)
    let total = renderer.sampleCount
    let start = whole(first, upTo: total)
    let wanted = whole(count, upTo: total - start)
    let channels = renderer.hasAudio ? 3 : 1
    guard wanted <= mostBytes / (4 * channels) else {
        throw Refusal("\(wanted) samples do not fit into memory at once: ask for fewer")
    }
    renderer.seek(to: start)
    return unsafe result(status: Int32(channels), count: 32 + 4 * wanted * channels) { memory in
        // The numbers and the channels lie within the room just asked for, one behind the other.
        unsafe renderer.render(to: memory + 32, count: wanted)
        let report = renderer.report
        unsafe store(
            [pattern.duration, Double(total), Double(report.peak), Double(report.limitedSamples)], at: memory)
    }
}

func effective(_ bytes: [UInt8], settings: String, rate: Double, start: Double, end: Double) throws(Refusal)
    -> UnsafeMutablePointer<haptics_result>?
{
    let renderer = try renderer(of: pattern(in: bytes), settings)
    guard rate > 0, rate <= RenderSettings.sampleRates.upperBound else {
        throw Refusal("the rate must be above 0 and at most \(RenderSettings.sampleRates.upperBound), not \(rate)")
    }
    let last = min(end, Double(renderer.sampleCount) / renderer.settings.sampleRate)
    guard (last - start) * rate < Double(mostBytes / 64) else {
        throw Refusal("that many samples do not fit into memory: ask for a lower rate or a shorter time")
    }
    let samples = renderer.effectiveSamples(rate: rate, from: start, to: end)
    return unsafe answer([samples.map { $0.intensity }, samples.map { $0.sharpness }, samples.map { $0.amplitude }])
}

func motors(_ bytes: [UInt8], settings: String) throws(Refusal) -> UnsafeMutablePointer<haptics_result>? {
    let steps = try renderer(of: pattern(in: bytes), settings).motorTrack().steps
    return unsafe answer([steps.map { $0.time }, steps.map { $0.heavy }, steps.map { $0.light }])
}

/// More than this of one result is asking for trouble: memory has 4 GiB in all.
private let mostBytes = 1 << 30

/// What can be read of a text; entries with faults are left out.
private func pattern(in bytes: [UInt8]) throws(Refusal) -> HapticPattern {
    let document = AHAPDocument(bytes)
    guard document.isJSON else { throw Refusal(notJSON: document) }
    return document.pattern
}

private func renderer(of pattern: HapticPattern, _ settings: String) throws(Refusal) -> Renderer {
    let settings = try RenderSettings(text: settings)
    do {
        return try Renderer(pattern, settings: settings)
    } catch {
        throw Refusal(error.description)
    }
}

/// A number from outside as a count of 0...`most`.
private func whole(_ number: Double, upTo most: Int) -> Int {
    number >= Double(most) ? most : number > 0 ? Int(number) : 0
}

extension Renderer {
    /// Renders the next samples of each channel to an address with room for them, one channel behind the other.
    fileprivate mutating func render(to address: UnsafeMutableRawPointer, count: Int) {
        let channels = hasAudio ? 3 : 1
        let base = unsafe address.bindMemory(to: Float.self, capacity: count * channels)
        unsafe base.initialize(repeating: 0, count: count * channels)
        // As the caller says of the address; the channels do not overlap.
        var haptic = unsafe MutableSpan(_unsafeStart: base, count: count)
        guard channels == 3 else { return render(haptic: &haptic) }
        var left = unsafe MutableSpan(_unsafeStart: base + count, count: count)
        var right = unsafe MutableSpan(_unsafeStart: base + 2 * count, count: count)
        render(haptic: &haptic, left: &left, right: &right)
    }
}
