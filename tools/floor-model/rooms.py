"""Rendered rooms with their exact labels, as the benchmark's generator writes them."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

FLOOR, RUG, FURNITURE = 1, 2, 5
# Large photos are shrunk to this at once: the network sees half of it.
LONGEST = 640
# The generator's label -> the network's class: 0 floor and flat on it, 1 in front, 2 walls and openings, 3 ceiling.
CLASS_OF_LABEL = np.array([2, 0, 0, 2, 3, 1, 2, 2, 1, 2, 2, 2, 0, 2, 2, 2], np.uint8)


@dataclass
class Room:
    name: str
    rgb: np.ndarray
    labels: np.ndarray
    horizon: tuple  # its height at the picture's left and right edge
    focal: float
    centre: tuple
    to_picture: np.ndarray  # metres on the floor -> pixels, as a homography
    under_camera: np.ndarray  # the place on the floor under the camera
    height: float  # of the camera
    shade: np.ndarray  # how light falls on the floor, 1 in the middle; boards and joints are smoothed away
    rug: np.ndarray | None = None  # where a rug was laid, to test on
    in_front: np.ndarray | None = None  # what stands in front of it


def shade_of(rgb, labels):
    grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY)
    is_floor = CLASS_OF_LABEL[labels] == 0
    middle = float(np.median(grey[is_floor])) if is_floor.any() else 128.0
    half = cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    smooth = cv2.bilateralFilter(half, 9, 30, 5)
    return cv2.resize(smooth, (grey.shape[1], grey.shape[0])).astype(np.float32) / max(8.0, middle)


def mask_in(file):
    return cv2.imread(str(file), cv2.IMREAD_GRAYSCALE) if file.exists() else None


def load_room(folder):
    truth = json.loads((folder / "truth.json").read_text())
    rgb = cv2.cvtColor(cv2.imread(str(folder / "image.jpg")), cv2.COLOR_BGR2RGB)
    labels = cv2.imread(str(folder / "labels.png"), cv2.IMREAD_UNCHANGED)
    labels = labels if labels.ndim == 2 else labels[..., 0]
    inner, outer = truth["intrinsics"], truth["extrinsics"]
    scale = min(1, LONGEST / max(labels.shape))
    focal, centre = scale * inner["f_px"], (scale * inner["cx"], scale * inner.get("cy", rgb.shape[0] / 2))
    if scale < 1:
        size = tuple(round(scale * side) for side in labels.shape[::-1])
        rgb = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA)
        labels = cv2.resize(labels, size, interpolation=cv2.INTER_NEAREST)
    turn, move = np.array(outer["R_world_to_camera"]), np.array(outer["t"])
    lens = np.array([[focal, 0, centre[0]], [0, focal, centre[1]], [0, 0, 1]])
    place = -turn.T @ move
    return Room(
        name=folder.name,
        rgb=rgb,
        labels=labels,
        horizon=(scale * truth["horizon"]["y_left"], scale * truth["horizon"]["y_right"]),
        focal=focal,
        centre=centre,
        to_picture=lens @ np.stack([turn[:, 0], turn[:, 1], move], 1),
        under_camera=place[:2],
        height=outer["camera_height_m"],
        shade=shade_of(rgb, labels),
        rug=mask_in(folder / "rugquad.png"),
        in_front=mask_in(folder / "occlusion.png"),
    )


def load_rooms(folders, known=()):
    """All rooms of these folders but those that are known already; half-written ones are left for later."""
    rooms = []
    for folder in folders:
        for each in sorted(Path(folder).iterdir()):
            if each.name not in known and (each / "truth.json").exists() and (each / "labels.png").exists():
                rooms.append(load_room(each))
    return rooms
