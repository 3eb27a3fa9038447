#include "CRendering.h"

#include <math.h>
#include <string.h>

enum { cell = 64 };

// Odd, of degree 9, within 6e-6: the compiler makes four or more of it at once.
static inline float sine(float cycles) {
    const float shifter = 12582912.0f;
    float x = cycles - ((cycles + shifter) - shifter);
    float z = x * x;
    return x * (6.2830558f + z * (-41.331214f + z * (81.366814f + z * (-74.478f + z * 32.781391f))));
}

static inline float small_exponential(float x) {
    return 1 + x * (1 + x * (0.5f + x * (0.16666667f + x * (0.041666668f + x * 0.008333334f))));
}

// Adding this rounds to a whole number, without a call of the library.
static inline double reduced(double cycles) {
    const double shifter = 6755399441055744.0;
    return cycles - ((cycles + shifter) - shifter);
}

static inline long least(long a, long b) { return a < b ? a : b; }
static inline long greatest(long a, long b) { return a > b ? a : b; }

// Full cells have a loop of their own, of a length that the compiler knows.
static void add_continuous(float *out, float j, long count, double cycles, double frequency, double level, double slope) {
    float phase = (float)reduced(cycles), step = (float)frequency, value = (float)level, change = (float)slope;
    if (count == cell) {
        for (int i = 0; i < cell; i++) out[i] += (value + change * (float)i) * sine(phase + step * (float)i);
    } else {
        for (int i = 0; i < (int)count; i++) {
            float x = j + (float)i;
            out[i] += (value + change * x) * sine(phase + step * x);
        }
    }
}

static void add_tap(float *out, float j, long count, double cycles, double frequency, double level, double decay) {
    float phase = (float)reduced(cycles), step = (float)frequency, middle = (float)level, rate = (float)(1 / decay);
    if (count == cell) {
        for (int i = 0; i < cell; i++) {
            float x = (float)i;
            out[i] += middle * small_exponential((cell / 2 - x) * rate) * sine(phase + step * x);
        }
    } else {
        for (int i = 0; i < (int)count; i++) {
            float x = j + (float)i;
            out[i] += middle * small_exponential((cell / 2 - x) * rate) * sine(phase + step * x);
        }
    }
}

long crendering_add(const crendering_event *event, float *block, long first, long count) {
    long begin = (long)ceil(event->start);
    double offset = (double)begin - event->start;
    long end = begin + (long)ceil(event->length - offset);
    long rise_end = (long)ceil(event->attack - offset), release_start = (long)ceil(event->duration - offset);
    long last = least(first + count, end) - begin;
    for (long sample = greatest(first - begin, 0); sample < last;) {
        long start = sample & ~(long)(cell - 1), stop = least(start + cell, last);
        double time = offset + (double)start;
        float *out = block + (sample + begin - first);
        if (event->decay > 0) {
            double level = event->amplitude * exp(-(time + cell / 2) / event->decay);
            add_tap(out, (float)(sample - start), stop - sample, event->frequency * time, event->frequency, level, event->decay);
        } else {
            double level = event->amplitude, slope = 0;
            if (sample < rise_end) {
                slope = level / event->attack;
                level = slope * time;
                stop = least(stop, rise_end);
            } else if (sample >= release_start) {
                slope = -level / event->release;
                level += slope * (time - event->duration);
            } else {
                stop = least(stop, release_start);
            }
            add_continuous(out, (float)(sample - start), stop - sample, event->frequency * time, event->frequency, level, slope);
        }
        sample = stop;
    }
    return end;
}

void crendering_voice(const crendering_event *event, float *block, long first, long count) {
    memset(block, 0, (size_t)count * sizeof *block);
    crendering_add(event, block, first, count);
}
