"""
The pretrained encoder: MobileNetV2 (Sandler et al. 2018) out of a detector of things in photographs.

The file is object_detection_ssd_mobilenetv2_oidv4_fp16.tflite in the npm package @mediapipe/objectron (Apache-2.0).
"""

import numpy as np
import torch

from tflite import convolutions_of

BLOCKS = 15
NAMES = ["x0", "w0", "p0", *(f"{part}{block}" for block in range(1, BLOCKS + 1) for part in "xwp")]
# It was trained on colours between -1 and 1; ours are divided by their spread, which is about this much of a byte's range.
USUAL_SPREAD = 0.27


def steps_until(block):
    """Names of the steps before and in this block."""
    return NAMES[: 3 * (block + 1)]


def begin_encoder(network, file):
    """Fills the encoder's steps. Normalisation then changes nothing, and is to be kept still."""
    of_encoder = [each for each in convolutions_of(file) if "MobilenetV2/Conv/" in each.name or "expanded_conv" in each.name]
    for name, each in zip(NAMES, of_encoder):
        convolution, norm = network.convolutions[f"{name}-0"], network.norms[name]
        weight = 2 * USUAL_SPREAD * each.weight if name == NAMES[0] else each.weight
        # Rows of a usual length, so that one rate of learning fits all; the normalisation's gain makes up for it.
        length = np.sqrt((weight.reshape(len(weight), -1) ** 2).sum(1))
        gain = np.maximum(length, 1e-4)
        with torch.no_grad():
            convolution.weight.copy_(torch.from_numpy(weight / gain[:, None, None, None]))
            norm.weight.copy_(torch.from_numpy(gain))
            norm.bias.copy_(torch.from_numpy(each.bias))
            norm.running_mean.zero_()
            norm.running_var.fill_(1 - norm.eps)
