"""The main page's film and its still, from the layers of films.py.

    python3 film.py up_film hero.mp4 [options of video.py]

White letters stand on it under a veil that halves the light, so no white is brighter than TOP.
"""
import os
import sys
import numpy as np
sys.path.insert(0, os.environ['URDUME_TOOLS'])
import video

KNEE, TOP = .74, .885
STEPS = 4096
x = np.linspace(0, 1, STEPS, dtype=np.float32)
HELD = np.where(x > KNEE, KNEE + (TOP - KNEE) * (1 - np.exp(-(x - KNEE) / (TOP - KNEE))), x).astype(np.float32)
develop = video.fast_develop


def held(*given):
    print_of = develop(*given)
    return lambda img: HELD[(print_of(img) * (STEPS - 1)).astype(np.uint16)]


video.fast_develop = held
video.main()
