"""
What each thing is, learnt beside the floor while training: the teacher's classes, told from two inner steps of the network.
These two layers are dropped afterwards. Distillation of soft answers: Hinton et al. 2015.
"""

import json
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from photos import CLASSES, OUTDOORS, SCORE_STEP, SIDE, Photo, belief_in, grouped, softmax, on_edges, scores_of

# Inner step -> weight of its loss: a sixteenth and an eighth of the picture.
STEPS = {"c4": 0.25, "d3": 0.5}
LONGEST, MOST_OUTDOORS = 480, 0.15


class ClassLayers(nn.Module):
    def __init__(self, network):
        super().__init__()
        self.layers = nn.ModuleDict({name: nn.Conv2d(network.widths[name], CLASSES, 1) for name in STEPS})

    def forward(self, made, scores, views):
        """
        Divergence from the teacher's shares. `made`: the network's inner steps; `scores`: [batch, 128, 128, 32] bytes;
        `views`: [batch, 2, 3], places in the sample (-1 to 1) -> places in the teacher's square (-1 to 1).
        """
        scores = SCORE_STEP * torch.from_numpy(scores).permute(0, 3, 1, 2).float()
        views, total = torch.from_numpy(views), 0
        for name, weight in STEPS.items():
            found = torch.log_softmax(self.layers[name](made[name][: len(scores)].float()), 1)
            grid = functional.affine_grid(views, (len(scores), 1, *found.shape[2:]), align_corners=False)
            true = torch.softmax(functional.grid_sample(scores, grid, padding_mode="border", align_corners=False), 1)
            total = total + weight * (true * (true.clamp_min(1e-6).log() - found)).sum(1).mean()
        return total


def load_unchecked(folder, scores):
    """
    Any photographs, of which nobody looked at the labels: one look of the teacher for the floor, indoors only, and for
    the classes. Their cameras are needed as well.
    """
    photos = []
    for file in sorted(Path(folder).glob("*.jpg")):
        look, camera = Path(scores) / f"{file.stem}a", file.with_suffix(".json")
        if not look.exists() or not camera.exists():
            continue
        camera = json.loads(camera.read_text())
        rgb = cv2.cvtColor(cv2.imread(str(file)), cv2.COLOR_BGR2RGB)
        height, width = rgb.shape[:2]
        long = max(height, width)
        step = min(1, LONGEST / long)
        if step < 1:
            rgb = cv2.resize(rgb, (round(step * width), round(step * height)), interpolation=cv2.INTER_AREA)
        seen = scores_of(look)[: round(SIDE * height / long), : round(SIDE * width / long)]
        outdoors = softmax(seen)[..., list(OUTDOORS)].sum(-1).mean()
        shares = (255 * on_edges(cv2.resize(grouped(seen), rgb.shape[1::-1]), rgb)).round().astype(np.uint8)
        belief = belief_in(shares)
        photos.append(
            Photo(
                name=file.stem,
                rgb=rgb,
                labels=belief if outdoors < MOST_OUTDOORS else np.zeros_like(belief),
                shares=shares,
                horizon=tuple(step * each for each in camera["horizon"]),
                focal=step * camera["focal"],
                centre=(step * camera["centreX"], rgb.shape[0] / 2),
            )
        )
    return photos
