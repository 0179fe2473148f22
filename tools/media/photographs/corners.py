"""Each rug's corner: its edge and its pile in raking light, at an hour and on a floor of its own.

The pile is modelled where the camera is near. The returned settings are those of scenes.py in the source pictures' tools.
"""
import math
import bpy
import cv2
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
import kit
import scenes

SIZE = (1536, 1920)
MORNING, NOON, AFTERNOON = (1, .93, .85), (1, .97, .94), (1, .88, .74)
NEUTRAL = dict(wb=(1.0, .992, 1.012), contrast=.5, sat=.98, vig=.08, bloom=.05)

# A view: how the rug is turned, which corner is near, where it lies, and the camera.
VIEWS = {
    'left': dict(rot=24, near=(-1, -1), at=(-.02, -.42), cam=(.28, -1.62, 1.10), look=(.20, .34, 0), lens=50),
    'right': dict(rot=-27, near=(1, -1), at=(.06, -.40), cam=(-.30, -1.58, 1.06), look=(-.16, .32, 0), lens=50),
    'across': dict(rot=-8, near=(-1, -1), at=(-.24, -.36), cam=(.34, -1.46, 1.02), look=(.06, .22, 0), lens=50),
    'above': dict(rot=38, near=(-1, -1), at=(.02, -.36), cam=(.06, -.98, 1.56), look=(.08, .12, 0), lens=46),
}
# What falls between the sun and the floor, the sun itself, and what the floor is made of.
BLOCKS = dict(gobo=[('grid', -1.6, -1.2, .27, .27, 12, 9, .70, .009)])
LEAVES = dict(gobo=[('leaf', .62, .60, 2.6, .52, .016, .78), ('leaf', .95, .15, 2.1, .46, .020, .72)])
PALM = dict(gobo=[('palm', .95, .65, -2.3, 1.9, .009, .75), ('palm', .75, .85, -1.95, 1.8, .013, .70)])
OPEN = dict(gobo=None)
CORNERS = {
    'scallop': dict(view='left', floor='stone', sun=(-.80, .20, -.42), color=MORNING, **OPEN),
    'ocean-blue': dict(view='right', floor='white_stone', sun=(.86, .12, -.40), color=MORNING, **OPEN),
    'golden-lines': dict(view='right', floor='stone', sun=(.55, -.62, -.36), color=AFTERNOON, **OPEN),
    'studio-ryzi': dict(view='left', floor='freijo_floor', sun=(.74, .30, -.40), color=NOON, **OPEN),
    'soft-living': dict(view='left', floor='tiles', sun=(-.86, .10, -.28), color=NOON, **OPEN),
    'contemporary': dict(view='right', floor='cement', sun=(-.78, .24, -.38), color=MORNING, **OPEN),
    'natureza': dict(view='above', floor='freijo_floor', sun=(.70, .24, -.56), color=NOON, **PALM),
    'geometrico': dict(view='across', floor='taco', sun=(-.86, .18, -.32), color=MORNING, **OPEN),
    'minimalista': dict(view='left', floor='freijo', sun=(-.90, .16, -.27), color=MORNING, **OPEN),
    'marola': dict(view='above', floor='tiles', sun=(.78, -.20, -.46), color=AFTERNOON, **OPEN),
    'trama': dict(view='across', floor='taco', sun=(.88, .06, -.26), color=MORNING, **OPEN),
    'santana': dict(view='left', floor='taco', sun=(.80, .22, -.38), color=MORNING, **OPEN),
    'lua': dict(view='left', floor='cement_pale', sun=(-.80, .12, -.34), color=AFTERNOON, **OPEN),
    'areia': dict(view='right', floor='slabs', sun=(-.84, -.10, -.34), color=AFTERNOON, size=(2688, 3360), tufts=True, **OPEN),
    'azulejo': dict(view='above', floor='cement_pale', sun=(-.70, .36, -.52), color=NOON, **OPEN),
    'losango': dict(view='across', floor='tiles', sun=(.62, -.58, -.36), color=AFTERNOON, **OPEN),
    'quintal': dict(view='left', floor='freijo', sun=(-.74, .26, -.50), color=MORNING, **LEAVES),
    'cobogo': dict(view='right', floor='stone', sun=(.76, .32, -.50), color=AFTERNOON, **BLOCKS),
    'alvorada': dict(view='above', floor='white_stone', sun=(.84, .20, -.34), color=NOON, **OPEN),
    'vao-livre': dict(view='left', floor='freijo_floor', sun=(-.86, .14, -.28), color=AFTERNOON, **OPEN),
}


def lay_floor(name):
    if name == 'tiles':
        tiles(-3, 3, -3, 6, .30, tints=((.90, .98, 1.0), (.96, 1.0, 1.02), (.84, .92, .96), (.92, 1.04, 1.10)), seed=5)
        # Seen from so near, the mortar must lie below the lowest edge of a tilted tile.
        for o in bpy.data.objects:
            if -.006 < o.location.z < 0:
                o.location.z = -.012
    elif name == 'slabs':
        slabs()
    elif name == 'white_stone':
        floor(mat('stone', 2.2, .6, .0015, spec=.3, bright=1.16, tint=(.99, 1.0, 1.05)), -6, 6, -6, 8)
    elif name == 'freijo':
        floor(mat('freijo', 1.35, .50, .0020, spec=.35, offset=False, bright=.62, tint=(1.0, .95, .92)), -6, 6, -6, 8)
    else:
        floor(name, -6, 6, -6, 8)


def slabs(side=.80, joint=.003):
    """Slabs of grey limestone, their joints filled almost to the edge: an open one shows bright squares where two cross."""
    stone = mat('stone', 2.6, .62, .0012, spec=.25, bright=.74, tint=(.92, .99, 1.09))
    for i in range(-3, 4):
        for j in range(-2, 8):
            box((side - joint, side - joint, .03), ((i + .32) * side, (j + .5 * (i % 2) - .15) * side, -.015), stone, .0012)
    floor(mat('cement', 2.0, .9, .001, spec=.1, bright=.62), -6, 6, -6, 8).location.z = -.0014


def inside(info, x, y):
    """Distance to the border, negative outside, of points from the rug's centre."""
    if info['outline'] is None:
        return np.minimum(info['w'] / 2 - np.abs(x), info['h'] / 2 - np.abs(y))
    scale = 800
    mask = np.zeros((int(info['h'] * scale) + 2, int(info['w'] * scale) + 2), np.uint8)
    cv2.fillPoly(mask, [np.round(np.array(info['outline']) * scale).astype(np.int32)], 255)
    far = cv2.distanceTransform(mask, cv2.DIST_L2, 5) / scale
    i = np.clip(((info['h'] / 2 - y) * scale).astype(int), 0, mask.shape[0] - 1)
    j = np.clip(((x + info['w'] / 2) * scale).astype(int), 0, mask.shape[1] - 1)
    return np.where(mask[i, j] > 0, far[i, j], -1)


def pile(slug, loc, rot, cam, thick, hair, per_m2, reach, seed=4):
    """Cut pile, blade by blade, thinning out where the camera is too far to see one."""
    info = kit.rug_info(slug)
    w, h = info['w'], info['h']
    g = np.random.default_rng(seed)
    n = int(w * h * per_m2)
    x, y = g.uniform(-w / 2, w / 2, n), g.uniform(-h / 2, h / 2, n)
    a = math.radians(rot)
    wx, wy = x * math.cos(a) - y * math.sin(a) + loc[0], x * math.sin(a) + y * math.cos(a) + loc[1]
    far = np.sqrt((wx - cam[0]) ** 2 + (wy - cam[1]) ** 2 + cam[2] ** 2)
    d = inside(info, x, y)
    keep = (d > .003) & (g.random(n) > np.clip((far - reach * .7) / (reach * .3), 0, 1))
    x, y, d = x[keep], y[keep], d[keep]
    n = len(x)
    z = np.maximum(kit._edge_profile(d, thick, min(.013, thick * .9)) + .001, .0015)
    length = hair * g.uniform(.6, 1.15, n)
    an = g.uniform(0, 2 * math.pi, n)
    wd = .0005 + .0004 * g.random(n)
    lean = .25 * np.sin(3.1 * x + 2 * np.sin(2.2 * y)) + .2 * np.sin(4.0 * y + 1.5 * np.sin(2.7 * x))
    tip = np.stack([x + length * (.25 + lean * .5 + .38 * g.standard_normal(n)), y + length * (.10 + lean * .5 + .38 * g.standard_normal(n)), z + length * g.uniform(.35, .62, n)], 1)
    low = z - .0025
    V = np.stack([np.stack([x - np.cos(an) * wd, y - np.sin(an) * wd, low], 1), np.stack([x + np.cos(an) * wd, y + np.sin(an) * wd, low], 1), tip], 1).reshape(-1, 3)
    R = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    uv = np.stack([(x + w / 2) / w, (y + h / 2) / h], 1)
    obj(slug + '_pile', V @ R.T + np.array(loc), np.arange(3 * n).reshape(-1, 3), rug_material(slug, .0001, 1.12), uv=np.repeat(uv, 3, 0), smooth=False)


def tufts(slug, loc, rot, cam, thick, hair, reach, knot=.00333, blades=9, seed=4):
    """Cut pile knot by knot, as a picture of more than 2000 pixels shows it: blades that rise together, bend and open at the cut."""
    info = kit.rug_info(slug)
    w, h = info['w'], info['h']
    g = np.random.default_rng(seed)
    X, Y = np.meshgrid(np.arange(knot / 2, w, knot) - w / 2, np.arange(knot / 2, h, knot) - h / 2)
    x, y = X.ravel(), Y.ravel()
    x, y = x + .22 * knot * g.standard_normal(len(x)), y + .22 * knot * g.standard_normal(len(y))
    a = math.radians(rot)
    far = np.sqrt((x * math.cos(a) - y * math.sin(a) + loc[0] - cam[0]) ** 2 + (x * math.sin(a) + y * math.cos(a) + loc[1] - cam[1]) ** 2 + cam[2] ** 2)
    d = inside(info, x, y)
    keep = (d > .003) & (g.random(len(x)) > np.clip((far - reach * .45) / (reach * .55), 0, 1))
    x, y, d = x[keep], y[keep], d[keep]
    uv = np.repeat(np.stack([(x + w / 2) / w, (y + h / 2) / h], 1), blades, 0)
    base = np.repeat(np.maximum(kit._edge_profile(d, thick, min(.013, thick * .9)), .0015), blades)
    # the brushed nap leans slowly to and fro, each knot a little its own way
    lean = .30 * np.sin(3.1 * x + 2 * np.sin(2.2 * y)) + .22 * np.sin(4.0 * y + 1.5 * np.sin(2.7 * x))
    sx = np.repeat(.30 + .6 * lean + .34 * g.standard_normal(len(x)), blades)
    sy = np.repeat(.12 + .6 * lean + .34 * g.standard_normal(len(x)), blades)
    tall = np.repeat(hair * g.uniform(.82, 1.12, len(x)), blades)
    n = len(uv)
    ox, oy = .30 * knot * g.standard_normal((2, n))
    bx, by = np.repeat(x, blades), np.repeat(y, blades)
    tall = tall * g.uniform(.85, 1.08, n)
    an, wide = g.uniform(0, 2 * math.pi, n), .00050 + .00030 * g.random(n)
    rows = []
    for t, width in ((0, 1), (.55, .9), (1, .45)):
        px = bx + ox * (1 + .9 * t * t) + sx * tall * t * t
        py = by + oy * (1 + .9 * t * t) + sy * tall * t * t
        pz = base - .002 + (tall + .002) * t * (1 - .10 * t * (np.abs(sx) + np.abs(sy)))
        for side in (-1, 1):
            rows.append(np.stack([px + side * np.cos(an) * wide * width, py + side * np.sin(an) * wide * width, pz], 1))
    V = np.stack(rows, 1).reshape(-1, 3)
    k = np.arange(n)[:, None] * 6
    F = np.vstack([k + np.array([q, q + 1, q + 3, q + 2]) for q in (0, 2)])
    R = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    obj(slug + '_tufts', V @ R.T + np.array(loc), F, rug_material(slug, .0001, 1.50), uv=np.repeat(uv, 6, 0), smooth=False)


def corner(key):
    slug, made = 'tapete-' + key, CORNERS[key]
    view = VIEWS[made['view']]
    info = kit.rug_info(slug)
    lay_floor(made['floor'])
    sx, sy = view['near']
    # Of a round or scalloped rug, the point of its outline that is nearest to such a corner.
    inset = {'lua': (.62, .76), 'soft-living': (.70, .78)}.get(key, (1, 1))
    px, py = sx * inset[0] * info['w'] / 2, sy * inset[1] * info['h'] / 2
    a = math.radians(view['rot'])
    loc = (view['at'][0] - (px * math.cos(a) - py * math.sin(a)), view['at'][1] - (px * math.sin(a) + py * math.cos(a)), 0)
    is_flat = info['micro'] in ('plano', 'juta')
    thick = .007 if is_flat else max(info['thick'], .012)
    rug(slug, loc, view['rot'], seed=8, wave=0 if not is_flat else .0014, fuzz=.5 if is_flat else 1.3, bump=.014 if is_flat else .022, thick=thick, step=.012, bright=.93 if made.get('tufts') else 1.0)
    if made.get('tufts'):
        tufts(slug, loc, view['rot'], view['cam'], thick, .0042, 3.4)
    elif not is_flat and info['micro'] != 'boucle':
        pile(slug, loc, view['rot'], view['cam'], thick, .0065, 420000, 2.3)
    sun(made['sun'], 6.6, .6, color=made['color'])
    area((-3.2, -.8, 2.2), (1, .2, -.45), 2.4, 2.4, 60, color=(.93, .97, 1.0))
    area((.5, -4.0, 2.6), (-.05, 1, -.5), 3.0, 2.0, 60, color=(1, .97, .94))
    camera(view['cam'], view['look'], view['lens'], level=False)
    settings = dict(size=made.get('size', SIZE), spp=5 if made.get('tufts') else 6, soft_scale=.40, ind_scale=.2, ispp=24, anchor=(.1, .2, 0), ev=.12, **NEUTRAL)
    return {**settings, **({'gobo': made['gobo']} if made['gobo'] else {})}


def deepen(slug, power):
    """Deepens the carving of a rug's relief: seen from so near, grooves of the true depth close under their blades."""
    im = kit._img(f'{kit.WORK}/tex/{slug}_hgt.png', True)
    px = np.empty(len(im.pixels), np.float32)
    im.pixels.foreach_get(px)
    px = px.reshape(-1, 4)
    top = px[:, 0].max()
    px[:, :3] = top * (px[:, :3] / top) ** power
    im.pixels.foreach_set(px.ravel())


def s_macro_lua():
    """Macro: the grooves where two discs of Lua and its fine circles meet, in raking light."""
    deepen('tapete-lua', 2.0)
    scenes._tufts('tapete-lua', -.425, .580, .46, .64, 43000, .0170, lean=(.14, .06), seed=6)
    floor('linen_dark', -1, 1, -1, 1)
    sun((.60, -.56, -.40), 4.6, 2, color=(1, .94, .86))
    area((-.5, .6, .8), (.5, -.5, -.8), .8, .8, 4.5)
    area((.6, -.8, .9), (-.4, .6, -.8), .9, .9, 2.6, color=(1, .97, .93))
    camera((.02, -.31, .36), (.0, .0, .010), 56, level=False, fstop=8, focus=.46)
    return dict(size=(1440, 1800), spp=8, soft_scale=.4, fspp=12, ind_scale=.22, ispp=24, **{**NEUTRAL, 'vig': .14}, key=.13, white=1.4, fine=True)
