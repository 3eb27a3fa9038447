#!/usr/bin/env python3
"""Writes the rain of the examples to standard output. The same pattern on every run:

    scripts/make-example-rain.py | haptics fmt - > Examples/rain.ahap

Drops fall at random (exponential gaps), most of them light. Two gusts pass. No two drops are closer than the 50 ms
under which the finger no longer tells them apart.
"""

import json
import math
import random

SECONDS = 16
CLOSEST = 0.055


def gust(t):
    """How hard it rains, 0...1: two gusts on a drizzle."""
    return min(1, 0.25 + 0.75 * math.exp(-(((t - 5) / 1.8) ** 2)) + 0.6 * math.exp(-(((t - 11.5) / 1.4) ** 2)))


def drop(t, chance):
    """One drop: the stronger ones are rarer, and rounder."""
    size = chance.random() ** 2.5
    strength = (0.12 + 0.5 * size) * (0.6 + 0.4 * gust(t))
    return tap(t, strength, 0.95 - 0.4 * size - 0.1 * chance.random())


def tap(t, intensity, sharpness):
    return event(t, "HapticTransient", intensity, sharpness)


def event(t, kind, intensity, sharpness, **more):
    parameters = {"HapticIntensity": intensity, "HapticSharpness": sharpness}
    return {
        "Event": {
            "Time": round(t, 3),
            "EventType": kind,
            **more,
            "EventParameters": [
                {"ParameterID": name, "ParameterValue": round(value, 2)} for name, value in parameters.items()
            ],
        }
    }


def rain():
    chance = random.Random(1609)
    # A soft bed, as of drops too many and too small to be told apart.
    yield event(0, "HapticContinuous", 0.08, 0.7, EventDuration=SECONDS)
    t = 0.2
    while t < SECONDS:
        yield drop(t, chance)
        t += CLOSEST + chance.expovariate(14 * gust(t))


print(
    json.dumps(
        {
            "Version": 1.0,
            "Metadata": {"Project": "swift-haptics", "Description": "Rain on a roof: a drizzle and two gusts"},
            "Pattern": list(rain()),
        }
    )
)
