"""The network of floor-plan.ts in PyTorch, and its weights as the worker reads them."""

import json
import struct
import subprocess
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

ROOT = Path(__file__).resolve().parents[2]


def read_plan():
    node = ROOT / "node_modules" / ".bin" / "node"
    command = [str(node) if node.exists() else "node", "tools/floor-model/print-plan.ts"]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def space_to_depth(x):
    """Four pictures of half the size, one for each corner of a two by two square."""
    return torch.cat([x[:, :, dy::2, dx::2] for dy in (0, 1) for dx in (0, 1)], 1)


def depth_to_space(x):
    """The way back."""
    batch, channels, height, width = x.shape
    parts = x.view(batch, 2, 2, channels // 4, height, width)
    return parts.permute(0, 3, 4, 1, 5, 2).reshape(batch, channels // 4, 2 * height, 2 * width)


def activated(step, x):
    """ReLU where the plan says nothing."""
    activation = step.get("activation", "relu")
    if activation == "none":
        return x
    # PyTorch's own ReLU6 has no gradient in bfloat16.
    return x.clamp(0, 6) if activation == "relu6" else functional.relu(x, inplace=True)


class FloorNetwork(nn.Module):
    def __init__(self, plan):
        super().__init__()
        self.steps = plan["FLOOR_PLAN"]
        self.classes = plan["FLOOR_CLASSES"]
        self.inputs = plan["INPUTS"]
        self.convolutions = nn.ModuleDict()
        self.norms = nn.ModuleDict()
        self.widths = channels = dict(plan["INPUTS"])
        for step in self.steps:
            name = step["name"]
            if "spaceToDepth" in step:
                channels[name] = 4 * channels[step["spaceToDepth"]]
                continue
            channels[name] = step["channels"]
            is_last = step.get("isLast", False)
            stride = step.get("stride", 1)
            shape = {"stride": stride, "padding": step["size"] // 2 if stride == 1 else 0}
            for index, source in enumerate(step["from"]):
                groups = channels[source] if step.get("isDepthwise") else 1
                convolution = nn.Conv2d(channels[source], step["channels"], step["size"], **shape, groups=groups, bias=is_last and index == 0)
                nn.init.kaiming_normal_(convolution.weight)
                self.convolutions[f"{name}-{index}"] = convolution
            if not is_last:
                self.norms[name] = nn.BatchNorm2d(step["channels"], momentum=0.02)

    def forward(self, picture):
        """Scores [batch, classes, height, width] at the picture's own size."""
        return depth_to_space(self.made(picture)[self.steps[-1]["name"]])

    def made(self, picture):
        """What each step of the plan makes, by its name."""
        made = {name: picture[:, :channels] for name, channels in self.inputs}
        for step in self.steps:
            name = step["name"]
            if "spaceToDepth" in step:
                made[name] = space_to_depth(made[step["spaceToDepth"]])
                continue
            total = None
            for index, source in enumerate(step["from"]):
                # As TensorFlow pads even sizes.
                padded = functional.pad(made[source], (0, 1, 0, 1)) if step.get("stride") == 2 else made[source]
                part = self.convolutions[f"{name}-{index}"](padded)
                if source == step.get("upsample"):
                    part = functional.interpolate(part, scale_factor=2, mode="nearest")
                total = part if total is None else total + part
            if name in self.norms:
                total = self.norms[name](total)
                if "keep" in step:
                    total = total + made[step["keep"]]
                total = activated(step, total)
            made[name] = total
        return made

    def packed(self):
        """
        What floor-network.ts reads, step by step in the plan's order: for each output its shift (normalisation folded
        in), then for each input and output a scale and the weights as bytes (Jacob et al. 2018), nine if depthwise.
        Floats little-endian.
        """
        out = bytearray()
        for step in self.steps:
            if "spaceToDepth" in step:
                continue
            name = step["name"]
            weights = [self.convolutions[f"{name}-{i}"].weight.detach().double() for i in range(len(step["from"]))]
            if name in self.norms:
                norm = self.norms[name]
                gain = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().double()
                shift = norm.bias.detach().double() - norm.running_mean.double() * gain
            else:
                shift = self.convolutions[f"{name}-0"].bias.detach().double()
                gain = torch.ones_like(shift)
            out += shift.numpy().astype("<f4").tobytes()
            for weight in weights:
                rows = (weight * gain.view(-1, 1, 1, 1)).flatten(1).numpy()
                for row in rows:
                    scale = max(1e-12, float(np.abs(row).max())) / 127
                    out += struct.pack("<f", scale) + np.round(row / scale).astype(np.int8).tobytes()
        return bytes(out)

    def adopt(self, packed):
        """Reads packed weights, whose normalisation is folded in."""
        at = 0
        with torch.no_grad():
            for step in self.steps:
                if "spaceToDepth" in step:
                    continue
                name, outputs = step["name"], step["channels"]
                shift = np.frombuffer(packed, "<f4", outputs, at)
                at += 4 * outputs
                for index in range(len(step["from"])):
                    weight = self.convolutions[f"{name}-{index}"].weight
                    depth = weight[0].numel()
                    rows = np.empty((outputs, depth), np.float32)
                    for m in range(outputs):
                        scale = struct.unpack_from("<f", packed, at)[0]
                        rows[m] = scale * np.frombuffer(packed, np.int8, depth, at + 4)
                        at += 4 + depth
                    weight.copy_(torch.from_numpy(rows).view_as(weight))
                if name in self.norms:
                    norm = self.norms[name]
                    norm.bias.copy_(torch.from_numpy(shift.copy()))
                    norm.weight.fill_(1)
                    norm.running_mean.zero_()
                    norm.running_var.fill_(1 - norm.eps)
                else:
                    self.convolutions[f"{name}-0"].bias.copy_(torch.from_numpy(shift.copy()))
