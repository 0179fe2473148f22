"""The views behind the rooms, painted out of focus, two plaster walls and a terrazzo floor.

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


def city(path):
    """São Paulo's centre after sunset, from the eleventh floor."""
    r = np.random.default_rng(5)
    y = np.linspace(0, 1, H)
    stops = [(0, '#3f5f8e'), (.22, '#6f8db3'), (.40, '#b3bccb'), (.50, '#e6cfc0'), (.56, '#efc6a8'), (1, '#efc6a8')]
    img = np.repeat(np.stack([np.interp(y, [s for s, _ in stops], [hex2lin(c)[k] for _, c in stops]) for k in range(3)], 1)[:, None], W, 1).astype(np.float32)
    for depth, (base, spread, tone, lit, width) in enumerate(((.50, .10, '#8a93a8', .10, 60), (.58, .16, '#5d6a84', .22, 95), (.74, .20, '#36435c', .30, 170), (.93, .14, '#222c40', .30, 260))):
        x = -40
        while x < W:
            w = int(width * r.uniform(.6, 1.5))
            top = int((base - spread * r.random() ** 1.6) * H)
            c = np.array(hex2lin(tone), np.float32) * r.uniform(.82, 1.18)
            a, b = max(x, 0), min(x + w, W)
            if b > a and r.random() < .86:
                img[top:, a:b] = c
                if r.random() < .25:
                    cv2.line(img, ((a + b) // 2, top), ((a + b) // 2, top - int(50 + 60 * depth * .4)), c.tolist(), 3)
                s = 13 + 7 * depth
                for yy in range(top + s, H, int(s * 1.25)):
                    for xx in range(a + s // 2, b - s, s):
                        if r.random() < lit * r.uniform(.2, 1):
                            lamp = np.array(hex2lin('#ffcf8a' if r.random() < .75 else '#ffe9cf'), np.float32) * r.uniform(.8, 3.2)
                            img[yy:yy + int(s * .55), xx:xx + int(s * .5)] = lamp
            x += w + int(r.uniform(-.1, .25) * width)
    finish(img, 27, path)


def terrazzo():
    """Granilite: chips of marble in white cement, ground flat."""
    r = np.random.default_rng(17)
    n = 1600                                                             # 1.6 m
    img = np.ones((n, n, 3), np.float32) * np.array(hex2lin('#d9d6cf'), np.float32)
    for size, many in ((3.2, 22000), (6, 9000), (11, 2600)):
        for _ in range(many):
            x, y = r.integers(0, n, 2)
            k = r.integers(4, 8)
            a = np.sort(r.uniform(0, 2 * np.pi, k))
            p = np.stack([np.cos(a), np.sin(a)], 1) * size * r.uniform(.5, 1.1, (k, 1))
            c = np.array(hex2lin(['#f3f1ec', '#b9b3a8', '#8d8a85', '#c9b8a4', '#5b5a58', '#e6ddcf'][r.choice(6, p=[.30, .24, .16, .14, .06, .10])]), np.float32)
            for dx in (-n, 0, n):
                for dy in (-n, 0, n):
                    if -20 < x + dx < n + 20 and -20 < y + dy < n + 20:
                        cv2.fillPoly(img, [np.int32(p + (x + dx, y + dy))], c.tolist())
    to = os.path.join(os.environ['URDUME_WORK'], 'mat')
    cv2.imwrite(os.path.join(to, 'terrazzo_c.jpg'), (lin2srgb(np.clip(img, 0, 1)) * 255 + .5).astype(np.uint8)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 94])
    cv2.imwrite(os.path.join(to, 'terrazzo_b.png'), np.full((8, 8), 128, np.uint8))


def cartoon():
    """The sheet at the loom: 72 by 86 knots of the story's rug, ruled."""
    design = cv2.imread(os.path.join(os.environ['URDUME_TOOLS'], '..', 'rugs', 'tapete-ocean-blue', 'design.png'))
    h, w = design.shape[:2]
    x, y, k = int(.80 * w), int(.275 * h), 14
    sheet = cv2.resize(design[y:y + 86, x:x + 72], None, fx=k, fy=k, interpolation=cv2.INTER_NEAREST).astype(np.float32)
    for every, tone in ((k, .75), (k * 10, .6)):
        sheet[::every] *= tone
        sheet[:, ::every] *= tone
    cv2.imwrite(os.path.join(os.environ['URDUME_WORK'], 'cartoon.png'), sheet.astype(np.uint8))


if __name__ == '__main__':
    to = os.path.join(os.environ['URDUME_WORK'], 'mat')
    for view in (garden, city):
        view(os.path.join(to, view.__name__ + '.jpg'))
    terrazzo()
    cartoon()
    import materials_tex
    for name, tone, seed, contrast in (('lime', '#e2e0da', 31, .35), ('sage', '#c4cbc2', 33, .40)):
        materials_tex.plaster(name, tone, seed, contrast)
