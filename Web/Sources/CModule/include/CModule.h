#ifndef CMODULE_H
#define CMODULE_H

#include <stddef.h>
#include <stdint.h>

// The C library's, which brings no header for a module without an operating system.
void *malloc(size_t size);
void free(void *pointer);

/// What a function of the module answers; given back with `haptics_free`.
typedef struct {
    /// What it means is said with each function. Below 0: the call was wrong, and the bytes say why.
    int32_t status;
    /// How many bytes of UTF-8 follow.
    uint32_t length;
} haptics_result;

#endif
