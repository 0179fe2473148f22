"""Develop a rendered place, as comp.py does, when lamps and painted views are in the picture.

    python3 print_place.py up_contemporanea contemporanea.jpg

What glows counts once, from the first pass: as soft light it would leave bright seams on the frames before it.
"""
import os
import sys
import cv2
import numpy as np
sys.path.insert(0, os.environ['URDUME_TOOLS'])
import comp

name, out = sys.argv[1:3]
read = comp.rd


def without_glow(folder, layer):
    img = read(folder, layer)
    if layer == 'f_Combined':
        return img * (read(folder, 'f_DiffCol').max(-1, keepdims=True) > .025)
    return img


comp.rd = without_glow
layers = comp.layers(name)
cfg = layers['meta']['cfg']
img, expo = comp.develop(comp.assemble(layers, cfg), cfg)
cv2.imwrite(out, (img[..., ::-1] * 255 + .5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 92, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
print(name, img.shape, 'exposure', round(float(expo), 3))
