import AHAP
import Glibc
import HapticPatterns
func read(_ path: String) -> [UInt8] {
    let fd = open(path, O_RDONLY); defer { close(fd) }
    var st = stat(); fstat(fd, &st)
    return [UInt8](unsafeUninitializedCapacity: Int(st.st_size)) { b, n in n = unsafe Glibc.read(fd, b.baseAddress, b.count) }
}
let path = CommandLine.arguments[1]
let bytes = read(path)
for _ in 0..<(CommandLine.arguments.count > 2 ? 10 : 1) {
var t0 = timespec(); clock_gettime(CLOCK_MONOTONIC, &t0)
let d = AHAPDocument(bytes)
var t1 = timespec(); clock_gettime(CLOCK_MONOTONIC, &t1)
let f = Linter().findings(in: d)
let ms = Double(t1.tv_sec - t0.tv_sec) * 1e3 + Double(t1.tv_nsec - t0.tv_nsec) / 1e6
print(path, d.pattern.events.count, d.pattern.curves.count, d.pattern.parameters.count, f.count, ms, Double(bytes.count) / ms / 1000, "MB/s")
for x in f.prefix(5) { print(x.code.text, x.range, x.message) }
}
