import HapticRendering

/// Commands that wait for their sample: a binary heap with room for a fixed number. Of those at one sample, what came
/// first goes first.
package struct Schedule: ~Copyable, Sendable {
    // Not private: as part of a noncopyable type that another file uses, that fails to link without optimisation.
    struct Entry: BitwiseCopyable, Sendable {
        var command: Command
        var number: Int
    }

    private var entries: FlatArray<Entry>
    /// The number that the next command will get.
    private(set) var number = 0
    package private(set) var count = 0

    package init(capacity: Int) {
        let nothing = Entry(command: Command(.attach), number: 0)
        entries = FlatArray(repeating: nothing, count: capacity)
    }

    /// The sample of the next command, or `nil` without one.
    package var nextSample: Int? { count > 0 ? entries[0].command.sample : nil }

    /// Adds a command, which gets the next number. False without room.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func add(_ command: Command) -> Bool {
        guard count < entries.count else { return false }
        let entry = Entry(command: command, number: number)
        number += 1
        var place = count
        count += 1
        while place > 0, Self.precedes(entry, entries[(place - 1) / 2]) {
            entries[place] = entries[(place - 1) / 2]
            place = (place - 1) / 2
        }
        entries[place] = entry
        return true
    }

    /// Takes the next command out if it is due at a sample, with its number.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func take(dueAt sample: Int) -> (command: Command, number: Int)? {
        guard count > 0, entries[0].command.sample <= sample else { return nil }
        let first = entries[0]
        count -= 1
        let last = entries[count]
        var place = 0
        while 2 * place + 1 < count {
            var child = 2 * place + 1
            if child + 1 < count, Self.precedes(entries[child + 1], entries[child]) { child += 1 }
            if !Self.precedes(entries[child], last) { break }
            entries[place] = entries[child]
            place = child
        }
        entries[place] = last
        return (first.command, first.number)
    }

    /// How many starts of a player wait that came with a number or a later one. Looks at all that waits.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    func starts(of player: PlayerReference, from number: Int) -> Int {
        var starts = 0
        for index in 0..<count where entries[index].number >= number {
            let command = entries[index].command
            if command.action.isStart, command.player == player { starts += 1 }
        }
        return starts
    }

    private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
        a.command.sample != b.command.sample ? a.command.sample < b.command.sample : a.number < b.number
    }
}
