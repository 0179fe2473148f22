"""Taps as a patient visitor would make them: in the middle of the largest mistakes (Sofiiuk et al. 2021)."""

import cv2
import numpy as np

# In pixels of the network's picture; find-floor.ts draws none smaller than the usual one.
LEAST_RADIUS, USUAL_RADIUS, MOST_RADIUS = 4.5, 6.0, 7.0


def mark(taps, is_floor, x, y, radius):
    """Draws a tap into the two planes [floor, in front]; a later tap covers earlier ones."""
    height, width = taps.shape[1:]
    left, right = max(0, int(x - radius)), min(width, int(x + radius) + 2)
    top, bottom = max(0, int(y - radius)), min(height, int(y + radius) + 2)
    rows, columns = np.mgrid[top:bottom, left:right] + 0.5
    inside = (columns - x) ** 2 + (rows - y) ** 2 <= radius**2
    taps[0, top:bottom, left:right][inside] = 1.0 if is_floor else 0.0
    taps[1, top:bottom, left:right][inside] = 0.0 if is_floor else 1.0


def middles(wrong, count):
    """The deepest points of the largest blobs."""
    number, blobs, stats, _ = cv2.connectedComponentsWithStats(wrong.astype(np.uint8), connectivity=4)
    order = np.argsort(-stats[1:, cv2.CC_STAT_AREA])[:count] + 1
    found = []
    for blob in order:
        if stats[blob, cv2.CC_STAT_AREA] < 12:
            break
        left, top, wide, high = stats[blob, :4]
        part = np.pad((blobs[top : top + high, left : left + wide] == blob).astype(np.uint8), 1)
        deep = cv2.distanceTransform(part, cv2.DIST_L2, 3)
        row, column = np.unravel_index(int(deep.argmax()), deep.shape)
        found.append((left + column - 0.5, top + row - 0.5))
    return found


def tap(taps, believed, floor, random, count=1):
    """Adds taps where `believed` (0 to 1) and the truth differ most; returns how many."""
    is_floor = floor >= 0.5
    points = middles((believed >= 0.5) != is_floor, count)
    for x, y in points:
        radius = USUAL_RADIUS if random is None else random.uniform(LEAST_RADIUS, MOST_RADIUS)
        mark(taps, bool(is_floor[int(y), int(x)]), x, y, radius)
    return len(points)


def tap_anywhere(taps, floor, under, random):
    """A tap that says what is known already: "this is floor"."""
    ys, xs = np.nonzero(under)
    if len(ys) == 0:
        return
    pick = random.integers(len(ys))
    x, y = xs[pick], ys[pick]
    if 0.05 < floor[y, x] < 0.95:
        return
    mark(taps, bool(floor[y, x] > 0.5), x + 0.5, y + 0.5, random.uniform(LEAST_RADIUS, MOST_RADIUS))
