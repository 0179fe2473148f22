"""
The weighted mean of finished models (Wortsman et al. 2022), floor's log odds moved by --shift:

    python3 tools/floor-model/mean.py OUT --model FILE 0.8 --model FILE 0.2 --shift -0.1
"""

import argparse
from pathlib import Path

import torch

from network import FloorNetwork, read_plan


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--model", nargs=2, action="append", required=True, metavar=("FILE", "SHARE"))
    parser.add_argument("--shift", type=float, default=0)
    options = parser.parse_args()
    plan = read_plan()
    total = sum(float(share) for _, share in options.model)
    mean = FloorNetwork(plan)
    with torch.no_grad():
        for index, (file, share) in enumerate(options.model):
            one = FloorNetwork(plan)
            one.adopt(Path(file).read_bytes())
            # Packed models have no normalisation left, so all that differs are these.
            for to, of in zip(mean.parameters(), one.parameters()):
                to.copy_(float(share) / total * of + (to if index > 0 else 0))
        for to, of in zip(mean.buffers(), one.buffers()):
            to.copy_(of)
        # Each of the four pixels of a cell has its own scores; the first class is floor.
        mean.convolutions["classes-0"].bias[:: mean.classes] += options.shift
    Path(options.out).write_bytes(mean.packed())


if __name__ == "__main__":
    main()
