#!/usr/bin/env python3
"""Synthesises the sounds that the examples play, into Examples/Sounds. The same bytes on every run.

Both are short and mono: a sum of decaying partials, as struck things sound.
"""

import math
import pathlib
import struct
import wave

RATE = 22050
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Examples" / "Sounds"

# (frequency in Hz, level, seconds to fall to 1/e): a bell has inharmonic partials, the high ones die first.
CHIME = [(880, 0.5, 0.25), (2 * 880 * 1.003, 0.3, 0.18), (2.76 * 880, 0.25, 0.12), (5.4 * 880, 0.12, 0.05)]
# Wood: low, close together, gone at once.
KNOCK = [(180, 0.6, 0.02), (310, 0.4, 0.014), (740, 0.25, 0.006), (1900, 0.15, 0.002)]


def strike(partials, seconds):
    """The sum of the partials, faded out over its last tenth so that it ends at zero."""
    count = int(seconds * RATE)
    fade = count // 10
    for n in range(count):
        t = n / RATE
        level = sum(a * math.sin(2 * math.pi * f * t) * math.exp(-t / tau) for f, a, tau in partials)
        yield level * min(1, (count - n) / fade)


def write(name, samples):
    frames = b"".join(struct.pack("<h", round(max(-1, min(1, 0.8 * s)) * 32767)) for s in samples)
    with wave.open(str(FOLDER / name), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(frames)


FOLDER.mkdir(exist_ok=True)
write("chime.wav", strike(CHIME, 0.8))
write("knock.wav", strike(KNOCK, 0.12))
