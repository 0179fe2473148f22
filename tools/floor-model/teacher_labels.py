"""
Turns the teacher's scores into labels beside the photographs.

    python3 tools/floor-model/teacher_labels.py PHOTOS SCORES
"""

import sys
from pathlib import Path

import cv2

from photos import looks_of, shares_of


def main():
    cv2.setNumThreads(1)
    photos, scores = (Path(each) for each in sys.argv[1:3])
    for file in sorted(photos.glob("*.jpg")):
        looks = [scores / (file.stem + look) for look in "ab"]
        labels = file.with_suffix(".png")
        if labels.exists() or not all(look.exists() for look in looks):
            continue
        rgb = cv2.cvtColor(cv2.imread(str(file)), cv2.COLOR_BGR2RGB)
        cv2.imwrite(str(labels), shares_of(looks_of(*looks, rgb), rgb))


if __name__ == "__main__":
    main()
