"""What is learnt from: augmented rooms and photographs, batch by batch, made by a process of its own."""

import multiprocessing

import cv2
import numpy as np

from coverings import bank_of
from augmentation import augmented
from furniture import furnished_photo
from photos import CLASSES, SIDE, load_labelled, raw_scores
from rooms import LONGEST, load_rooms
from samples import sample_of
from testing import FULL

# Long and short side of most steps; the last ones see what the worker will show.
SMALL = (320, 224)
ROOMS_PER_TEST = 9
COVERINGS, POOL, USES = 240, 160, 8
LARGE_COUNT = 2
# Shares of photographs with a floor, of other rooms, of pictures that are not of rooms.
KINDS = {"floor": 0.62, "indoors": 0.26, "other": 0.12}
# Share of photographs with rendered furniture pasted in, whose thin legs have exact labels; the teacher misses those.
FURNISHED = 0.4
WAITING = 6


def is_kept(room):
    """Rooms that nobody learns from, whenever they are rendered."""
    return int(room.name) % ROOMS_PER_TEST == 4


class Batches:
    def __init__(self, rooms, photos, scores, random):
        self.random, self.scores = random, scores
        self.bank = bank_of(random, COVERINGS)
        self.groups, self.augmented = {}, {}
        for room in rooms:
            self.groups.setdefault(room.labels.shape, []).append(room)
            self.augmented.setdefault(room.labels.shape, [])
        self.photos = {kind: [photo for photo in photos if photo.kind == kind] for kind in KINDS}

    def batch(self, sides, is_whole, count, from_photos):
        """
        Photographs first, then rooms: without the ones it knows only rooms, without the others it forgets them. Parts of
        the samples, then of the photographs the teacher's scores, and whether they are of what is seen.
        """
        high, wide = self.shape_like(self.groups)
        is_wide = wide > high
        alike = [shape for shape in self.groups if (shape[1] > shape[0]) == is_wide]
        width, height = sides if is_wide else sides[::-1]
        photos = [self.photo(alike, is_wide) for _ in range(from_photos)]
        seen = [*(photo for photo, _ in photos), *(self.room(self.shape_like(alike)) for _ in range(count - from_photos))]
        samples = [sample_of(each, width, height, self.random, is_whole) for each in seen]
        parts = (np.stack([getattr(each, part) for each in samples]) for part in ("planes", "targets", "weights", "view"))
        looks = np.zeros((from_photos, SIDE, SIDE, CLASSES), np.uint8)
        for look, (_, name) in zip(looks, photos):
            if name:
                look[:] = raw_scores(self.scores / f"{name}a")
        return *parts, looks, np.array([name is not None for _, name in photos])

    def photo(self, alike, is_wide):
        """A photograph, and its name if the teacher has seen it as it is."""
        random = self.random
        kinds = [kind for kind in KINDS if self.photos[kind]]
        shares = np.array([KINDS[kind] for kind in kinds])
        while True:
            kind = random.choice(kinds, p=shares / shares.sum())
            photo = self.photos[kind][random.integers(len(self.photos[kind]))]
            if (photo.rgb.shape[1] > photo.rgb.shape[0]) == is_wide:
                break
        if kind != "floor" or random.random() >= FURNISHED:
            return photo, photo.name
        group = self.groups[self.shape_like(alike)]
        return furnished_photo(photo, group[random.integers(len(group))], random), None

    def shape_like(self, shapes):
        """One of these shapes, by how many rooms have it; rooms that were rendered large count more."""
        shapes = list(shapes)
        counts = np.array([len(self.groups[shape]) * (LARGE_COUNT if max(shape) == LONGEST else 1) for shape in shapes])
        return shapes[self.random.choice(len(shapes), p=counts / counts.sum())]

    def room(self, shape):
        """An augmented room; each is used a few times, as it takes longer to make than to photograph."""
        random, group, pool = self.random, self.groups[shape], self.augmented[shape]
        any_room = lambda: group[random.integers(len(group))]
        if len(pool) < POOL or random.random() < 1 / USES:
            fresh = augmented(any_room(), any_room, self.bank, random)
            if len(pool) < POOL:
                pool.append(fresh)
            else:
                pool[random.integers(POOL)] = fresh
            return fresh
        return pool[random.integers(POOL)]


def make_batches(queue, is_last_part, options):
    cv2.setNumThreads(1)
    rooms = [room for room in load_rooms(options.rooms) if not is_kept(room)]
    photos = load_labelled(options.photos, options.scores)
    print(f"{len(rooms)} rooms and {len(photos)} photographs to learn from", flush=True)
    batches = Batches(rooms, photos, options.scores, np.random.default_rng(options.seed))
    while True:
        is_whole = bool(is_last_part.value)
        queue.put(batches.batch(FULL if is_whole else SMALL, is_whole, options.batch, options.from_photos))


def started(options):
    """The batches, and a switch to large, whole pictures."""
    queue, is_last_part = multiprocessing.Queue(WAITING), multiprocessing.Value("b", 0)
    multiprocessing.Process(target=make_batches, args=(queue, is_last_part, options), daemon=True).start()
    return queue, is_last_part
