"""
Trains the network that finds the floor on rendered rooms and on photographs. Debian: python3-torch, python3-opencv.

    python3 tools/floor-model/train.py --encoder FILE --rooms FOLDER --photos FOLDER --scores FOLDER --kept-rooms FOLDER --kept-photos FOLDER --out FILE

One room in nine is kept for testing. The seed makes the same pictures, but another machine makes other weights of them.
Then

    python3 tools/floor-model/case.py
"""

import argparse
import copy
import math
import time
from pathlib import Path

import cv2
import numpy as np
import torch

from classes import ClassLayers
from encoder import NAMES, begin_encoder, steps_until
from batches import started
from losses import loss_of
from network import FloorNetwork, depth_to_space, read_plan
from photos import load_photos
from rooms import load_rooms
from taps import tap, tap_anywhere
from testing import floor_of, tested, with_taps

LAST_RATE, WARM_UP, DECAY, LONGEST_GRADIENT = 2e-5, 150, 0.02, 2.0
AVERAGED, UNSETTLED = 0.998, 400
TAPPED, TAPPED_TWICE, TAPS_AT_ONCE = 0.75, 0.35, 3
# The encoder's first blocks respond to edges and colours, and stay as they were pretrained.
FROZEN_BLOCK = 3
# Seconds, after which the process that makes batches has ended.
LONGEST_WAIT = 300
HALF = dict(device_type="cpu", dtype=torch.bfloat16)


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
    return taps


def is_packed(options):
    """Finished weights have no normalisation left to learn."""
    return (options.start or "").endswith(".bin")


def begun(options):
    """The network with its encoder's first weights, or with those of an earlier report or a finished model; its class layers."""
    network = FloorNetwork(read_plan())
    classes = ClassLayers(network)
    if not options.start:
        begin_encoder(network, options.encoder)
    elif is_packed(options):
        network.adopt(Path(options.start).read_bytes())
    else:
        state = torch.load(options.start)
        network.load_state_dict(state["network"])
        classes.load_state_dict(state["classes"])
    for name in steps_until(FROZEN_BLOCK):
        network.convolutions[f"{name}-0"].requires_grad_(False)
        network.norms[name].requires_grad_(False)
    return network.to(memory_format=torch.channels_last), classes


def improver_of(network, classes, options):
    of_encoder = [each for name in NAMES for part in (network.convolutions[f"{name}-0"], network.norms[name]) for each in part.parameters()]
    known = {id(each) for each in of_encoder}
    others = [each for each in (*network.parameters(), *classes.parameters()) if id(each) not in known]
    groups = [dict(params=others, part=1), dict(params=[each for each in of_encoder if each.requires_grad], part=options.encoder_part)]
    return torch.optim.AdamW(groups, lr=options.rate, weight_decay=DECAY)


def train_mode(network, still):
    """The normalisation of these steps keeps what it was made for."""
    network.train()
    for name in still:
        network.norms[name].eval()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--encoder", help="TensorFlow Lite file of the pretrained encoder (encoder.py); needed without --start")
    parser.add_argument("--rooms", action="append", required=True)
    parser.add_argument("--photos", type=Path, required=True, help="photographs and their cameras")
    parser.add_argument("--scores", type=Path, required=True, help="what the teacher says of them")
    parser.add_argument("--kept-rooms", required=True, help="rooms that nothing is learnt from (rugs.py)")
    parser.add_argument("--kept-photos", required=True, help="labelled photographs that nothing is learnt from")
    parser.add_argument("--out", required=True, help="where the weights of each report go")
    parser.add_argument("--start", help="an earlier report (.pt) or a finished model (.bin) to go on from")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=10)
    parser.add_argument("--from-photos", type=int, default=5, help="of each batch")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--encoder-part", type=float, default=0.25, help="of the rate")
    parser.add_argument("--small-part", type=float, default=0.72, help="how long to train on small, cut pictures")
    parser.add_argument("--front-weight", type=float, default=1.5, help="of pixels that stand in front of the floor")
    parser.add_argument("--classes-part", type=float, default=0.5, help="weight of the teacher's classes of things")
    parser.add_argument("--report-minutes", type=float, default=8)
    options = parser.parse_args()
    if not (options.encoder or options.start):
        parser.error("--encoder or --start is needed")
    batches, is_last_part = started(options)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    tests = load_rooms([options.kept_rooms]), load_photos(options.kept_photos)
    network, classes = begun(options)
    improver = improver_of(network, classes, options)
    learnt = [each for group in improver.param_groups for each in group["params"]]
    averaged = copy.deepcopy(network)
    still = list(network.norms) if is_packed(options) else NAMES

    def report(steps):
        """Writes the weights, and says how well they do; each report's are kept, as the last need not be the best."""
        Path(f"{options.out}-{steps}.bin").write_bytes(averaged.packed())
        torch.save(dict(network=network.state_dict(), classes=classes.state_dict()), f"{options.out}-{steps}.pt")
        for what, pictures in zip(("rooms", "photographs"), tests):
            overlaps = tested(averaged, pictures, most_taps=1)
            print(f"step {steps}: floor overlap on kept {what} after 0 and 1 taps, in front of a rug:", *(f"{each:.4f}" for each in overlaps), flush=True)

    steps, means = 0, np.zeros(3)
    start = last_report = time.monotonic()
    while (done := (time.monotonic() - start) / 60 / options.minutes) < 1:
        rate = LAST_RATE + options.rate * min(1, steps / WARM_UP) * 0.5 * (1 + math.cos(math.pi * done))
        for group in improver.param_groups:
            group["lr"] = rate * group["part"]
        is_last_part.value = done >= options.small_part
        planes, targets, weights, views, looks, is_seen = batches.get(timeout=LONGEST_WAIT)
        weights *= 1 + (options.front_weight - 1) * targets[:, 1] * (planes[:, 3] > 0)
        with torch.autocast(**HALF):
            taps = simulated_taps(averaged if steps > UNSETTLED or options.start else network, planes, targets, random)
        train_mode(network, still)
        with torch.autocast(**HALF):
            made = network.made(with_taps(planes, taps))
            scores = depth_to_space(made["classes"]).float()
        count = len(looks)
        of_photos, of_rooms = (loss_of(*(each[part] for each in (scores, planes, targets, weights))) for part in (np.s_[:count], np.s_[count:]))
        of_classes = classes(made, looks, views[:count], is_seen)
        share = count / options.batch
        loss = share * of_photos + (1 - share) * of_rooms + options.classes_part * of_classes
        improver.zero_grad(set_to_none=True)
        loss.backward()
        # With eight bits of precision a batch in some thousands has no finite gradient.
        if not torch.isfinite(torch.nn.utils.clip_grad_norm_(learnt, LONGEST_GRADIENT)):
            continue
        improver.step()
        steps += 1
        keep = min(AVERAGED, steps / (steps + 10))
        with torch.no_grad():
            for to, of in zip(averaged.state_dict().values(), network.state_dict().values()):
                if to.dtype.is_floating_point:
                    to.lerp_(of, 1 - keep)
        found = np.array([float(each) for each in (of_photos, of_rooms, of_classes)])
        means = found if steps == 1 else 0.99 * means + 0.01 * found
        if steps % 50 == 0:
            print(f"{100 * done:.1f}% step {steps}: photographs, rooms, classes:", *(f"{each:.3f}" for each in means), flush=True)
        if time.monotonic() - last_report > 60 * options.report_minutes:
            report(steps)
            last_report = time.monotonic()
    report(steps)


if __name__ == "__main__":
    main()
