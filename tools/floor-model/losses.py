"""What training minimises."""

import numpy as np
import torch

# What counts in the end is how well each picture's floor overlaps, small floors as much as large ones.
OVERLAP_PART = 0.3


def loss_of(scores, planes, targets, weights):
    """Being wrong about pixels, and about each picture's floor as a whole (the overlap made soft, Rahman and Wang 2016)."""
    shares, weight = torch.from_numpy(targets), torch.from_numpy(weights)
    sure = torch.log_softmax(scores, 1)
    wrong = -((sure * shares).sum(1) * weight).sum() / weight.sum()
    under = torch.from_numpy((planes[:, 3] > 0).astype(np.float32))
    found, true = sure[:, 0].exp() * under, shares[:, 0] * under
    both = (found * true).sum((1, 2))
    either = (found + true).sum((1, 2)) - both
    return wrong + OVERLAP_PART * (1 - (both + 1) / (either + 1)).mean()
