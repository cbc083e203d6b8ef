#!/usr/bin/env python3
"""Makes the sounds of the table out of nothing: python3 and lame (Debian: python3, lame).

    python3 make.py            writes mp3/*.mp3 beside this file

One family: short plucked tones (Karplus-Strong) and soft wooden knocks in D major, quiet, without sharp attacks.
Everything is computed with a seeded generator, so that the files are the same each time.
"""
import math, os, random, struct, subprocess, sys, wave

RATE = 44100
HERE = os.path.dirname(os.path.abspath(__file__))


def note(name):
    """Frequency of a note such as D4 or F#3."""
    semis = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    letter, rest = name[0], name[1:]
    sharp = rest.startswith("#")
    octave = int(rest.lstrip("#"))
    return 440.0 * 2 ** ((semis[letter] + sharp + 12 * (octave - 4)) / 12)


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def mix(into, what, at=0.0, gain=1.0):
    start = int(RATE * at)
    if len(into) < start + len(what):
        into.extend([0.0] * (start + len(what) - len(into)))
    for i, v in enumerate(what):
        into[start + i] += v * gain
    return into


def pluck(freq, seconds, bright=0.5, seed=1):
    """A plucked string, its attack rounded off."""
    rng = random.Random(seed)
    n = max(int(RATE / freq), 2)
    ring = [rng.uniform(-1, 1) for _ in range(n)]
    for _ in range(2):  # a soft finger
        ring = [(ring[i] + ring[i - 1]) / 2 for i in range(n)]
    out, damp = [], 0.994 + 0.004 * bright
    for i in range(int(RATE * seconds)):
        v = ring[i % n]
        ring[i % n] = damp * (v * (0.5 + bright / 4) + ring[(i + 1) % n] * (0.5 - bright / 4))
        out.append(v)
    rise, fall = int(RATE * 0.004), int(RATE * min(0.15, seconds / 3))
    for i in range(rise):
        out[i] *= i / rise
    for i in range(fall):
        out[-1 - i] *= i / fall
    return out


def tone(freq, seconds, decay, partials=(1.0, 0.35, 0.12)):
    """A soft mallet on wood: a few partials that die away."""
    out = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        v = sum(a * math.sin(2 * math.pi * freq * (k * 1.003 if k > 1 else 1) * t) * math.exp(-t * decay * k)
                for k, a in enumerate(partials, 1))
        out.append(v * min(1.0, t / 0.003))
    return out


def hush(seconds, low, high, shape, seed=7):
    """Noise between two frequencies: cloth, paper. shape(t in 0..1) is its loudness."""
    rng = random.Random(seed)
    out, a, b = [], 0.0, 0.0
    ka, kb = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    n = int(RATE * seconds)
    for i in range(n):
        x = rng.uniform(-1, 1)
        a += ka * (x - a)
        b += kb * (a - b)
        out.append((a - b) * shape(i / n))
    return out


def bump(t):
    return math.sin(math.pi * min(1, t)) ** 2


def falling(t):
    return min(1, t / 0.04) * (1 - t) ** 2


def chord(names, seconds, spread, gain=0.5, bright=0.5):
    out = []
    for k, name in enumerate(names):
        mix(out, pluck(note(name), seconds, bright, seed=40 + k), spread * k, gain)
    return out


def effects():
    card = mix(hush(0.09, 900, 5200, bump, 3), tone(210, 0.12, 45), 0.03, 0.55)
    shuffle = []
    rng = random.Random(11)
    at = 0.0
    for k in range(22):
        mix(shuffle, hush(0.05, 1200, 6000, falling, 100 + k), at, 0.5 + 0.4 * rng.random())
        at += 0.026 + 0.012 * rng.random()
    mix(shuffle, tone(180, 0.15, 40), at, 0.4)
    tap = mix(tone(330, 0.16, 32, (1, 0.5, 0.2)), hush(0.04, 700, 3000, falling, 5), 0, 0.5)
    stack = mix(pluck(note("A3"), 0.7, 0.3, 21), pluck(note("D4"), 0.7, 0.4, 22), 0.07, 0.9)
    resolve = chord(["D4", "F#4", "A4"], 0.9, 0.055, 0.55)
    counter = mix(mix(tone(note("F3"), 0.35, 14), tone(note("B2"), 0.5, 10), 0.09, 1.0), hush(0.12, 200, 1400, falling, 9), 0, 0.7)
    turn = mix(pluck(note("A4"), 1.1, 0.6, 31), pluck(note("D5"), 1.2, 0.6, 32), 0.13, 0.8)
    win = chord(["D4", "F#4", "A4", "D5", "F#5", "A5"], 1.8, 0.11, 0.5, 0.6)
    mix(win, chord(["D3", "A3", "D4"], 1.8, 0.0, 0.4, 0.3), 0.72)
    lose = chord(["A4", "F4", "D4"], 1.4, 0.24, 0.5, 0.2)
    mix(lose, pluck(note("D3"), 1.6, 0.1, 77), 0.72, 0.6)
    return {"card": card, "shuffle": shuffle, "tap": tap, "stack": stack, "resolve": resolve,
            "counter": counter, "turn": turn, "win": win, "lose": lose}


def music():
    """A slow round of sixteen bars in D, plucked. Its end rings on into its beginning, so that it loops."""
    beat = 60 / 63
    bars = ["D3 A3 D4 F#4", "B2 F#3 B3 D4", "G2 D3 G3 B3", "A2 E3 A3 C#4",
            "D3 A3 D4 F#4", "F#2 C#3 F#3 A3", "G2 D3 G3 B3", "A2 E3 A3 E4",
            "B2 F#3 B3 D4", "G2 D3 G3 B3", "D3 A3 D4 A4", "A2 E3 A3 C#4",
            "B2 F#3 B3 F#4", "E3 B3 E4 G4", "A2 E3 A3 C#4", "D3 A3 D4 F#4"]
    tune = {2: ["A4", "", "F#4", ""], 3: ["E4", "", "", ""], 6: ["B4", "A4", "G4", ""], 7: ["E4", "", "", ""],
            9: ["D5", "", "B4", ""], 10: ["A4", "", "F#4", ""], 11: ["E4", "", "", ""], 13: ["G4", "", "B4", ""],
            14: ["A4", "G4", "E4", ""], 15: ["D4", "", "", ""]}
    length = int(RATE * beat * 4 * len(bars))
    out = [0.0] * length

    def add(what, at, gain):
        start = int(RATE * at)
        for i, v in enumerate(what):
            out[(start + i) % length] += v * gain

    for k, bar in enumerate(bars):
        for j, name in enumerate(bar.split()):
            add(pluck(note(name), 3.2, 0.25, 200 + 7 * k + j), beat * (4 * k + j), 0.34 if j else 0.42)
        for j, name in enumerate(tune.get(k, [])):
            if name:
                add(pluck(note(name), 2.6, 0.45, 400 + 7 * k + j), beat * (4 * k + j), 0.3)
    return out


def write(name, samples, peak, rate):
    top = max(abs(v) for v in samples)
    path = os.path.join(HERE, "mp3", name + ".wav")
    with wave.open(path, "wb") as w:
        w.setnchannels(1)
        w.setsampwidth(2)
        w.setframerate(RATE)
        w.writeframes(b"".join(struct.pack("<h", int(32767 * peak * v / top)) for v in samples))
    subprocess.run(["lame", "--quiet", "-m", "m", "-b", str(rate), "--cbr", path, path[:-4] + ".mp3"], check=True)
    os.remove(path)


def main():
    os.makedirs(os.path.join(HERE, "mp3"), exist_ok=True)
    for name, samples in effects().items():
        write(name, samples + silence(0.05), 0.6 if name in ("card", "tap", "shuffle") else 0.5, 96)
    write("music", music(), 0.35, 64)


if __name__ == "__main__":
    sys.exit(main())
