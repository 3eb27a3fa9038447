/// The lines on which a few offsets of a file lie, counted in one pass.
struct LineNumbers {
    private let offsets: [Int]
    private var lines: [Int] = []

    /// Counts up to each of the offsets. A line ends with a line feed, a carriage return, or both.
    init(of offsets: [Int], in document: AHAPDocument) {
        self.offsets = offsets.sorted()
        guard !offsets.isEmpty else { return }
        let bytes = document.bytes
        var line = 1
        var at = 0
        for offset in self.offsets {
            while at < min(offset, bytes.count) {
                let isReturn = bytes[at] == 0x0D && !(at + 1 < bytes.count && bytes[at + 1] == 0x0A)
                if bytes[at] == 0x0A || isReturn { line += 1 }
                at += 1
            }
            lines.append(line)
        }
    }

    /// The line of one of the offsets, from 1 on.
    func line(of offset: Int) -> Int {
        let index = offsets.partitioningIndex { $0 >= offset }
        return index < lines.count ? lines[index] : 1
    }
}
