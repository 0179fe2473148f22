"""
Trains the network that finds the floor on rendered rooms and on photographs. Debian: python3-torch, python3-opencv.

    python3 tools/floor-model/train.py --rooms FOLDER --photos FOLDER --kept-photos FOLDER --minutes 45

One room in nine is kept for testing. Photographs may be labelled meanwhile. Minutes are those of the processor: the seed makes
the same pictures, but another machine makes other weights of them. Then

    python3 tools/floor-model/case.py
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path

import cv2
import numpy as np
import torch

from classes import ClassLayers, load_unchecked
from coverings import bank_of
from disguises import disguised
from furniture import furnished_photo
from losses import forgotten, kept_answers, loss_of
from network import FloorNetwork, depth_to_space, read_plan
from photos import load_photos, raw_scores
from rooms import LONGEST, load_rooms
from samples import sample_of
from taps import tap, tap_anywhere
from testing import FULL, floor_of, tested, with_taps
from widening import measured_again, widened

BATCH = 8
# Long and short side: most steps are small, the last ones see what the worker will show.
SMALL, SMALL_PART = (256, 192), 0.4
HIGHEST_RATE, LAST_RATE, WARM_UP, DECAY = 3e-3, 2e-5, 0.03, 0.02
AVERAGED = 0.999
ROOMS_PER_TEST = 9
TAPPED, TAPPED_TWICE, TAPS_AT_ONCE = 0.5, 0.35, 3
COVERINGS = 240
POOL, WORN = 160, 8
SETTLED_ON = 64
LARGE_COUNT = 2
LOOK_STEPS = 100
# Share of photographs with rendered furniture pasted in, whose thin legs have exact labels; the teacher misses those.
FURNISHED = 0.6
# Share of photographs whose labels nobody looked at.
UNCHECKED = 0.5


def is_kept(room):
    """Rooms that nobody learns from, whenever they are rendered."""
    return int(room.name) % ROOMS_PER_TEST == 4


class Lessons:
    def __init__(self, rooms, random, photo_share, furnished_share, unchecked):
        self.random, self.photo_share, self.furnished_share = random, photo_share, furnished_share
        self.bank = bank_of(random, COVERINGS)
        self.groups, self.disguised, self.photos, self.unchecked = {}, {}, [], unchecked
        self.add(rooms)

    def add(self, rooms):
        for room in rooms:
            self.groups.setdefault(room.labels.shape, []).append(room)
            self.disguised.setdefault(room.labels.shape, [])

    def look_for_photos(self, folder):
        known = {photo.name for photo in self.photos}
        self.photos += load_photos(folder, known)
        print(f"{len(self.photos)} photographs to learn from", flush=True)

    def batch(self, sides, count=BATCH):
        """Rooms and photographs: without the ones it forgets, without the others it knows only rooms."""
        high, wide = self.shape_like(self.groups)
        is_wide = wide > high
        alike = [shape for shape in self.groups if (shape[1] > shape[0]) == is_wide]
        photos, unchecked = ([each for each in some if (each.rgb.shape[1] > each.rgb.shape[0]) == is_wide] for some in (self.photos, self.unchecked))
        width, height = sides if is_wide else sides[::-1]
        from_photos = round(self.photo_share * count) if photos else 0
        seen = []
        for i in range(count):
            if i >= from_photos:
                seen.append(self.room(self.shape_like(alike)))
            elif unchecked and self.random.random() < UNCHECKED:
                seen.append(unchecked[self.random.integers(len(unchecked))])
            else:
                seen.append(self.photo(photos, alike))
        samples = [sample_of(each, width, height, self.random) for each in seen]
        parts = (np.stack([getattr(each, part) for each in samples]) for part in ("planes", "targets", "weights", "view"))
        return (*parts, [each.name for each in seen[:from_photos]])

    def photo(self, photos, alike):
        random = self.random
        photo = photos[random.integers(len(photos))]
        if random.random() >= self.furnished_share:
            return photo
        group = self.groups[self.shape_like(alike)]
        return furnished_photo(photo, group[random.integers(len(group))], random)

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


def simulated_taps(network, planes, targets, random):
    """What has been tapped when the network is asked again: nothing in half of the batches."""
    batch, _, height, width = planes.shape
    taps = np.zeros((batch, 2, height, width), np.float32)
    if random.random() >= TAPPED:
        return taps
    network.eval()
    for _ in range(2 if random.random() < TAPPED_TWICE else 1):
        with torch.no_grad():
            believed = floor_of(network(with_taps(planes, taps)))
        for i in range(batch):
            believed[i][planes[i, 3] <= 0] = 0
            tap(taps[i], believed[i], targets[i, 0] * (planes[i, 3] > 0), random, int(random.integers(0, TAPS_AT_ONCE + 1)))
            if random.random() < 0.2:
                tap_anywhere(taps[i], targets[i, 0], planes[i, 3] > 0, random)
    network.train()
    return taps


def begun(options, lessons):
    """The network of the plan, and the one it begins as; from nothing, or with the answers of a finished, perhaps smaller one."""
    network = FloorNetwork(read_plan())
    if not options.start:
        return network, None
    finished = network
    if options.start_plan:
        finished = FloorNetwork(json.loads(Path(options.start_plan).read_text()))
    finished.adopt(Path(options.start).read_bytes())
    planes = lessons.batch(FULL, SETTLED_ON)[0]
    pictures = with_taps(planes, np.zeros((len(planes), 2, *planes.shape[2:]), np.float32))
    finished.settle(pictures)
    first = copy.deepcopy(finished).eval()
    if finished is not network:
        widened(finished, network)
        measured_again(network, [pictures])
    return network, first


def freeze(network, names):
    for part in (network.convolutions, network.norms):
        for name, layer in part.items():
            if name.split("-")[0] in names:
                layer.requires_grad_(False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rooms", action="append", required=True)
    parser.add_argument("--kept-rooms", help="rooms to test on, instead of every ninth of --rooms, from which nothing is learnt all the same")
    parser.add_argument("--photos", required=True, help="labelled photographs; more may be added meanwhile")
    parser.add_argument("--kept-photos", required=True, help="labelled photographs that nothing is learnt from")
    parser.add_argument("--out", required=True, help="where the weights of each report go")
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a finished model to go on from")
    parser.add_argument("--start-plan", help="its plan, if it is a smaller network")
    parser.add_argument("--rate", type=float, default=HIGHEST_RATE)
    parser.add_argument("--small-part", type=float, default=SMALL_PART, help="how long to train on small pictures")
    parser.add_argument("--photo-share", type=float, default=0.5, help="of each step's pictures")
    parser.add_argument("--keep-part", type=float, default=0, help="weight of the divergence from the answers of --start, on rooms")
    parser.add_argument("--front-weight", type=float, default=1, help="of pixels that stand in front of the floor")
    parser.add_argument("--still", action="store_true", help="keep the statistics of batch normalisation, for small batches")
    parser.add_argument("--frozen", default="", help="names of steps whose weights are not trained, separated by commas")
    parser.add_argument("--half", action="store_true", help="bfloat16 where it is safe, for processors that have it")
    parser.add_argument("--classes-part", type=float, default=0, help="weight of the teacher's classes of things on photographs")
    parser.add_argument("--scores", help="the teacher's scores, for --classes-part")
    parser.add_argument("--unchecked", help="more photographs, of which nobody looked at the labels, for --classes-part")
    parser.add_argument("--test-minutes", type=float, default=10)
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)

    rooms = load_rooms(options.rooms)
    tests = load_rooms([options.kept_rooms]) if options.kept_rooms else [room for room in rooms if is_kept(room)]
    kept_photos = load_photos(options.kept_photos)
    learnt = [room for room in rooms if not is_kept(room)]
    # Classes of things are the teacher's, who never saw what would be pasted.
    furnished_share = 0 if options.classes_part > 0 else FURNISHED
    unchecked = load_unchecked(options.unchecked, options.scores) if options.unchecked else ()
    lessons = Lessons(learnt, random, options.photo_share, furnished_share, unchecked)
    lessons.look_for_photos(options.photos)
    network, first = begun(options, lessons)
    network = network.to(memory_format=torch.channels_last)
    freeze(network, options.frozen.split(","))
    class_layers = ClassLayers(network)
    averaged = copy.deepcopy(network)
    weights = sum(each.numel() for each in network.parameters())
    print(f"{len(tests)} rooms and {len(kept_photos)} photographs to test on; {weights} weights", flush=True)
    improver = torch.optim.AdamW([each for each in (*network.parameters(), *class_layers.parameters()) if each.requires_grad], lr=options.rate, weight_decay=DECAY)
    report(averaged, tests, kept_photos, options.out, 0)

    steps, loss_mean = 0, 0.0
    started = last_test = time.process_time()
    while (done := (time.process_time() - started) / 60 / options.minutes) < 1:
        rate = LAST_RATE + options.rate * min(1, done / WARM_UP) * 0.5 * (1 + math.cos(math.pi * done))
        for group in improver.param_groups:
            group["lr"] = rate
        planes, targets, weights, views, names = lessons.batch(SMALL if done < options.small_part else FULL)
        from_photos = len(names)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.half):
            taps = simulated_taps(averaged if steps > 500 or options.start else network, planes, targets, random)
        pictures = with_taps(planes, taps)
        weights *= 1 + (options.front_weight - 1) * targets[:, 1] * (planes[:, 3] > 0)
        network.train()
        if options.still:
            for norm in network.norms.values():
                norm.eval()
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.half):
            made = network.made(pictures)
            scores = depth_to_space(made["classes"]).float()
            answers = kept_answers(first, pictures, targets, weights, from_photos) if options.keep_part > 0 else None
        loss = loss_of(scores, planes, targets, weights)
        if answers is not None:
            loss = loss + options.keep_part * forgotten(scores, answers, from_photos)
        if options.classes_part > 0 and names:
            looks = np.stack([raw_scores(Path(options.scores) / f"{name}a") for name in names])
            loss = loss + options.classes_part * class_layers(made, looks, views[:from_photos])
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
        if steps % 20 == 0:
            print(f"{100 * done:.1f}% step {steps} loss {loss_mean:.4f}", flush=True)
        if steps % LOOK_STEPS == 0:
            lessons.look_for_photos(options.photos)
        if time.process_time() - last_test > 60 * options.test_minutes:
            report(averaged, tests, kept_photos, options.out, steps)
            last_test = time.process_time()
    report(averaged, tests, kept_photos, options.out, steps)


def report(network, rooms, photos, out, steps):
    """Writes the weights, and says how well they do; each report's are kept, as the last need not be the best."""
    Path(f"{out}-{steps}.bin").write_bytes(network.packed())
    for what, pictures in (("rooms", rooms), ("photographs", photos)):
        overlaps = tested(network, pictures, most_taps=1)
        print(f"step {steps}: floor overlap on kept {what} after 0 and 1 taps, in front of a rug:", *(f"{each:.4f}" for each in overlaps), flush=True)


if __name__ == "__main__":
    main()
