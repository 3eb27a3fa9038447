// The module as a program, for a run time without JavaScript: standard input is the text, standard output the answer.
// Nothing of it is in the module unless `_start` is exported (`Web/build.sh --filter`, for the test).

#include "CModule.h"

typedef struct {
    void *bytes;
    size_t length;
} part;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int wasi_read(int file, const part *parts, size_t count, size_t *done);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int wasi_write(int file, const part *parts, size_t count, size_t *done);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("args_sizes_get")))
int wasi_argument_sizes(size_t *count, size_t *length);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("args_get")))
int wasi_arguments(char **arguments, char *bytes);

haptics_result *haptics_lint(
    const uint8_t *text, size_t length, const uint8_t *path, size_t path_length, const uint8_t *ignored,
    size_t ignored_length);
haptics_result *haptics_fix(
    const uint8_t *text, size_t length, const uint8_t *ignored, size_t ignored_length, int32_t allows_unsafe);
haptics_result *haptics_format(const uint8_t *text, size_t length);
haptics_result *haptics_render(
    const uint8_t *text, size_t length, const uint8_t *settings, size_t settings_length, double first, double count);

static size_t length_of(const char *text) {
    size_t length = 0;
    while (text[length] != 0) length++;
    return length;
}

static uint8_t *read_all(size_t *length) {
    size_t room = 8 << 20, done = 0;
    uint8_t *bytes = malloc(room);
    *length = 0;
    do {
        part rest = {bytes + *length, room - *length};
        if (wasi_read(0, &rest, 1, &done) != 0) break;
        *length += done;
    } while (done > 0);
    return bytes;
}

static void write_all(const uint8_t *bytes, size_t length) {
    size_t done = 0;
    for (size_t from = 0; from < length; from += done) {
        part rest = {(void *)(bytes + from), length - from};
        if (wasi_write(1, &rest, 1, &done) != 0 || done == 0) __builtin_trap();
    }
}

/// `lint PATH IGNORED`, `fix IGNORED`, `unsafe-fix IGNORED`, `format` or `render SETTINGS`, behind the program's name.
/// The answer to `render` is samples alone, without the four numbers before them.
void _start(void) {
    size_t count = 0, size = 0, length = 0, skipped = 0;
    if (wasi_argument_sizes(&count, &size) != 0) __builtin_trap();
    char *arguments[count + 1];
    if (wasi_arguments(arguments, malloc(size + 1)) != 0) __builtin_trap();
    uint8_t *text = read_all(&length);
    const uint8_t *last = (const uint8_t *)arguments[count - 1];
    size_t last_length = length_of(arguments[count - 1]);
    haptics_result *result;
    switch (arguments[1][0]) {
    case 'l':
        result = haptics_lint(
            text, length, (const uint8_t *)arguments[2], length_of(arguments[2]), last, last_length);
        break;
    case 'u': result = haptics_fix(text, length, last, last_length, 1); break;
    case 'f':
        result = arguments[1][1] == 'i' ? haptics_fix(text, length, last, last_length, 0) : haptics_format(text, length);
        break;
    case 'r':
        result = haptics_render(text, length, last, last_length, 0, __builtin_inf());
        if (result->status < 0) __builtin_trap();
        skipped = 32;
        break;
    default: __builtin_trap();
    }
    write_all((const uint8_t *)(result + 1) + skipped, result->length - skipped);
}
