"""How well the network does on whole pictures, as the worker shows them to it."""

import cv2
import numpy as np
import torch

from samples import sample_of
from taps import tap

# Long and short side of the network's picture, and the multiple that its sides must be.
FULL, GRAIN = (384, 288), 32


def with_taps(planes, taps):
    return torch.from_numpy(np.concatenate([planes, taps], 1)).to(memory_format=torch.channels_last)


def floor_of(scores):
    return torch.softmax(scores.float(), 1)[:, 0].numpy()


def grained(length):
    return max(GRAIN, round(length / GRAIN) * GRAIN)


def resized(planes, width, height):
    is_smaller = width < planes.shape[2] or height < planes.shape[1]
    how = cv2.INTER_AREA if is_smaller else cv2.INTER_LINEAR
    return np.stack([cv2.resize(plane, (width, height), interpolation=how) for plane in planes])


def as_shown(room):
    """As the worker shows it: the whole picture, its sides a whole number of grains, for which it is stretched a little."""
    rows, columns = room.labels.shape
    step = max(rows, columns) / FULL[0]
    width, height = round(columns / step), round(rows / step)
    sample = sample_of(room, width, height)
    return sample, resized(sample.planes, grained(width), grained(height))


def overlap_of(found, true):
    return (found & true).sum() / max(1, (found | true).sum())


def tested(network, rooms, most_taps=5):
    """Mean overlap of the floor, after 0, 1, 2 … taps; and of what stands in front of a rug, nothing tapped, where one was laid."""
    network.eval()
    overlaps, in_front = np.zeros((len(rooms), most_taps + 1)), []
    for index, room in enumerate(rooms):
        sample, planes = as_shown(room)
        floor, is_under = sample.targets[0], sample.planes[3] > 0
        height, width = floor.shape
        taps = np.zeros((2, height, width), np.float32)
        for count in range(most_taps + 1):
            with torch.no_grad():
                scores = network(with_taps(planes[None], resized(taps, *planes.shape[:0:-1])[None]))
            believed = cv2.resize(floor_of(scores)[0], (width, height)) * is_under
            found = believed >= 0.5
            overlaps[index, count] = overlap_of(found, floor >= 0.5)
            if count == 0 and getattr(room, "rug", None) is not None:
                rug, front = (cv2.resize(mask, (width, height), interpolation=cv2.INTER_AREA) > 127 for mask in (room.rug, room.in_front))
                in_front.append(overlap_of(rug & ~found, rug & front))
            tap(taps, believed, floor, None)
    network.train()
    return [*overlaps.mean(0), *([np.mean(in_front)] if in_front else [])]
