// What a C programmer would write who knows every event beforehand: the baseline of the rendering benchmarks.
#ifndef CRENDERING_H
#define CRENDERING_H

#include <stddef.h>

// An event in samples and amplitudes, ready to render. A decay above 0 makes a tap of it: a sine that decays by a
// factor of e in that many samples, and is cut after `length`. Otherwise it rises over `attack`, stays, and falls over
// `release` from `duration` on.
typedef struct {
    double start;
    double frequency;
    double amplitude;
    double decay;
    double attack;
    double release;
    double duration;
    double length;
} crendering_event;

// Adds those samples of an event that lie in a block, whose first sample has the number `first`. Answers the number of
// the sample after its last.
long crendering_add(const crendering_event *event, float *block, long first, long count);

// Renders a block of silence with one event in it.
void crendering_voice(const crendering_event *event, float *block, long first, long count);

// Renders events in order of their start, and writes the samples behind so many bytes of header. Answers 0, or -1 if
// the file cannot be written or memory runs out.
int crendering_file(const crendering_event *events, size_t events_count, long samples, long header, const char *path);

#endif
