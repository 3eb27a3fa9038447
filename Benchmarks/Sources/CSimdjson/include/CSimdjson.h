#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a read file held, so that two readers can be held against each other.
typedef struct {
    /// False if simdjson refused the file.
    bool ok;
    size_t events, parameters, curves, points;
    /// The sum of every number that was read.
    double sum;
} csimdjson_totals;

/// Reads every field of every entry of an AHAP file into structs, with simdjson's on-demand interface.
/// `padded` must be readable for `csimdjson_padding()` bytes beyond `length`.
csimdjson_totals csimdjson_read(const uint8_t *padded, size_t length);

size_t csimdjson_padding(void);

/// The version and the code picked for this processor, as in "3.0.1 haswell".
const char *csimdjson_name(void);

#ifdef __cplusplus
}
#endif

#endif
