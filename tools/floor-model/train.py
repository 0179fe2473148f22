"""
Trains the network that finds the floor, from nothing, on rendered rooms only. Debian: python3-torch, python3-opencv.

    python3 tools/floor-model/train.py --rooms FOLDER --rooms FOLDER --minutes 45

One room in nine is kept for testing. Those of --more are all learnt from, also those that are rendered meanwhile. The clock
decides how long it takes: the seed makes the same pictures, but another machine makes other weights of them. Then

    python3 tools/floor-model/case.py
"""

import argparse
import copy
import math
import os
import time
from pathlib import Path

import cv2
import numpy as np
import torch

from coverings import bank_of
from disguises import disguised
from network import ROOT, FloorNetwork, read_plan
from rooms import LONGEST, load_rooms
from samples import sample_of
from taps import tap, tap_anywhere

BATCH = 8
# Long and short side: most steps are small, the last ones see what the worker will show.
SMALL, FULL, SMALL_PART = (256, 192), (320, 224), 0.4
HIGHEST_RATE, LAST_RATE, WARM_UP, DECAY = 3e-3, 2e-5, 0.03, 0.02
AVERAGED = 0.999
ROOMS_PER_TEST = 9
TAPPED, TAPPED_TWICE, TAPS_AT_ONCE = 0.5, 0.35, 3
COVERINGS = 240
POOL, WORN = 160, 8
SETTLED_ON = 64
GRAIN = 32
LEANS = [0.0, 0.3, 0.6, 0.9]
LARGE_COUNT = 2
# What counts in the end is how well each picture's floor overlaps, small floors as much as large ones.
OVERLAP_PART = 0.3


def is_kept(room):
    """Rooms that nobody learns from, whenever they are rendered."""
    return int(room.name) % ROOMS_PER_TEST == 4


class Lessons:
    def __init__(self, rooms, random):
        self.random = random
        self.bank = bank_of(random, COVERINGS)
        self.groups, self.disguised = {}, {}
        self.add(rooms)

    def add(self, rooms):
        for room in rooms:
            self.groups.setdefault(room.labels.shape, []).append(room)
            self.disguised.setdefault(room.labels.shape, [])

    def look_for_more(self, folders, known):
        new = load_rooms(folders, known)
        known.update(room.name for room in new)
        self.add([room for room in new if not is_kept(room)])
        print(f"{sum(len(group) for group in self.groups.values())} rooms to learn from", flush=True)

    def batch(self, sides, count=BATCH):
        high, wide = self.shape_like(self.groups)
        is_wide = wide > high
        alike = [shape for shape in self.groups if (shape[1] > shape[0]) == is_wide]
        width, height = sides if is_wide else sides[::-1]
        samples = [sample_of(self.room(self.shape_like(alike)), width, height, self.random) for _ in range(count)]
        return tuple(np.stack([getattr(each, part) for each in samples]) for part in ("planes", "targets", "weights"))

    def shape_like(self, shapes):
        """One of these shapes, by how many rooms have it; rooms that were rendered large count more."""
        shapes = list(shapes)
        counts = np.array([len(self.groups[shape]) * (LARGE_COUNT if max(shape) == LONGEST else 1) for shape in shapes])
        return shapes[self.random.choice(len(shapes), p=counts / counts.sum())]

    def room(self, shape):
        """A room in disguise; each disguise is worn a few times, as it takes longer to put on than to photograph."""
        random, group, pool = self.random, self.groups[shape], self.disguised[shape]
        any_room = lambda: group[random.integers(len(group))]
        if len(pool) < POOL or random.random() < 1 / WORN:
            fresh = disguised(any_room(), any_room, self.bank, random)
            if len(pool) < POOL:
                pool.append(fresh)
            else:
                pool[random.integers(POOL)] = fresh
            return fresh
        return pool[random.integers(POOL)]


def with_taps(planes, taps):
    return torch.from_numpy(np.concatenate([planes, taps], 1)).to(memory_format=torch.channels_last)


def floor_of(scores):
    return torch.softmax(scores, 1)[:, 0].numpy()


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


def simulated_taps(network, planes, targets, random):
    """What has been tapped when the network is asked again: nothing in half of the batches."""
    batch, _, height, width = planes.shape
    taps = np.zeros((batch, 2, height, width), np.float32)
    if random.random() >= TAPPED:
        return taps
    network.eval()
    for _ in range(2 if random.random() < TAPPED_TWICE else 1):
        with torch.no_grad():
            with torch.autocast("cpu", torch.bfloat16):
                scores = network(with_taps(planes, taps))
            believed = floor_of(scores.float())
        for i in range(batch):
            believed[i][planes[i, 3] <= 0] = 0
            tap(taps[i], believed[i], targets[i, 0] * (planes[i, 3] > 0), random, int(random.integers(0, TAPS_AT_ONCE + 1)))
            if random.random() < 0.2:
                tap_anywhere(taps[i], targets[i, 0], planes[i, 3] > 0, random)
    network.train()
    return taps


def as_shown(room):
    """As the worker shows it: the whole picture, its last row and column repeated up to a whole number of grains."""
    rows, columns = room.labels.shape
    step = max(rows, columns) / FULL[0]
    width, height = round(columns / step), round(rows / step)
    sample = sample_of(room, width, height)
    missing = [(0, -length % GRAIN) for length in (height, width)]
    return sample, np.pad(sample.planes, [(0, 0), *missing], mode="edge")


def tested(network, rooms, most_taps=5, lean=0.0):
    """Mean overlap of the floor, after 0, 1, 2 … taps; floor's odds may be moved."""
    network.eval()
    overlaps = np.zeros((len(rooms), most_taps + 1))
    for index, room in enumerate(rooms):
        sample, planes = as_shown(room)
        floor, is_under = sample.targets[0], sample.planes[3] > 0
        height, width = floor.shape
        taps = np.zeros((2, *planes.shape[1:]), np.float32)
        for count in range(most_taps + 1):
            with torch.no_grad():
                scores = network(with_taps(planes[None], taps[None]))
            scores[:, 0] += lean
            believed = floor_of(scores)[0, :height, :width] * is_under
            found, true = believed >= 0.5, floor >= 0.5
            overlaps[index, count] = (found & true).sum() / max(1, (found | true).sum())
            tap(taps[:, :height, :width], believed, floor, None)
    network.train()
    return overlaps.mean(0)


def lean_of(network, rooms):
    """Learning to be right about each pixel makes the network shy of floor: its odds are moved to where masks overlap best."""
    return max(LEANS, key=lambda lean: tested(network, rooms, 1, lean).mean())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rooms", action="append", required=True)
    parser.add_argument("--more", action="append", default=[], help="rooms to learn from only; they may still be rendered")
    parser.add_argument("--out", default=str(ROOT / "app/features/simulator/vision/floor-model.bin"))
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a finished model to go on from")
    parser.add_argument("--rate", type=float, default=HIGHEST_RATE)
    parser.add_argument("--test-minutes", type=float, default=10)
    parser.add_argument("--look-minutes", type=float, default=4, help="until rooms of --more are looked for again")
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)

    started = time.monotonic()
    rooms = load_rooms(options.rooms)
    tests = [room for index, room in enumerate(rooms) if index % ROOMS_PER_TEST == 4]
    lessons = Lessons([room for index, room in enumerate(rooms) if index % ROOMS_PER_TEST != 4], random)
    known = set()
    lessons.look_for_more(options.more, known)
    network = FloorNetwork(read_plan())
    if options.start:
        network.adopt(Path(options.start).read_bytes())
        planes = lessons.batch(FULL, SETTLED_ON)[0]
        network.settle(with_taps(planes, np.zeros((len(planes), 2, *planes.shape[2:]), np.float32)))
    network.to(memory_format=torch.channels_last)
    averaged = copy.deepcopy(network)
    weights = sum(each.numel() for each in network.parameters())
    print(f"{len(tests)} rooms to test on; {weights} weights", flush=True)
    improver = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=DECAY)

    steps, loss_mean = 0, 0.0
    last_test = last_look = time.monotonic()
    while (done := (time.monotonic() - started) / 60 / options.minutes) < 1:
        rate = LAST_RATE + options.rate * min(1, done / WARM_UP) * 0.5 * (1 + math.cos(math.pi * done))
        for group in improver.param_groups:
            group["lr"] = rate
        sides = SMALL if done < SMALL_PART and not options.start else FULL
        planes, targets, weights = lessons.batch(sides)
        taps = simulated_taps(averaged if steps > 500 or options.start else network, planes, targets, random)
        network.train()
        # Half as many bits are three times as fast, and enough for what is added up in full.
        with torch.autocast("cpu", torch.bfloat16):
            scores = network(with_taps(planes, taps))
        loss = loss_of(scores.float(), planes, targets, weights)
        improver.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        improver.step()
        steps += 1
        keep = min(AVERAGED, steps / (steps + 10))
        with torch.no_grad():
            for to, of in zip(averaged.state_dict().values(), network.state_dict().values()):
                if to.dtype.is_floating_point:
                    to.lerp_(of, 1 - keep)
        loss_mean = float(loss) if steps == 1 else 0.99 * loss_mean + 0.01 * float(loss)
        if steps % 200 == 0:
            print(f"{100 * done:.1f}% step {steps} loss {loss_mean:.4f}", flush=True)
        if time.monotonic() - last_look > 60 * options.look_minutes:
            lessons.look_for_more(options.more, known)
            last_look = time.monotonic()
        if time.monotonic() - last_test > 60 * options.test_minutes:
            report(averaged, tests, options.out, steps)
            last_test = time.monotonic()
    lean = lean_of(averaged, tests)
    averaged.lean(lean)
    print(f"floor's odds moved by {lean}")
    report(averaged, tests, options.out, steps)


def report(network, tests, out, steps):
    beside = out + ".new"
    Path(beside).write_bytes(network.packed())
    os.replace(beside, out)
    overlaps = tested(network, tests)
    print(f"step {steps}: floor overlap on the test rooms after 0, 1, 2 … taps:", *(f"{each:.4f}" for each in overlaps), flush=True)


if __name__ == "__main__":
    main()
