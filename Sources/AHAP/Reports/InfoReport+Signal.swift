extension InfoReport {
    /// Appends lines on a signal.
    static func append(_ signal: SignalFacts, to output: inout [UInt8]) {
        let limited = signal.limitedSamples > 0 ? ", \(TextReport.count(signal.limitedSamples, "sample")) over 1" : ""
        let part = signal.part.map { " (of the first \($0) s)" } ?? ""
        append("peak", "\(share(signal.peak)) of full drive\(limited)\(part)", to: &output)
        append("energy", "\(milliseconds(signal.energy)) at full drive\(part)", to: &output)
        append("onsets", "\(signal.onsets)", to: &output)
        let width = signal.models.map { $0.name.utf8.count }.max() ?? 0
        for (number, model) in signal.models.enumerated() {
            let name = model.name + String(repeating: " ", count: width - model.name.utf8.count)
            let text = "\(name)  peak \(share(model.peak)), energy \(milliseconds(model.energy))"
            append(number == 0 ? "models" : "", text, to: &output)
        }
    }

    /// Appends an object with a signal's figures.
    static func append(json signal: SignalFacts, to output: inout [UInt8]) {
        output.append(text: "{")
        output.append(member: "peak", number: signal.peak, first: true)
        output.append(member: "limitedSamples", signal.limitedSamples)
        output.append(member: "energy", number: signal.energy)
        output.append(member: "onsets", signal.onsets)
        output.append(member: "part", number: signal.part)
        output.append(text: ",\"models\":[")
        for (number, model) in signal.models.enumerated() {
            output.append(text: number == 0 ? "{" : ",{")
            output.append(member: "name", model.name, first: true)
            output.append(member: "peak", number: model.peak)
            output.append(member: "energy", number: model.energy)
            output.append(text: "}")
        }
        output.append(text: "]}")
    }

    private static func share(_ value: Double) -> String { FixedDecimal.text(value, places: 3) }

    private static func milliseconds(_ seconds: Double) -> String {
        FixedDecimal.text(seconds * 1000, places: 1) + " ms"
    }
}
