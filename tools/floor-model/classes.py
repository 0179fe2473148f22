"""
What each thing is, learnt beside the floor while training: the teacher's classes, told from two inner steps of the network.
These two layers are dropped afterwards. Distillation of soft answers: Hinton et al. 2015.
"""

import torch
from torch import nn
from torch.nn import functional

from photos import CLASSES, SCORE_STEP

# Inner step -> weight of its loss: a sixteenth and an eighth of the picture.
STEPS = {"c4": 0.25, "d3": 0.5}


class ClassLayers(nn.Module):
    def __init__(self, network):
        super().__init__()
        self.layers = nn.ModuleDict({name: nn.Conv2d(network.widths[name], CLASSES, 1) for name in STEPS})

    def forward(self, made, scores, views, is_seen):
        """
        Divergence from the teacher's shares. `made`: the network's inner steps; `scores`: [batch, 128, 128, 32] bytes;
        `views`: [batch, 2, 3], places in the sample (-1 to 1) -> places in the teacher's square (-1 to 1); `is_seen`: [batch],
        whether the teacher has seen the picture as it is.
        """
        scores = SCORE_STEP * torch.from_numpy(scores).permute(0, 3, 1, 2).float()
        views, is_seen, total = torch.from_numpy(views), torch.from_numpy(is_seen).float(), 0
        for name, weight in STEPS.items():
            found = torch.log_softmax(self.layers[name](made[name][: len(scores)].float()), 1)
            grid = functional.affine_grid(views, (len(scores), 1, *found.shape[2:]), align_corners=False)
            true = torch.softmax(functional.grid_sample(scores, grid, padding_mode="border", align_corners=False), 1)
            apart = (true * (true.clamp_min(1e-6).log() - found)).sum(1).mean((1, 2))
            total = total + weight * (apart * is_seen).sum() / is_seen.sum().clamp_min(1)
        return total
