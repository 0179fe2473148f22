"""Photographs with a teacher's opinion of each pixel: beside NAME.jpg its camera, NAME.json, and labels that were looked at, NAME.png."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from testing import overlap_of

# The teacher sees the photo twice: kept in shape at the top left of a square, and squeezed into it and mirrored.
SIDE, CLASSES, SCORE_STEP = 128, 32, 0.0965
# Its classes -> floor and flat on it, in front, walls and openings, ceiling. The most frequent of ADE20K, 0 is anything else.
FLOOR, WALLS, CEILING = (4, 29), (1, 2, 3, 9, 15, 19, 23, 28), (6,)
OUTDOORS = (2, 3, 5, 7, 10, 12, 14, 17, 21, 22, 26, 27, 30)
# It is believed less near the edges of what it names, whose place it knows by a few pixels only.
EDGE, BELIEF_AT_EDGE, LEAST_BELIEF = 7, 0.35, 0.05
RADIUS, SOFTNESS = 6, 2e-3
# Pixels of the longest side; shares of the picture; overlap of the floors of two looks.
LONGEST, MOST_OUTDOORS, LEAST_FLOOR, LEAST_AGREEMENT = 480, 0.15, 0.04, 0.6


@dataclass
class Photo:
    name: str
    kind: str  # floor, indoors, other
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


def in_shape(scores, rgb):
    """The part of the first look that shows the picture."""
    height, width = (round(SIDE * side / max(rgb.shape)) for side in rgb.shape[:2])
    return scores[:height, :width]


def looks_of(first, second, rgb):
    looks = [in_shape(scores_of(first), rgb)]
    if second:
        looks.append(scores_of(second)[:, ::-1])
    return [cv2.resize(grouped(look), rgb.shape[1::-1]) for look in looks]


def shares_of(looks, rgb):
    """Shares of the four classes as bytes."""
    return (255 * on_edges(sum(looks) / len(looks), rgb)).round().astype(np.uint8)


def outdoors_in(first, rgb):
    """Mean share of what is seen outdoors only."""
    return softmax(in_shape(scores_of(first), rgb))[..., list(OUTDOORS)].sum(-1).mean()


def belief_in(shares):
    surest = shares.max(-1).astype(np.float32) / 255
    belief = np.clip((surest - 0.5) / 0.4, LEAST_BELIEF, 1)
    floor = (shares[..., 0] > 127).astype(np.uint8)
    around = np.ones((EDGE, EDGE), np.uint8)
    edge = cv2.dilate(floor, around) != cv2.erode(floor, around)
    return (255 * np.where(edge, np.minimum(belief, BELIEF_AT_EDGE), belief)).astype(np.uint8)


def camera_of(file):
    return json.loads(file.with_suffix(".json").read_text())


def load_photo(file):
    """One with labels that were looked at."""
    camera = camera_of(file)
    rgb = cv2.cvtColor(cv2.imread(str(file)), cv2.COLOR_BGR2RGB)
    shares = cv2.imread(str(file.with_suffix(".png")), cv2.IMREAD_UNCHANGED)
    centre = (camera["centreX"], rgb.shape[0] / 2)
    return Photo(file.stem, "floor", rgb, belief_in(shares), shares, tuple(camera["horizon"]), camera["focal"], centre)


def load_photos(folder):
    """All with labels that were looked at."""
    files = sorted(Path(folder).glob("*.jpg"))
    return [load_photo(file) for file in files if all(file.with_suffix(end).exists() for end in (".png", ".json"))]


def label(file, scores):
    """With one look or two. The floor counts indoors only, and where two looks agree; the classes always do."""
    camera = camera_of(file)
    rgb = cv2.cvtColor(cv2.imread(str(file)), cv2.COLOR_BGR2RGB)
    step = min(1, LONGEST / max(rgb.shape))
    if step < 1:
        rgb = cv2.resize(rgb, None, fx=step, fy=step, interpolation=cv2.INTER_AREA)
    files = [scores / (file.stem + look) for look in "ab"]
    looks = looks_of(files[0], files[1] if files[1].exists() else None, rgb)
    shares = shares_of(looks, rgb)
    floors = [look[..., 0] > 0.5 for look in looks]
    agree = len(looks) == 1 or overlap_of(*floors) >= LEAST_AGREEMENT
    is_room = agree and outdoors_in(files[0], rgb) < MOST_OUTDOORS
    belief = belief_in(shares)
    kind = "other"
    if is_room:
        kind = "floor" if (shares[..., 0] > 127).mean() > LEAST_FLOOR else "indoors"
    return Photo(
        name=file.stem,
        kind=kind,
        rgb=rgb,
        labels=belief if is_room else np.zeros_like(belief),
        shares=shares,
        horizon=tuple(step * each for each in camera["horizon"]),
        focal=step * camera["focal"],
        centre=(step * camera["centreX"], rgb.shape[0] / 2),
    )


def load_labelled(folder, scores):
    """All that the teacher has seen, with a floor or without; nobody looked at their labels."""
    files = sorted(Path(folder).glob("*.jpg"))
    return [label(file, scores) for file in files if (scores / f"{file.stem}a").exists() and file.with_suffix(".json").exists()]
