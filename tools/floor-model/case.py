"""
A small picture, with what PyTorch says of it, for floor-network.test.ts: the worker must find the same.

    python3 tools/floor-model/case.py
"""

import json
from pathlib import Path

import numpy as np
import torch

from network import ROOT, FloorNetwork, read_plan
from samples import floor_input
from taps import mark

WIDTH, HEIGHT, EVERY = 96, 64, 61
VIEW = {"horizonLeft": 20.5, "horizonRight": 17.25, "focal": 70, "centreX": 46}
FLOOR_TAP, FRONT_TAP = (30, 50), (70, 40)
RADIUS = 3


def picture():
    """Anything that is neither even nor noise; the test draws the same."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return np.stack([(x * (3 + c) + y * (5 - c) + ((x * y) >> (3 + c))) % 256 for c in range(3)], -1).astype(np.uint8)


def main():
    plan = read_plan()
    network = FloorNetwork(plan)
    network.adopt((ROOT / "app/simulator/vision/network/floor-model.bin").read_bytes())
    network.eval()
    planes = floor_input(picture(), (VIEW["horizonLeft"], VIEW["horizonRight"]), VIEW["focal"], VIEW["centreX"])
    taps = np.zeros((2, HEIGHT, WIDTH), np.float32)
    mark(taps, True, *FLOOR_TAP, RADIUS)
    mark(taps, False, *FRONT_TAP, RADIUS)
    with torch.no_grad():
        scores = network(torch.from_numpy(np.concatenate([planes, taps])[None]))[0].flatten().numpy()
    view = VIEW | {"focal": {"across": VIEW["focal"], "down": VIEW["focal"]}}
    case = {"width": WIDTH, "height": HEIGHT, "view": view, "floorTap": FLOOR_TAP, "frontTap": FRONT_TAP, "radius": RADIUS}
    case |= {"every": EVERY, "scores": [round(float(each), 4) for each in scores[::EVERY]]}
    (Path(__file__).parent / "case.json").write_text(json.dumps(case) + "\n")


if __name__ == "__main__":
    main()
