"""
Photographs out of equirectangular panoramas (NAME.hdr), each with its camera beside it, which is known here:

    python3 tools/floor-model/panoramas.py PANORAMAS PHOTOS
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

VIEWS = 7
LONG, SHORT = 640, 480
PORTRAIT = 0.35
# Lens in millimetres on a 36 by 24 film, whose diagonal is 43.27; degrees of pitch and roll.
LENS, DIAGONAL, PITCH, PITCH_SPREAD, ROLL_SPREAD = (15, 27), 43.27, 6, 9, 1.5
# Tone mapping (Reinhard et al. 2002): the middle tone, and the least light that becomes white.
MIDDLE, WHITE, GAMMA = 0.45, 3, 2.2
DARKEST = 40


def rotation(pitch, roll):
    cos_roll, sin_roll, cos_pitch, sin_pitch = np.cos(roll), np.sin(roll), np.cos(pitch), np.sin(pitch)
    tilt = np.array([[1, 0, 0], [0, cos_pitch, -sin_pitch], [0, sin_pitch, cos_pitch]])
    return tilt @ np.array([[cos_roll, -sin_roll, 0], [sin_roll, cos_roll, 0], [0, 0, 1]])


def toned(light):
    light = light * (MIDDLE / np.median(light.mean(-1)))
    light = light * (1 + light / WHITE**2) / (1 + light)
    return (255 * np.clip(light, 0, 1) ** (1 / GAMMA)).round().astype(np.uint8)


def view_of(panorama, yaw, random):
    """A picture, and its camera as photo-cameras.ts writes it."""
    width, height = (SHORT, LONG) if random.random() < PORTRAIT else (LONG, SHORT)
    focal = random.uniform(*LENS) * np.hypot(width, height) / DIAGONAL
    turn = rotation(np.radians(-abs(random.normal(PITCH, PITCH_SPREAD))), np.radians(random.normal(0, ROLL_SPREAD)))
    x, y = np.meshgrid(np.arange(width) + 0.5 - width / 2, np.arange(height) + 0.5 - height / 2)
    rays = np.stack([x / focal, y / focal, np.ones_like(x)], -1) @ turn.T
    rays /= np.linalg.norm(rays, axis=-1, keepdims=True)
    rows, columns = panorama.shape[:2]
    along = (np.arctan2(rays[..., 0], rays[..., 2]) + yaw) / (2 * np.pi) % 1 * columns - 0.5
    down = (0.5 + np.arcsin(rays[..., 1]) / np.pi) * rows - 0.5
    light = cv2.remap(panorama, along.astype(np.float32), down.astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_WRAP)
    a, b, c = turn[1]
    horizon = [height / 2 - focal * (a * side / focal + c) / b for side in (-width / 2, width / 2)]
    return toned(np.maximum(light, 0)), {"horizon": horizon, "focal": focal, "centreX": width / 2}


def main():
    cv2.setNumThreads(1)
    random = np.random.default_rng(5)
    panoramas, photos = (Path(each) for each in sys.argv[1:3])
    for file in sorted(panoramas.glob("*.hdr")):
        panorama = np.maximum(cv2.imread(str(file), cv2.IMREAD_UNCHANGED), 0)
        for index in range(VIEWS):
            picture, camera = view_of(panorama, 2 * np.pi * (index + random.uniform(0, 0.8)) / VIEWS, random)
            if np.median(picture) < DARKEST:
                continue
            cv2.imwrite(str(photos / f"{file.stem}-{index}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
            (photos / f"{file.stem}-{index}.json").write_text(json.dumps(camera))


if __name__ == "__main__":
    main()
