"""What training minimises."""

import cv2
import numpy as np
import torch

# What counts in the end is how well each picture's floor overlaps, small floors as much as large ones.
OVERLAP_PART = 0.3
# Pixels: the teacher's floor has no weight in parts narrower than this where the first network sees none.
THIN = 9


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


def kept_answers(first, pictures, targets, weights, from_photos):
    """
    Class shares of the network that training started from (learning without forgetting, Li and Hoiem 2016). Clears the
    weights of photographs where it finds something thin on what the teacher calls floor.
    """
    with torch.no_grad():
        answers = torch.softmax(first(pictures).float(), 1)
    for i in range(from_photos):
        missed = ((targets[i, 0] > 0.5) & (answers[i, 0].numpy() < 0.5)).astype(np.uint8)
        thin = missed > cv2.morphologyEx(missed, cv2.MORPH_OPEN, np.ones((THIN, THIN), np.uint8))
        weights[i][thin] = 0
    return answers


def forgotten(scores, answers, from_photos):
    """Divergence from the first network's answers, on rooms."""
    sure = torch.log_softmax(scores[from_photos:], 1)
    return (answers[from_photos:] * (answers[from_photos:].clamp_min(1e-6).log() - sure)).sum(1).mean()
