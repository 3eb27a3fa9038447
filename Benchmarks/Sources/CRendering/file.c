#include "CRendering.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Blocks that stay in the processor's cache, and several of them for one call of the system.
enum { block_size = 4096, buffer_size = 16 * block_size };

static int write_all(int file, const void *bytes, size_t count) {
    for (const char *next = bytes; count > 0;) {
        ssize_t put = write(file, next, count);
        if (put < 0) return -1;
        next += put;
        count -= (size_t)put;
    }
    return 0;
}

// The events that sound, and how many have begun.
typedef struct {
    const crendering_event **open;
    size_t open_count;
    size_t begun;
} playhead;

static void render(const crendering_event *events, size_t events_count, playhead *head, float *block, long first, long count) {
    memset(block, 0, (size_t)count * sizeof *block);
    while (head->begun < events_count && events[head->begun].start < (double)(first + count)) {
        head->open[head->open_count++] = &events[head->begun++];
    }
    size_t kept = 0;
    for (size_t i = 0; i < head->open_count; i++) {
        const crendering_event *event = head->open[i];
        if (crendering_add(event, block, first, count) > first + count) head->open[kept++] = event;
    }
    head->open_count = kept;
}

int crendering_file(const crendering_event *events, size_t events_count, long samples, long header, const char *path) {
    float *buffer = calloc(buffer_size, sizeof *buffer);
    playhead head = { malloc(events_count * sizeof *head.open), 0, 0 };
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    int result = buffer && head.open && file >= 0 ? write_all(file, buffer, (size_t)header) : -1;
    for (long first = 0; result == 0 && first < samples;) {
        long filled = 0;
        while (filled < buffer_size && first < samples) {
            long count = samples - first < block_size ? samples - first : block_size;
            render(events, events_count, &head, buffer + filled, first, count);
            filled += count;
            first += count;
        }
        result = write_all(file, buffer, (size_t)filled * sizeof *buffer);
    }
    if (file >= 0 && close(file) != 0) result = -1;
    free(head.open);
    free(buffer);
    return result;
}
