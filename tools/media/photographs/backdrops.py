"""The garden behind the veranda of places.py, painted out of focus, and two plaster walls.

    python3 backdrops.py     writes to $URDUME_WORK/mat, after materials_tex.py
"""
import os
import sys
import cv2
import numpy as np
sys.path.append(os.environ['URDUME_TOOLS'])
from ruglib import hex2lin, lin2srgb

W, H = 2400, 1200


def finish(img, disk, path):
    k = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (disk, disk)).astype(np.float32)
    img = cv2.filter2D(img, -1, k / k.sum())                       # out of focus: the camera is focused on the rug
    img = img + .3 * cv2.GaussianBlur(np.clip(img - .6, 0, 4), (0, 0), 18)
    cv2.imwrite(path, (lin2srgb(np.clip(img, 0, 1)) * 255 + .5).astype(np.uint8)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 95])


def garden(path):
    r = np.random.default_rng(12)
    y = np.linspace(0, 1, H)
    stops = [(0, '#b9d0e2'), (.35, '#dbe6ea'), (.62, '#f1ece0'), (1, '#f1ece0')]
    img = np.repeat(np.stack([np.interp(y, [s for s, _ in stops], [hex2lin(c)[k] for _, c in stops]) for k in range(3)], 1)[:, None], W, 1).astype(np.float32)
    xs = np.arange(W)
    for base, amp, c in ((.56, .07, '#a9bcc2'), (.61, .06, '#8fa99f'), (.655, .035, '#7f9b77')):
        top = (base - amp * (.6 * np.sin(xs / r.uniform(260, 420) + r.uniform(0, 6)) + .3 * np.sin(xs / 130 + r.uniform(0, 6)) + .06 * np.sin(xs / 23 + r.uniform(0, 6)))) * H
        m = (np.arange(H)[:, None] > top[None]).astype(np.float32)[..., None]
        img = img * (1 - m) + np.array(hex2lin(c), np.float32) * m * (1 + .10 * r.standard_normal((1, 1, 1)))
    n = lambda sx, sy, seed: cv2.GaussianBlur(np.random.default_rng(seed).standard_normal((H, W)).astype(np.float32), (0, 0), sx, sigmaY=sy)      # noqa: E731
    unit = lambda a: a / a.std()                                                                                                               # noqa: E731
    yy = np.arange(H)[:, None] / H
    for k, (base, amp, dark, mid, lit) in enumerate(((.50, .075, '#4d6350', '#71876b', '#a9b795'), (.585, .060, '#2c4024', '#59733a', '#b4c078'), (.69, .030, '#26391d', '#54702f', '#c3cc80'))):
        edge = cv2.GaussianBlur(unit(n(60 - 14 * k, 60, 30 + k))[:1] * .6 + .4 * unit(n(18, 18, 40 + k))[:1], (0, 0), 3)
        a = 1 / (1 + np.exp(-(yy - base - amp * edge + .030 * unit(n(9, 9, 50 + k))) * 90))
        clump = unit(n(38, 30, 60 + k)) * .55 + unit(n(13, 10, 70 + k)) * .5 + unit(n(5, 4, 80 + k)) * .5
        tone = np.clip(.46 + .25 * clump - 1.3 * np.clip(yy - base, 0, .3), 0, 1)[..., None]
        d, m, l = (np.array(hex2lin(c), np.float32) for c in (dark, mid, lit))
        leaf = np.where(tone < .5, d + (m - d) * tone * 2, m + (l - m) * (tone * 2 - 1))
        img = img * (1 - a[..., None]) + leaf * a[..., None]
    lawn = int(.775 * H)
    g = np.linspace(0, 1, H - lawn)[:, None, None]
    grass = np.array(hex2lin('#a3b062'), np.float32) * (1 - g) + np.array(hex2lin('#748c3f'), np.float32) * g
    img[lawn:] = grass * (1 + .10 * unit(n(60, 5, 91))[lawn:, :, None] + .08 * unit(n(14, 2, 92))[lawn:, :, None]) * (1 - .45 * np.exp(-g * 6)) 
    finish(img, 37, path)


if __name__ == '__main__':
    to = os.path.join(os.environ['URDUME_WORK'], 'mat')
    garden(os.path.join(to, 'garden.jpg'))
    import materials_tex
    for name, tone, seed, contrast in (('lime', '#e2e0da', 31, .35), ('sage', '#c4cbc2', 33, .40)):
        materials_tex.plaster(name, tone, seed, contrast)
