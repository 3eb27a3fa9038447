// What Swift's run time and the C library ask of a host, answered here, so that the module imports nothing at all.

#include "CModule.h"

double strtod(const char *text, char **end);

/// How Swift reads a number of more digits than its own code handles. There is no locale but C's here.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end;
}

/// Seeds Swift's hashes. Always the same bytes: the same text gives the same answer everywhere.
void arc4random_buf(void *bytes, size_t count) {
    for (unsigned char *byte = bytes; count-- > 0;) *byte++ = 42;
}

/// The C library's would write to standard error.
_Noreturn void abort(void) { __builtin_trap(); }

/// The product of two 128-bit numbers, which the compiler calls for and its own library would bring.
__int128 __multi3(__int128 first, __int128 second) {
    uint64_t a = (uint64_t)first, b = (uint64_t)second;
    uint64_t low_a = a & 0xFFFFFFFF, high_a = a >> 32, low_b = b & 0xFFFFFFFF, high_b = b >> 32;
    uint64_t low = low_a * low_b, middle = high_a * low_b + (low >> 32), other = low_a * high_b + (uint32_t)middle;
    uint64_t high = high_a * high_b + (middle >> 32) + (other >> 32);
    high += (uint64_t)(first >> 64) * b + a * (uint64_t)(second >> 64);
    return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}

// The C library's streams, which `strtod` drags in, name these calls. Nothing is ever written or read; the answer is
// "bad file descriptor". (An answer of 0 from a write would be tried again for ever.)
enum { bad_descriptor = 8 };
int __imported_wasi_snapshot_preview1_fd_close(int file) { return bad_descriptor; }
int __imported_wasi_snapshot_preview1_fd_seek(int file, int64_t offset, int whence, int result) {
    return bad_descriptor;
}
int __imported_wasi_snapshot_preview1_fd_write(int file, int parts, int count, int result) { return bad_descriptor; }

/// The version of the package, as the build states it.
const char *haptics_version(void) { return HAPTICS_VERSION; }
