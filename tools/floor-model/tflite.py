"""The weights of the convolutions in a TensorFlow Lite file, without its libraries (FlatBuffers, schema version 3)."""

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np

CONVOLUTION, DEPTHWISE, DEQUANTIZE = 3, 4, 6
FLOAT16 = 1


class Table:
    """A table of a FlatBuffer; fields by their number in the schema."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.fields = at - struct.unpack_from("<i", data, at)[0]

    def place(self, field):
        at = 4 + 2 * field
        if at >= struct.unpack_from("<H", self.data, self.fields)[0]:
            return None
        offset = struct.unpack_from("<H", self.data, self.fields + at)[0]
        return self.at + offset if offset else None

    def number(self, field, form):
        place = self.place(field)
        return 0 if place is None else struct.unpack_from("<" + form, self.data, place)[0]

    def vector(self, field):
        """Where it begins, and how many it has."""
        place = self.place(field)
        if place is None:
            return 0, 0
        at = place + struct.unpack_from("<I", self.data, place)[0]
        return at + 4, struct.unpack_from("<I", self.data, at)[0]

    def tables(self, field):
        start, count = self.vector(field)
        return [Table(self.data, at + struct.unpack_from("<I", self.data, at)[0]) for at in range(start, start + 4 * count, 4)]

    def numbers(self, field):
        start, count = self.vector(field)
        return struct.unpack_from(f"<{count}i", self.data, start)

    def bytes(self, field):
        start, count = self.vector(field)
        return self.data[start : start + count]


@dataclass
class Convolution:
    name: str
    weight: np.ndarray  # [outputs, inputs, 3, 3] or [channels, 1, 3, 3], as PyTorch has it
    bias: np.ndarray


def convolutions_of(file):
    """In the order in which they are run; normalisation is folded in."""
    data = Path(file).read_bytes()
    model = Table(data, struct.unpack_from("<I", data, 0)[0])
    codes = [max(code.number(0, "b"), code.number(3, "i")) for code in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    tensors, steps = graph.tables(0), graph.tables(3)
    operators = [(codes[step.number(0, "I")], step.numbers(1), step.numbers(2)) for step in steps]
    halves = {made[0]: of[0] for code, of, made in operators if code == DEQUANTIZE}

    def values(index):
        stored = tensors[halves.get(index, index)]
        form = "<f2" if stored.number(1, "b") == FLOAT16 else "<f4"
        packed = np.frombuffer(buffers[stored.number(2, "I")].bytes(0), form)
        return packed.astype(np.float32).reshape(stored.numbers(0))

    found = []
    for code, (_, *weights), made in operators:
        if code not in (CONVOLUTION, DEPTHWISE):
            continue
        weight, bias = (values(index) for index in weights)
        order = (3, 0, 1, 2) if code == DEPTHWISE else (0, 3, 1, 2)
        found.append(Convolution(tensors[made[0]].bytes(3).decode(), weight.transpose(order), bias))
    return found
