"""Photographs with a teacher's opinion of each pixel: beside NAME.jpg its camera, NAME.json, and its labels, NAME.png."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

# The teacher sees the photo twice: kept in shape at the top left of a square, and squeezed into it and mirrored.
SIDE, CLASSES, SCORE_STEP = 128, 32, 0.0965
# Its classes -> floor and flat on it, in front, walls and openings, ceiling. The most frequent of ADE20K, 0 is anything else.
FLOOR, WALLS, CEILING = (4, 29), (1, 2, 3, 9, 15, 19, 23, 28), (6,)
OUTDOORS = (2, 3, 5, 7, 10, 12, 14, 17, 21, 22, 26, 27, 30)
# It is believed less near the edges of what it names, whose place it knows by a few pixels only.
EDGE, BELIEF_AT_EDGE, LEAST_BELIEF = 7, 0.35, 0.05
RADIUS, SOFTNESS = 6, 2e-3


@dataclass
class Photo:
    name: str
    rgb: np.ndarray
    labels: np.ndarray  # how far the teacher is believed, 0 to 255
    shares: np.ndarray  # [height, width, 4], how much of each pixel belongs to each class, 0 to 255
    horizon: tuple
    focal: float
    centre: tuple


def raw_scores(file):
    """The teacher's bytes, [128, 128, 32]."""
    return np.fromfile(file, np.uint8).reshape(SIDE, SIDE, CLASSES)


def scores_of(file):
    return SCORE_STEP * raw_scores(file).astype(np.float32)


def softmax(scores):
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def grouped(scores):
    """Parts of each pixel that are floor, in front, walls and openings, ceiling."""
    parts = softmax(scores)
    floor, walls, ceiling = (parts[..., list(group)].sum(-1) for group in (FLOOR, WALLS, CEILING))
    return np.dstack([floor, 1 - floor - walls - ceiling, walls, ceiling])


def on_edges(shares, rgb):
    """Puts soft labels on the picture's edges (guided filter, He et al. 2013)."""
    box = lambda x: cv2.blur(x, (2 * RADIUS + 1, 2 * RADIUS + 1))
    guide = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255
    mean = box(guide)
    spread = box(guide * guide) - mean * mean
    out = np.empty_like(shares)
    for c in range(shares.shape[-1]):
        share = shares[..., c]
        slope = (box(guide * share) - mean * box(share)) / (spread + SOFTNESS)
        offset = box(share) - slope * mean
        out[..., c] = box(slope) * guide + box(offset)
    out = np.clip(out, 0, 1)
    return out / np.maximum(out.sum(-1, keepdims=True), 1e-6)


def labels_of(first, second, rgb):
    """Shares of the four classes as bytes."""
    height, width = rgb.shape[:2]
    long = max(width, height)
    first = scores_of(first)[: round(SIDE * height / long), : round(SIDE * width / long)]
    second = scores_of(second)[:, ::-1]
    looks = [cv2.resize(grouped(look), (width, height)) for look in (first, second)]
    return (255 * on_edges(sum(looks) / 2, rgb)).round().astype(np.uint8)


def belief_in(shares):
    surest = shares.max(-1).astype(np.float32) / 255
    belief = np.clip((surest - 0.5) / 0.4, LEAST_BELIEF, 1)
    floor = (shares[..., 0] > 127).astype(np.uint8)
    around = np.ones((EDGE, EDGE), np.uint8)
    edge = cv2.dilate(floor, around) != cv2.erode(floor, around)
    return (255 * np.where(edge, np.minimum(belief, BELIEF_AT_EDGE), belief)).astype(np.uint8)


def load_photo(file):
    camera = json.loads(file.with_suffix(".json").read_text())
    rgb = cv2.cvtColor(cv2.imread(str(file)), cv2.COLOR_BGR2RGB)
    shares = cv2.imread(str(file.with_suffix(".png")), cv2.IMREAD_UNCHANGED)
    return Photo(
        name=file.stem,
        rgb=rgb,
        labels=belief_in(shares),
        shares=shares,
        horizon=tuple(camera["horizon"]),
        focal=camera["focal"],
        centre=(camera["centreX"], rgb.shape[0] / 2),
    )


def load_photos(folder, known=()):
    """All labelled photographs of this folder but those that are known already."""
    files = [file for file in sorted(Path(folder).glob("*.jpg")) if file.stem not in known]
    return [load_photo(file) for file in files if all(file.with_suffix(end).exists() for end in (".png", ".json"))]
