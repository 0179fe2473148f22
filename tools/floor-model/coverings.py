"""Floor coverings, drawn from random numbers: boards, tiles, stone, carpets and ornaments."""

import cv2
import numpy as np

SIDE = 512


def any_colour(random):
    """Wood, stone, earth, and now and then any colour at all."""
    if random.random() < 0.25:
        return random.uniform(10, 245, 3)
    light, warmth = random.uniform(15, 245), random.uniform(0, 0.5)
    return np.array([light, light * (1 - 0.55 * warmth), light * (1 - warmth)])


def clouds(random, across, down, octaves=1):
    """Soft spots, about -1 to 1; the same at opposite edges."""
    out = np.zeros((SIDE, SIDE), np.float32)
    for octave in range(octaves):
        rows, columns = down << octave, across << octave
        if rows > SIDE or columns > SIDE:
            break
        grid = random.uniform(-1, 1, (rows, columns)).astype(np.float32)
        grid = np.pad(grid, 1, mode="wrap")
        scale = cv2.resize(grid, None, fx=SIDE / columns, fy=SIDE / rows, interpolation=cv2.INTER_CUBIC)
        top, left = SIDE // rows, SIDE // columns
        out += scale[top : top + SIDE, left : left + SIDE] * 0.6**octave
    return out


def coloured(colour, tone):
    return np.clip(tone[..., None] * np.asarray(colour, np.float32), 0, 255).astype(np.uint8)


def boards(random):
    rows = int(random.integers(6, 28))
    wide = SIDE / rows
    unlike, joint, grain = random.uniform(0, 0.4), random.uniform(0.35, 1), random.uniform(0, 0.25)
    tone = np.ones((SIDE, SIDE), np.float32)
    for row in range(rows):
        top, bottom = round(row * wide), round((row + 1) * wide)
        count, start = int(random.integers(1, 4)), int(random.integers(SIDE))
        edges = np.linspace(0, SIDE, count + 1).astype(int)
        line = np.ones(SIDE, np.float32)
        for left, right in zip(edges, edges[1:]):
            line[left:right] = 1 + unlike * random.uniform(-0.5, 0.5)
            line[left : left + 2] *= joint
        tone[top:bottom] = np.roll(line, start)
        tone[top : top + max(1, round(0.04 * wide))] *= joint
    return tone * (1 + grain * clouds(random, 4, 128, 2))


def parquet(random):
    count = int(random.integers(4, 12))
    strips, unlike = int(random.integers(3, 7)), random.uniform(0.05, 0.4)
    cell = SIDE // count
    tone = np.ones((cell * count, cell * count), np.float32)
    for row in range(count):
        for column in range(count):
            square = np.ones((cell, cell), np.float32)
            for part in np.array_split(np.arange(cell), strips):
                square[part] = 1 + unlike * random.uniform(-0.5, 0.5)
                square[part[0]] *= 0.8
            square = square.T if (row + column) % 2 else square
            tone[row * cell : (row + 1) * cell, column * cell : (column + 1) * cell] = square
    return cv2.resize(tone, (SIDE, SIDE)) * (1 + 0.08 * clouds(random, 32, 32))


def tiles(random):
    across = int(random.integers(3, 10))
    down = across * int(random.choice([1, 1, 1, 2]))
    unlike, stone = random.uniform(0, 0.2), random.uniform(0, 0.25)
    grid = 1 + unlike * random.uniform(-1, 1, (down, across)).astype(np.float32)
    tone = cv2.resize(grid, (SIDE, SIDE), interpolation=cv2.INTER_NEAREST)
    tone *= 1 + stone * clouds(random, 4, 4, 5)
    grout, thick = random.uniform(0.5, 1.5), int(random.integers(1, 6))
    for edge in np.arange(across) * SIDE // across:
        tone[:, edge : edge + thick] = grout
    for edge in np.arange(down) * SIDE // down:
        tone[edge : edge + thick] = grout
    return tone


def carpet(random):
    fine = random.standard_normal((SIDE, SIDE)).astype(np.float32)
    fine = cv2.GaussianBlur(fine, (0, 0), random.uniform(0.6, 2.5))
    return 1 + random.uniform(0.03, 0.3) * fine / fine.std() * 0.5 + random.uniform(0, 0.15) * clouds(random, 4, 4, 3)


def stone(random):
    veins = np.abs(clouds(random, 2, 2, 6))
    return 1 + random.uniform(0, 0.3) * clouds(random, 2, 2, 6) - random.uniform(0, 0.5) * (veins < 0.04)


def ornament(random):
    """A repeated pattern of a few colours: patterned tiles, carpets and rugs."""
    repeats = int(random.integers(2, 9))
    side = SIDE // repeats
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side * 2 * np.pi
    field = np.zeros((side, side), np.float32)
    for _ in range(int(random.integers(2, 6))):
        a, b = random.integers(0, 5, 2)
        field += random.normal() * np.cos(a * x) * np.cos(b * y)
    if random.random() < 0.5:
        field = field + field.T
    colours = np.stack([any_colour(random) for _ in range(int(random.integers(2, 5)))])
    cuts = np.quantile(field, np.linspace(0, 1, len(colours) + 1)[1:-1])
    picture = colours[np.digitize(field, cuts)].astype(np.float32)
    picture = cv2.resize(np.tile(picture, (repeats, repeats, 1)), (SIDE, SIDE))
    return np.clip(picture * carpet(random)[..., None], 0, 255).astype(np.uint8)


KINDS = [boards, boards, boards, parquet, tiles, tiles, carpet, carpet, stone]


def new_covering(random):
    """A square of covering and how many metres its side is long."""
    if random.random() < 0.2:
        return ornament(random), random.uniform(0.6, 4)
    kind = KINDS[random.integers(len(KINDS))]
    return coloured(any_colour(random), kind(random)), random.uniform(1.2, 4)


def bank_of(random, count):
    return [new_covering(random) for _ in range(count)]
