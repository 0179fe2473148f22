"""Augmented rooms: other coverings, rugs, furniture and colours than they were rendered with."""

from dataclasses import replace

import cv2
import numpy as np

from coverings import SIDE, any_colour
from furniture import furnished, with_thin_legs
from rooms import FLOOR, FURNITURE, RUG


def laid_on(room, where, covering, metres, random):
    """The room's picture with the covering as it would be seen on its floor, far parts without their pattern."""
    rows = np.flatnonzero(where.any(1))
    if len(rows) == 0:
        return room.rgb
    top, bottom = rows[0], rows[-1] + 1
    height, width = bottom - top, where.shape[1]
    picture = cv2.GaussianBlur(covering, (0, 0), 0.8)
    scale = metres / SIDE
    angle = random.uniform(0, 2 * np.pi)
    cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
    on_floor = np.array([[cos, -sin, room.under_camera[0]], [sin, cos, room.under_camera[1]], [0, 0, 1]])
    to_picture = np.array([[1, 0, 0], [0, 1, -top], [0, 0, 1]]) @ room.to_picture @ on_floor
    y, x = np.mgrid[0:height:8, 0:width:8].astype(np.float32)
    back = np.linalg.inv(to_picture)
    away = np.abs(back[2, 0] * x + back[2, 1] * y + back[2, 2])
    texels = np.sqrt(np.abs(np.linalg.det(back)) / np.maximum(away, 1e-12) ** 3)
    texels = cv2.resize(texels.astype(np.float32), (width, height))
    seen = cv2.warpPerspective(
        picture, to_picture, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP
    ).astype(np.float32)
    soft = cv2.warpPerspective(
        cv2.GaussianBlur(covering, (0, 0), 4), to_picture, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP
    ).astype(np.float32)
    mean = covering.reshape(-1, 3).mean(0)
    blur = np.clip((texels - 1) / 4, 0, 1)[..., None]
    far = np.clip((texels - 5) / 12, 0, 1)[..., None]
    seen += (soft - seen) * blur
    seen += (mean - seen) * far
    seen *= room.shade[top:bottom, :, None]
    rgb = room.rgb.copy()
    inside = where[top:bottom]
    rgb[top:bottom][inside] = np.clip(seen[inside], 0, 255)
    return rgb


def refloored(room, bank, random):
    covering, metres = bank[random.integers(len(bank))]
    label = [FLOOR, RUG] if random.random() < 0.3 else [FLOOR]
    is_floor = np.isin(room.labels, label)
    return replace(room, rgb=laid_on(room, is_floor, covering, metres, random))


def with_rug(room, bank, random):
    """A rug somewhere on the visible floor; under the furniture, as furniture keeps its place."""
    ys, xs = np.nonzero(room.labels == FLOOR)
    if len(ys) < 500:
        return room
    pick = random.integers(len(ys))
    back = np.linalg.inv(room.to_picture) @ np.array([xs[pick] + 0.5, ys[pick] + 0.5, 1])
    middle = back[:2] / back[2]
    wide, deep, angle = random.uniform(0.4, 1.2), random.uniform(0.5, 1.8), random.uniform(0, np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    if random.random() < 0.25:
        round_ = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        shape = np.stack([wide * np.cos(round_), wide * np.sin(round_)], 1)
    else:
        shape = np.array([[-wide, -deep], [wide, -deep], [wide, deep], [-wide, deep]])
    points = np.concatenate([shape @ turn.T + middle, np.ones((len(shape), 1))], 1) @ room.to_picture.T
    if (points[:, 2] < 0.15).any():
        return room
    outline = np.round(points[:, :2] / points[:, 2:] * 8).astype(np.int32)
    drawn = np.zeros(room.labels.shape, np.uint8)
    cv2.fillPoly(drawn, [np.clip(outline, -60000, 60000)], 1, shift=3)
    is_rug = (drawn == 1) & (room.labels == FLOOR)
    covering, metres = bank[random.integers(len(bank))]
    rgb = laid_on(room, is_rug, covering, metres * random.uniform(0.3, 1), random)
    return replace(room, rgb=rgb, labels=np.where(is_rug, RUG, room.labels).astype(np.uint8))


def recoloured(room, bank, random):
    """Each kind of thing may take another colour or pattern: neither palettes nor "patterned is floor" shall be learnt."""
    gains = np.ones((16, 3), np.float32)
    tinted = random.random(16) < 0.35
    gains[tinted] = np.exp(0.28 * random.standard_normal((int(tinted.sum()), 3)))
    means = {}
    mean_of = lambda label: means.setdefault(label, room.rgb[room.labels == label].mean(0) + 4) if (room.labels == label).any() else None
    chance = random.random()
    if chance < 0.3:
        floor = mean_of(FLOOR)
        other = int(random.choice([3, 3, FURNITURE, 9, 11]))
        target = mean_of(other)
        if floor is not None and target is not None:
            goal = floor * np.exp(0.08 * random.standard_normal(3)) if chance < 0.2 else any_colour(random)
            gains[other] = np.clip(goal / target, 0.1, 8)
    rgb = room.rgb * gains[room.labels]
    if random.random() < 0.1:
        covering, _ = bank[random.integers(len(bank))]
        label = int(random.choice([3, FURNITURE, FURNITURE, 9, 11, 4]))
        height, width = room.labels.shape
        zoom, shear = random.uniform(0.5, 2), random.normal(0, 0.2)
        move = np.float32([[zoom, shear, random.uniform(0, SIDE)], [0, zoom, random.uniform(0, SIDE)]])
        seen = cv2.warpAffine(covering, move, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        pattern = seen / (covering.reshape(-1, 3).mean(0) + 8)
        is_there = (room.labels == label)[..., None]
        rgb = np.where(is_there, rgb * np.clip(pattern, 0, 2.5), rgb)
    return replace(room, rgb=np.clip(rgb, 0, 255).astype(np.uint8))


def augmented(room, any_room, bank, random):
    if random.random() < 0.5:
        room = furnished(room, any_room(), random)
    if random.random() < 0.3:
        room = refloored(room, bank, random)
    if random.random() < 0.15:
        room = with_rug(room, bank, random)
    if random.random() < 0.25:
        room = with_thin_legs(room, random)
    if random.random() < 0.6:
        room = recoloured(room, bank, random)
    return room
