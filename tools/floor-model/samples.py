"""One room as the network sees it: cut out, developed by a stranger's phone, with what is true of each pixel."""

from dataclasses import dataclass

import cv2
import numpy as np

from rooms import CLASS_OF_LABEL

STEEPEST, WIDEST, FARTHEST = 1.5, 1.2, 12
# Pixels over the horizon cannot be floor and teach little; those near an edge are what masks are bad at.
WEIGHT_OVER_HORIZON, WEIGHT_AT_EDGE = 0.15, 2.0
# Least part of the picture's side that a sample shows where it is not cut; share of photographs whose colours stay.
WHOLE, GENTLE = 0.92, 0.75
SHARE_OF_LABEL = 255 * (CLASS_OF_LABEL[:, None] == np.arange(4)).astype(np.uint8)
LUMA = np.array([[0.299, 0.587, 0.114]], np.float32)
NOISE = np.random.default_rng(0).standard_normal(1 << 21).astype(np.float32)


@dataclass
class Sample:
    planes: np.ndarray  # [6, height, width]
    targets: np.ndarray  # [4, height, width], how much of each pixel belongs to each class
    weights: np.ndarray  # [height, width]
    view: np.ndarray  # [2, 3], a place in the sample -> in the square around the picture at its top left; both -1 to 1


def floor_input(rgb, horizon, focal, centre):
    """The same as floor-input.ts: colours freed of exposure, and each pixel's place under the horizon."""
    height, width = rgb.shape[:2]
    rgb = rgb.astype(np.float32)
    mean, spread = (float(each[0, 0]) / 255 for each in cv2.meanStdDev(cv2.transform(rgb, LUMA)))
    planes = np.empty((6, height, width), np.float32)
    for channel, plane in enumerate(cv2.split(rgb)):
        planes[channel] = (plane - 255 * mean) * (1 / (255 * (spread + 0.05)))
    x = np.arange(width, dtype=np.float32) + 0.5
    y = np.arange(height, dtype=np.float32) + 0.5
    line = horizon[0] + (horizon[1] - horizon[0]) * x / width
    under = (y[:, None] - line[None]) / focal
    planes[3] = np.clip(under, -STEEPEST, STEEPEST) * 2
    planes[4] = np.clip((x - centre) / focal, -WIDEST, WIDEST)[None]
    planes[5] = np.where(under > 1 / FARTHEST, 1 / np.maximum(under, 1 / FARTHEST) / FARTHEST, 1)
    return planes


def light(rgb, random):
    """A patch of sun or shadow with straight edges, anywhere."""
    height, width = rgb.shape[:2]
    gain = random.uniform(1.3, 2.6) if random.random() < 0.6 else random.uniform(0.4, 0.8)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    left, top = random.uniform(0, width), random.uniform(0.3 * height, height)
    soft = random.uniform(0.5, 6)
    inside = np.ones((height, width), np.float32)
    for _ in range(3):
        angle, reach = random.uniform(0, 2 * np.pi), random.uniform(0.02, 0.3) * width
        inside *= np.clip((reach - np.cos(angle) * (x - left) - np.sin(angle) * (y - top)) / soft, 0, 1)
    return rgb * (1 + (gain - 1) * inside)[..., None]


def glossy(rgb, floor, random):
    """Floors that mirror what stands on them, and glare of windows and lamps; the rooms' own floors are mostly dull."""
    height, width = floor.shape
    rgb = rgb.astype(np.float32)
    if random.random() < 0.2:
        # Each column is mirrored where its floor begins.
        top = np.argmax(floor > 0.5, 0)
        rows = np.clip(2 * top[None] - np.arange(height)[:, None], 0, height - 1)
        mirrored = np.take_along_axis(cv2.GaussianBlur(rgb, (0, 0), random.uniform(0.5, 5)), rows[..., None], 0)
        rgb += (mirrored - rgb) * (random.uniform(0.1, 0.5) * floor)[..., None]
    if random.random() < 0.2:
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        for _ in range(random.integers(1, 4)):
            wide, high = random.uniform(0.02, 0.12) * width, random.uniform(0.05, 0.3) * height
            left, above = random.uniform(0, width), random.uniform(0.4, 1) * height
            glare = np.exp(-(((x - left) / wide) ** 2 + ((y - above) / high) ** 2) ** random.uniform(0.7, 3))
            rgb += (255 - rgb) * (random.uniform(0.3, 1) * glare * floor)[..., None]
    return rgb


def tone_of(random):
    """A byte's brightness after another gamma."""
    return (255 * np.linspace(0, 1, 256) ** np.exp(0.22 * random.normal())).round().astype(np.uint8)


def toned(rgb, colour, random):
    mix = colour * np.eye(3) + (1 - colour) * LUMA
    return cv2.LUT(np.clip(cv2.transform(rgb, mix), 0, 255).astype(np.uint8), tone_of(random)).astype(np.float32)


def noisy(rgb, noise, random):
    start = random.integers(len(NOISE) - rgb.size)
    return np.clip(rgb + noise * NOISE[start : start + rgb.size].reshape(rgb.shape), 0, 255).astype(np.uint8)


def gently_developed(rgb, random):
    """A photograph's own colours, a little changed: what things look like is learnt from it."""
    rgb = rgb.astype(np.float32)
    if random.random() < 0.15:
        rgb = light(rgb, random)
    rgb *= np.exp(0.2 * random.normal() + 0.05 * random.standard_normal(3)).astype(np.float32)
    colour = 0 if random.random() < 0.04 else random.uniform(0.7, 1.3)
    rgb = toned(np.minimum(rgb, 255), colour, random)
    if random.random() < 0.15:
        rgb = cv2.GaussianBlur(rgb, (0, 0), random.uniform(0.3, 0.8))
    return noisy(rgb, random.uniform(0, 4), random)


def developed(rgb, random):
    """
    White balance, exposure, tone, saturation, exchanged colours, haze, softness, noise and JPEG; of these last three little,
    as a large photo has been shrunk to this.
    """
    height, width = rgb.shape[:2]
    rgb = rgb.astype(np.float32)
    if random.random() < 0.35:
        rgb = light(rgb, random)
    if random.random() < 0.15:
        rgb = rgb[..., np.roll([0, 1, 2], random.integers(1, 3))]
    rgb *= np.exp(0.3 * random.normal() + 0.1 * random.standard_normal(3)).astype(np.float32)
    if random.random() < 0.3:
        y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
        rgb *= (1 - random.uniform(0, 0.35) * (x * x + y * y))[..., None]
    colour = 0 if random.random() < 0.08 else random.uniform(0.4, 1.6)
    rgb = toned(np.minimum(rgb, 255), colour, random)
    if random.random() < 0.1:
        rgb += (random.uniform(100, 255) - rgb) * random.uniform(0, 0.35)
    if random.random() < 0.2:
        rgb = cv2.GaussianBlur(rgb, (0, 0), random.uniform(0.3, 1))
    elif random.random() < 0.25:
        rgb += random.uniform(0.3, 1.2) * (rgb - cv2.GaussianBlur(rgb, (0, 0), 1))
    noise = random.uniform(0, 6) if random.random() < 0.4 else 1
    rgb = noisy(rgb, noise, random)
    if random.random() < 0.12:
        packed = cv2.imencode(".jpg", rgb, [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(45, 92))])[1]
        rgb = cv2.imdecode(packed, cv2.IMREAD_UNCHANGED)
    return rgb


def window_of(room, width, height, random, is_whole):
    """Middle, step (pixels of the room for one of the sample), turn and mirror."""
    rows, columns = room.labels.shape
    if random is None:
        return (columns / 2, rows / 2), max(columns / width, rows / height), 0.0, 1
    least = WHOLE if is_whole else (0.55 if random.random() < 0.5 else 0.9)
    step = random.uniform(least, 1) * min(columns / width, rows / height)
    middle = [random.uniform(step * side / 2, full - step * side / 2) for side, full in ((width, columns), (height, rows))]
    turn = np.radians(random.normal(0, 3.5)) if random.random() < 0.4 else 0.0
    return middle, step, turn, (-1 if random.random() < 0.5 else 1)


def sample_of(room, width, height, random=None, is_whole=False):
    middle, step, turn, mirror = window_of(room, width, height, random, is_whole)
    cos, sin = step * np.cos(turn), step * np.sin(turn)
    move = np.array([[mirror * cos, -sin], [mirror * sin, cos]])  # a step in the sample -> a step in the room
    half = np.array([width / 2, height / 2])
    middle = np.array(middle)

    # Twice as fine and then averaged, so that nothing flickers; pixels have their middle at a half.
    shift = middle - move @ half + move @ np.array([0.25, 0.25]) - 0.5
    fine = np.concatenate([move / 2, shift[:, None]], 1)
    size = (2 * width, 2 * height)
    keep = dict(borderMode=cv2.BORDER_REPLICATE)
    rgb = cv2.warpAffine(room.rgb, fine, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, **keep)
    rgb = cv2.resize(rgb, (width, height), interpolation=cv2.INTER_AREA)
    labels = cv2.warpAffine(room.labels, fine, size, flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP, **keep)
    is_photo = hasattr(room, "shares")
    if not is_photo:
        shares = SHARE_OF_LABEL[labels]
    else:
        shares = cv2.warpAffine(room.shares, fine, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, **keep)
    parts = cv2.resize(shares, (width, height), interpolation=cv2.INTER_AREA)
    targets = parts.transpose(2, 0, 1).astype(np.float32) / 255

    slope = (room.horizon[1] - room.horizon[0]) / room.labels.shape[1]
    normal = np.array([-slope, 1]) @ move
    offset = room.horizon[0] - np.array([-slope, 1]) @ (middle - move @ half)
    wander = bend = 0.0
    if random is not None:
        wander = (0.05 if random.random() < 0.1 else 0.008) * height * random.normal()
        bend = (0.25 if random.random() < 0.1 else 0.06) * random.normal()
    horizon = [(offset - normal[0] * x) / normal[1] + wander for x in (0, width)]
    centre = (half + np.linalg.solve(move, np.array(room.centre) - middle))[0]
    if random is not None:
        if not is_photo:
            rgb = glossy(rgb, targets[0], random)
        is_gentle = is_photo and random.random() < GENTLE
        rgb = gently_developed(rgb, random) if is_gentle else developed(rgb, random)
    planes = floor_input(rgb, horizon, room.focal / step * np.exp(bend), centre)

    to_square = 2 / max(room.labels.shape)
    view = np.concatenate([to_square * move * half, (to_square * middle - 1)[:, None]], 1).astype(np.float32)
    if is_photo:
        belief = cv2.resize(labels, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        return Sample(planes, targets, belief * np.where(planes[3] > 0, 1, WEIGHT_OVER_HORIZON).astype(np.float32), view)
    floor = targets[0]
    edge = cv2.dilate(floor, np.ones((3, 3))) - cv2.erode(floor, np.ones((3, 3))) > 0.5
    weights = np.where(planes[3] > 0, 1 + (WEIGHT_AT_EDGE - 1) * edge, WEIGHT_OVER_HORIZON)
    return Sample(planes, targets, weights.astype(np.float32), view)
