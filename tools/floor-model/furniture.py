"""Furniture pasted into rooms and photographs, with exact labels."""

from dataclasses import replace

import cv2
import numpy as np

from rooms import CLASS_OF_LABEL, FURNITURE

IN_FRONT, WALL = 1, 3


def furnished(room, guest, random):
    """
    The furniture of another room over this one, at its true place under the horizon (copy and paste, Ghiasi et al. 2021):
    so many more arrangements are seen than were rendered.
    """
    if guest is room or guest.labels.shape != room.labels.shape:
        return room
    height, width = room.labels.shape
    middle = lambda each: sum(each.horizon) / 2
    down = round(middle(room) - middle(guest) + 0.01 * height * random.normal())
    aside = round(random.uniform(-0.5, 0.5) * width)
    move = np.float32([[1, 0, aside], [0, 1, down]])
    if random.random() < 0.5:
        move[0] = [-1, 0, width - 1 + aside]
    labels = cv2.warpAffine(guest.labels, move, (width, height), flags=cv2.INTER_NEAREST, borderValue=3)
    rgb = cv2.warpAffine(guest.rgb, move, (width, height), flags=cv2.INTER_NEAREST)
    is_guest = CLASS_OF_LABEL[labels] == IN_FRONT
    return replace(
        room,
        rgb=np.where(is_guest[..., None], rgb, room.rgb),
        labels=np.where(is_guest, labels, room.labels),
    )


def with_thin_legs(room, random):
    """A table, stool or frame on thin legs: what is hardest to see is seen often. Lengths in heights of the camera."""
    away, high = random.uniform(0.9, 3.5), random.uniform(0.25, 0.55)
    right = random.uniform(-0.8, 0.8) * away
    wide, deep, turn = random.uniform(0.12, 0.6), random.uniform(0.12, 0.5), random.uniform(0, np.pi)
    width = room.labels.shape[1]
    rgb, labels = room.rgb.copy(), room.labels.copy()

    def seen(u, v, up):
        x = right + u * wide * np.cos(turn) - v * deep * np.sin(turn)
        z = max(0.5, away + u * wide * np.sin(turn) + v * deep * np.cos(turn))
        column = room.centre[0] + room.focal * x / z
        horizon = room.horizon[0] + (room.horizon[1] - room.horizon[0]) * column / width
        return (column, horizon + room.focal * (1 - up) / z), z

    light = random.uniform(5, 235)
    colour = np.array([light, light * random.uniform(0.6, 1.1), light * random.uniform(0.4, 1.1)])

    def bar(start, end, thick, tone):
        (a, z), (b, _) = start, end
        ends = [tuple(int(np.clip(8 * value, -30000, 30000)) for value in point) for point in (a, b)]
        pixels = max(1, round(room.focal * thick / z))
        shaded = tuple(float(value) for value in np.clip(colour * tone, 0, 255))
        cv2.line(rgb, *ends, shaded, pixels, cv2.LINE_AA if pixels > 1 else cv2.LINE_8, 3)
        cv2.line(labels, *ends, FURNITURE, pixels, cv2.LINE_8, 3)

    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    thick, splay = random.uniform(0.012, 0.05), random.uniform(0.9, 1.15)
    order = sorted(corners, key=lambda corner: -seen(*corner, 0)[1])
    for u, v in order:
        bar(seen(u * splay, v * splay, 0), seen(u, v, high), thick, random.uniform(0.6, 1.1))
    if random.random() < 0.4:
        for (u, v), after in zip(corners, corners[1:] + corners[:1]):
            bar(seen(u, v, 0.35 * high), seen(*after, 0.35 * high), 0.8 * thick, 0.8)
    if random.random() < 0.8:
        top = np.clip(np.round([np.multiply(seen(u, v, high)[0], 8) for u, v in corners]), -30000, 30000)
        cv2.fillPoly(rgb, [top.astype(np.int32)], tuple(float(value) for value in np.clip(colour, 0, 255)), shift=3)
        cv2.fillPoly(labels, [top.astype(np.int32)], FURNITURE, shift=3)
    return replace(room, rgb=rgb, labels=labels)


def furnished_photo(photo, guest, random):
    """A photograph with furniture of a rendered room and tables on thin legs, whose labels are exact to a pixel."""
    size = photo.labels.shape[::-1]
    scale = size[0] / guest.labels.shape[1]
    bare = replace(
        guest,
        rgb=photo.rgb,
        labels=np.full(photo.labels.shape, WALL, np.uint8),
        horizon=photo.horizon,
        focal=photo.focal,
        centre=photo.centre,
    )
    if random.random() < 0.5:
        guest = replace(
            guest,
            rgb=cv2.resize(guest.rgb, size, interpolation=cv2.INTER_LINEAR),
            labels=cv2.resize(guest.labels, size, interpolation=cv2.INTER_NEAREST),
            horizon=tuple(scale * height for height in guest.horizon),
        )
        bare = furnished(bare, guest, random)
    for _ in range(random.integers(1, 3)):
        bare = with_thin_legs(bare, random)
    is_new = bare.labels != WALL
    return replace(
        photo,
        rgb=bare.rgb,
        labels=np.where(is_new, 255, photo.labels).astype(np.uint8),
        shares=np.where(is_new[..., None], np.uint8([0, 255, 0, 0]), photo.shares),
    )
