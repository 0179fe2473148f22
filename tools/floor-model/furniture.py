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


class Drawn:
    """
    Draws furniture as bars and faces at its true place: lengths in heights of the camera, whose foot is the origin; z is
    away from it, and up from the floor.
    """

    def __init__(self, room, random):
        self.room, self.random = room, random
        self.rgb, self.labels = room.rgb.copy(), room.labels.copy()
        light = random.uniform(5, 235)
        self.colour = np.array([light, light * random.uniform(0.6, 1.1), light * random.uniform(0.4, 1.1)])

    def seen(self, x, z, up):
        """Eighths of a pixel, as drawn, and how far away."""
        z = max(0.4, z)
        room, width = self.room, self.room.labels.shape[1]
        column = room.centre[0] + room.focal * x / z
        horizon = room.horizon[0] + (room.horizon[1] - room.horizon[0]) * column / width
        point = (column, horizon + room.focal * (1 - up) / z)
        return tuple(int(np.clip(8 * value, -30000, 30000)) for value in point), z

    def tone(self, gain):
        return tuple(float(value) for value in np.clip(self.colour * gain, 0, 255))

    def pixels(self, thick, z):
        return max(1, round(self.room.focal * thick / z))

    def bar(self, start, end, thick, gain):
        (a, z), (b, _) = self.seen(*start), self.seen(*end)
        pixels = self.pixels(thick, z)
        cv2.line(self.rgb, a, b, self.tone(gain), pixels, cv2.LINE_AA if pixels > 1 else cv2.LINE_8, 3)
        cv2.line(self.labels, a, b, FURNITURE, pixels, cv2.LINE_8, 3)

    def ball(self, x, z, up, radius, gain):
        at, z = self.seen(x, z, up)
        reach = 8 * max(1, self.pixels(radius, z))
        cv2.circle(self.rgb, at, reach, self.tone(gain), -1, cv2.LINE_AA, 3)
        cv2.circle(self.labels, at, reach, FURNITURE, -1, cv2.LINE_8, 3)

    def face(self, points, gain):
        outline = np.int32([self.seen(*point)[0] for point in points])
        cv2.fillPoly(self.rgb, [outline], self.tone(gain), cv2.LINE_AA, 3)
        cv2.fillPoly(self.labels, [outline], FURNITURE, cv2.LINE_8, 3)

    def shadow(self, points):
        """Soft and still floor: a shadow under a thing is not a part of it."""
        outline = np.int32([self.seen(*point)[0] for point in points])
        dark = np.zeros(self.labels.shape, np.uint8)
        cv2.fillPoly(dark, [outline], 255, cv2.LINE_AA, 3)
        dark = cv2.blur(dark, (9, 9)).astype(np.float32) / 255
        self.rgb = (self.rgb * (1 - self.random.uniform(0, 0.5) * dark)[..., None]).astype(np.uint8)

    def done(self):
        return replace(self.room, rgb=self.rgb, labels=self.labels)


def table(draw, random):
    """A table, stool or frame on thin legs: what is hardest to see is seen often."""
    away, high = random.uniform(0.9, 3.5), random.uniform(0.25, 0.55)
    right = random.uniform(-0.8, 0.8) * away
    wide, deep, turn = random.uniform(0.12, 0.6), random.uniform(0.12, 0.5), random.uniform(0, np.pi)
    place = lambda u, v, up: (
        right + u * wide * np.cos(turn) - v * deep * np.sin(turn),
        away + u * wide * np.sin(turn) + v * deep * np.cos(turn),
        up,
    )
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    thick, splay = random.uniform(0.012, 0.05), random.uniform(0.9, 1.15)
    if random.random() < 0.5:
        draw.shadow([place(u, v, 0) for u, v in corners])
    for u, v in sorted(corners, key=lambda corner: -place(*corner, 0)[1]):
        draw.bar(place(u * splay, v * splay, 0), place(u, v, high), thick, random.uniform(0.6, 1.1))
    if random.random() < 0.4:
        for (u, v), after in zip(corners, corners[1:] + corners[:1]):
            draw.bar(place(u, v, 0.35 * high), place(*after, 0.35 * high), 0.8 * thick, 0.8)
    if random.random() < 0.8:
        draw.face([place(u, v, high) for u, v in corners], 1)


def swivel_chair(draw, random):
    """A chair or lamp on a column and a star of four to six feet, as in offices."""
    away = random.uniform(0.9, 3)
    right = random.uniform(-0.8, 0.8) * away
    reach, hub, low = random.uniform(0.16, 0.26), random.uniform(0.03, 0.09), random.uniform(0.01, 0.04)
    count, turn, thick = random.integers(4, 7), random.uniform(0, np.pi), random.uniform(0.012, 0.035)
    has_castors = random.random() < 0.6
    around = lambda radius, up, angle: (right + radius * np.cos(angle), away + radius * np.sin(angle), up)
    circle = lambda radius, up: [around(radius, up, angle) for angle in np.linspace(0, 2 * np.pi, 14, endpoint=False)]
    if random.random() < 0.6:
        draw.shadow(circle(reach, 0))
    high = random.uniform(0.24, 0.36)
    feet = sorted(turn + 2 * np.pi * np.arange(count) / count, key=lambda angle: -np.sin(angle))
    for angle in feet:
        draw.bar(around(0, hub, 0), around(reach, low, angle), thick, random.uniform(0.7, 1.1))
        if has_castors:
            draw.ball(*around(reach, 0.5 * low, angle), random.uniform(0.012, 0.022), random.uniform(0.4, 1))
    draw.bar(around(0, hub - 0.02, 0), around(0, high, 0), random.uniform(0.02, 0.04), 0.8)
    draw.colour = draw.colour * random.uniform(0.4, 1.6, 3)
    seat = random.uniform(0.12, 0.19)
    draw.face(circle(seat, high), 0.7)
    draw.face(circle(seat, high + 0.04), 1)
    if random.random() < 0.6:
        back, half = random.uniform(0, 2 * np.pi), random.uniform(0.3, 0.7)
        foot, top = high + random.uniform(0.02, 0.15), random.uniform(0.5, 0.75)
        draw.face([around(seat, up, back + side) for up, side in ((foot, -half), (foot, half), (top, half), (top, -half))], 0.85)


def with_thin_legs(room, random):
    draw = Drawn(room, random)
    (table if random.random() < 0.6 else swivel_chair)(draw, random)
    return draw.done()


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
