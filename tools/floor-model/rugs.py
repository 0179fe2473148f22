"""
Copies the rooms that are kept for testing and lays a rug of 3 by 2 metres in each, where that can be done, so that what stands in
front of it can be measured: rugquad.png and occlusion.png, as the public rooms have them.

    python3 tools/floor-model/rugs.py KEPT ROOMS...
"""

import shutil
import sys
from pathlib import Path

import cv2
import numpy as np

from rooms import CLASS_OF_LABEL, load_room
from train import is_kept

HALF_RUG = np.array([[-1.5, -1], [1.5, -1], [1.5, 1], [-1.5, 1]])
TRIES, NEAREST = 400, 0.3
# Of the picture, of the rug's own area, and of its visible part: floor or in front of it, and in front.
LEAST_SEEN, LEAST_INSIDE, LARGE_ENOUGH, LEAST_KNOWN, HIDDEN = 0.04, 0.6, 0.12, 0.985, (0.06, 0.54)


def rug_in(room):
    """The largest of a few hundred random places whose rug is neither wholly seen nor mostly hidden nor in a wall."""
    random = np.random.default_rng(int(room.name))
    classes = CLASS_OF_LABEL[room.labels]
    ys, xs = np.nonzero(classes == 0)
    back = np.linalg.inv(room.to_picture)
    best, largest = None, LEAST_SEEN * classes.size
    for _ in range(TRIES):
        pick, angle = random.integers(len(ys)), random.uniform(0, np.pi)
        middle = back @ [xs[pick] + 0.5, ys[pick] + 0.5, 1]
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        corners = np.c_[HALF_RUG @ turn.T + middle[:2] / middle[2], np.ones(4)] @ room.to_picture.T
        if (corners[:, 2] < NEAREST).any():
            continue
        outline = corners[:, :2] / corners[:, 2:]
        rug = np.zeros(classes.shape, np.uint8)
        cv2.fillPoly(rug, [np.round(8 * outline).astype(np.int32)], 255, shift=3)
        seen = np.count_nonzero(rug)
        if seen < largest or seen < LEAST_INSIDE * cv2.contourArea(outline.astype(np.float32)):
            continue
        under = classes[rug > 0]
        hidden = np.mean(under == 1)
        if hidden + np.mean(under == 0) < LEAST_KNOWN or not HIDDEN[0] <= hidden <= HIDDEN[1]:
            continue
        best, largest = rug, seen
        if seen > LARGE_ENOUGH * classes.size:
            break
    return None if best is None else (best, np.where((best > 0) & (classes != 0), 255, 0).astype(np.uint8))


def main():
    cv2.setNumThreads(1)
    kept = Path(sys.argv[1])
    folders = [folder for root in sys.argv[2:] for folder in sorted(Path(root).iterdir()) if (folder / "truth.json").exists()]
    for folder in filter(is_kept, folders):
        to = kept / folder.name
        if to.exists():
            continue
        room = load_room(folder)
        to.mkdir(parents=True)
        for file in folder.iterdir():
            shutil.copyfile(file, to / file.name)
        rug = rug_in(room)
        if rug:
            size = cv2.imread(str(folder / "labels.png"), cv2.IMREAD_UNCHANGED).shape[1::-1]
            for name, mask in zip(("rugquad.png", "occlusion.png"), rug):
                cv2.imwrite(str(to / name), cv2.resize(mask, size, interpolation=cv2.INTER_NEAREST))


if __name__ == "__main__":
    main()
