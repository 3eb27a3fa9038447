import HapticsTesting
import SwiftUI

/// Builds a screen of a thousand rows, and changes one of them, each time with where everything stands.
@MainActor
struct ViewBenchmark {
    private static let rounds = 9
    private static let changes = 100

    func run() throws -> BenchmarkResults {
        BenchmarkResults(
            name: "views", machine: .this,
            results: [
                try measure("change the state of one of 1,000 rows") { RowsWithStates() },
                try measure("change one element of an array that 1,000 rows show") { RowsOfArray() },
                try measure("the same, rows written within the ForEach") { InlineRows() },
                try measure("change one element through its binding, of 1,000 rows with one each") { RowsOfBindings() },
                // All closures are evaluated, and all actions are new: the price of writing it so.
                try measure("change one element, rows within the ForEach with actions of the screen", atMost: nil) {
                    RowsWithActions()
                },
            ])
    }

    private func measure<Screen: View>(
        _ job: String, atMost: Double? = 0.02, _ screen: () -> Screen
    ) throws -> BenchmarkResult {
        let clock = ContinuousClock()
        var (builds, changes): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            var host: ViewHost?
            let build = clock.measure {
                host = ViewHost(screen())
                _ = host?.findAll(role: .button).first?.frame
            }
            guard let host else { continue }
            let button = try host.find(role: .button)
            let change = clock.measure {
                for _ in 0..<Self.changes {
                    host.tap(button)
                    _ = button.frame
                }
            }
            builds.append(build / .seconds(1))
            changes.append(change / .seconds(1) / Double(Self.changes))
        }
        return BenchmarkResult(
            job: job, unit: "seconds", value: changes.median, rounds: Self.rounds,
            comparisons: [
                .init(
                    with: "building all", value: builds.median, ratio: changes.median / builds.median, atMost: atMost)
            ])
    }
}

private struct RowsWithStates: View {
    var body: some View {
        ScrollView {
            VStack { ForEach(0..<1_000) { StateRow(number: $0) } }
        }
    }
}

private struct StateRow: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Button(isOn ? "on" : "off") { isOn.toggle() }
        }
        .padding()
        .sensoryFeedback(.selection, trigger: isOn)
    }
}

private struct Item: Identifiable {
    let id: Int
    var isOn = false
}

private struct RowsOfArray: View {
    @State private var items = (0..<1_000).map { Item(id: $0) }

    var body: some View {
        VStack {
            Button("Change") { items[500].isOn.toggle() }
            ScrollView {
                VStack { ForEach(items) { ItemRow(item: $0) } }
            }
        }
    }
}

private struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text("Row \(item.id)")
            Spacer()
            Text(item.isOn ? "on" : "off")
        }
        .padding()
        .sensoryFeedback(.selection, trigger: item.isOn)
    }
}

private struct InlineRows: View {
    @State private var items = (0..<1_000).map { Item(id: $0) }

    var body: some View {
        VStack {
            Button("Change") { items[500].isOn.toggle() }
            ScrollView {
                VStack {
                    ForEach(items) { item in
                        HStack {
                            Text("Row \(item.id)")
                            Spacer()
                            Text(item.isOn ? "on" : "off")
                        }
                        .padding()
                        .sensoryFeedback(.selection, trigger: item.isOn)
                    }
                }
            }
        }
    }
}

private struct RowsOfBindings: View {
    @State private var items = (0..<1_000).map { Item(id: $0) }

    var body: some View {
        ScrollView {
            VStack { ForEach($items) { BindingRow(item: $0) } }
        }
    }
}

private struct BindingRow: View {
    @Binding var item: Item

    var body: some View {
        HStack {
            Text("Row \(item.id)")
            Spacer()
            Button(item.isOn ? "on" : "off") { item.isOn.toggle() }
        }
        .padding()
        .sensoryFeedback(.selection, trigger: item.isOn)
    }
}

private struct RowsWithActions: View {
    @State private var items = (0..<1_000).map { Item(id: $0) }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(items) { item in
                    HStack {
                        Text("Row \(item.id)")
                        Spacer()
                        Button(item.isOn ? "on" : "off") { items[item.id].isOn.toggle() }
                    }
                    .padding()
                    .sensoryFeedback(.selection, trigger: item.isOn)
                }
            }
        }
    }
}
