"""The workshop's picture: the story's rug on the loom."""
import math
import numpy as np
import bpy
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
import kit

PI = math.pi
DAY = (1, .965, .92)
NEUTRAL = dict(wb=(1.0, .992, 1.012), contrast=.5, sat=.98, vig=.08, bloom=.05)


def threads(P0, P1, radius, m, slack=0, n=2):
    """Straight yarns from each row of P0 to the same row of P1."""
    P0, P1 = np.asarray(P0, float), np.asarray(P1, float)
    k = len(P0)
    t = np.linspace(0, 1, n)[None, :, None]
    L = P0[:, None] + (P1 - P0)[:, None] * t
    L[:, :, 2] -= slack * np.sin(PI * t[..., 0])
    a = np.linspace(0, 2 * PI, 6)[:-1]
    V = L[:, :, None] + radius * np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    i, j, q = np.meshgrid(np.arange(k), np.arange(n - 1), np.arange(5), indexing='ij')
    b = i * n * 5 + j * 5
    F = np.stack([b + q, b + (q + 1) % 5, b + 5 + (q + 1) % 5, b + 5 + q], -1).reshape(-1, 4)
    return obj('threads', V.reshape(-1, 3), F, m)


def ball(loc, r, m, seed=1, turns=70):
    """A ball of yarn, wound."""
    g = np.random.default_rng(seed)
    lathe(np.stack([np.maximum(r * .90 * np.cos(np.linspace(-PI / 2, PI / 2, 24)), .0005), r * .90 * np.sin(np.linspace(-PI / 2, PI / 2, 24))], 1), m, loc, n=32)
    t = np.linspace(0, 2 * PI, 34)
    for i in range(turns):
        ax = g.standard_normal(3)
        ax /= np.linalg.norm(ax)
        u = np.cross(ax, (0, 0, 1) if abs(ax[2]) < .9 else (1, 0, 0))
        u /= np.linalg.norm(u)
        v = np.cross(ax, u)
        off = g.uniform(-.35, .35) * r
        q = math.sqrt(r * r - off * off)
        tube(np.array(loc) + ax * off + q * (np.cos(t)[:, None] * u + np.sin(t)[:, None] * v), .0032, m, 6)


def woven(slug, w, z0, z1, v0, metres, per_m2=260000, hair=.010, seed=3):
    """The part of a rug that is already knotted, upright in the plane y = 0, pile towards the viewer, its last rows not yet cut."""
    g = np.random.default_rng(seed)
    nx, nz = 200, 110
    X, Z = np.meshgrid(np.linspace(-w / 2, w / 2, nx), np.linspace(z0, z1, nz), indexing='ij')
    fell = .006 * np.sin(3 * X) + .004 * np.sin(11 * X + 1)
    Z = Z + fell * ((Z - z0) / (z1 - z0)) ** 6
    edge = np.minimum(X + w / 2, w / 2 - X)
    Y = -.013 * np.sqrt(np.clip(1 - (1 - np.clip(edge / .012, 0, 1)) ** 2, 0, 1)) - .0015 * np.sin(4 * X + 5 * Z)
    uv = lambda x, z: np.stack([x / w + .5, v0 + (z - z0) / metres], -1)          # noqa: E731
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(nz - 1), indexing='ij')
    k = (i * nz + j).ravel()
    obj('woven', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k, k + nz, k + nz + 1, k + 1], 1), rug_material(slug, .016), uv=uv(X, Z).reshape(-1, 2))
    box((w - .004, .006, z1 - z0 - .01), (0, .006, (z0 + z1) / 2), 'linen', .001)
    n = int(w * (z1 - z0) * per_m2)
    x, z = g.uniform(-w / 2 + .003, w / 2 - .003, n), g.uniform(z0, z1, n)
    a = g.uniform(0, PI, n)
    wd = .0007 + .0005 * g.random(n)
    L = hair * g.uniform(.6, 1.15, n)
    y = -.011 - .0015 * np.sin(4 * x + 5 * z)
    base = np.stack([x, y, z], 1)
    side = np.stack([np.cos(a) * wd, 0 * a, np.sin(a) * wd], 1)
    tip = base + np.stack([L * .40 * g.standard_normal(n), -L * g.uniform(.35, .6, n), -L * (.45 + .38 * g.standard_normal(n))], 1)
    V = np.stack([base - side, base + side, tip], 1).reshape(-1, 3)
    obj('woven_pile', V, np.arange(3 * n).reshape(-1, 3), rug_material(slug, .0001, 1.1), uv=np.repeat(uv(x, z), 3, 0), smooth=False)
    # the ends of the last rows hang as long as the knife left them
    n = int(w / .0018)
    x = g.uniform(-w / 2 + .004, w / 2 - .004, n)
    row = g.integers(0, 7, n)
    z = z1 + .006 * np.sin(3 * x) + .004 * np.sin(11 * x + 1) - .003 - row * .004
    t = np.linspace(0, 1, 5)
    L = g.uniform(.022, .052, n) * np.where(row < 5, 1, .6)
    out = .010 + .014 * g.random(n)
    bend = .010 * g.standard_normal(n)
    cx = x[:, None] + bend[:, None] * t ** 2
    cy = -.010 - out[:, None] * np.sin(PI * .62 * t)
    cz = z[:, None] + .004 * np.sin(PI * t) - L[:, None] * t ** 1.6
    h = .0016
    V = np.stack([np.stack([cx - h, cy, cz], -1), np.stack([cx + h, cy - .0008, cz], -1)], 2).reshape(-1, 3)
    b = (np.arange(n)[:, None] * 10 + np.arange(4)[None] * 2).ravel()
    obj('ends', V, np.stack([b, b + 1, b + 3, b + 2], 1), rug_material(slug, .0001, 1.12), uv=np.repeat(uv(x, z), 10, 0), smooth=False)


def cartoon(path, loc, w, h, rot, crop):
    """A sheet of point paper."""
    m = bpy.data.materials.new('cartoon')
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = .9, .1
    t = m.node_tree.nodes.new('ShaderNodeTexImage')
    t.image = kit._img(path)
    t.interpolation = 'Closest'
    m.node_tree.links.new(t.outputs[0], p.inputs['Base Color'])
    nx = 24
    x = np.linspace(-w / 2, w / 2, nx)
    u = np.linspace(crop[0], crop[2], nx)
    for k, (ww, hh, mm, dy) in enumerate(((w + .03, h + .03, mat(None, rough=.9, color='#efece4', spec=.1), .0012), (w, h, m, 0))):
        s = ww / w
        bow = lambda z: .010 * (np.linspace(-1, 1, nx) ** 2) * (1 + z)          # noqa: E731
        V = np.vstack([np.c_[x * s, dy - bow(1), np.full(nx, -hh / 2)], np.c_[x * s, dy - bow(0), np.full(nx, hh / 2)]])
        i = np.arange(nx - 1)
        obj('sheet', V, np.stack([i, i + 1, i + 1 + nx, i + nx], 1), mm, uv=np.vstack([np.c_[u, np.full(nx, crop[1])], np.c_[u, np.full(nx, crop[3])]]), loc=loc, rot=(0, 0, math.radians(rot)))


def shears(loc, rot=0):
    iron = mat(None, rough=.38, color='#3a3b3c', metallic=.8, spec=.5)
    P = []
    for s in (-1, 1):
        P.append(prism([(0, -.004), (s * .010, .02), (s * .009, .10), (s * -.001, .165), (-s * .003, .02)], .004, iron, (0, 0, .002 + .002 * s)))
        t = np.linspace(0, 2 * PI, 30)
        P.append(tube(np.stack([s * .030 + .021 * np.cos(t), -.075 + .036 * np.sin(t), np.full(30, .006)], 1), .0042, iron, 8))
        P.append(tube(bez((s * .004, .004, .005), (s * .006, -.02, .006), (s * .022, -.045, .006), 10), .0042, iron, 8))
    return under(empty('shears'), P, loc, rot)


def comb(loc, rot=0):
    """The heavy comb that beats the rows down."""
    P = [box((.05, .19, .024), (0, -.075, .014), 'jacaranda', .008), box((.085, .05, .026), (0, .035, .014), 'jacaranda', .006)]
    for i in range(9):
        P.append(box((.004, .075, .010), (-.036 + i * .009, .092, .014), 'iron', .001))
    return under(empty('comb'), P, loc, rot)


YARN = {k: (lambda c=c: mat('boucle', .035, .97, .003, spec=.05, sheen=.4, tint=c)) for k, c in dict(
    abyss=(.030, .075, .145), night=(.045, .125, .235), sea=(.075, .235, .370), tide=(.155, .365, .470), shoal=(.330, .540, .600), mist=(.560, .700, .720), foam=(.93, .91, .86), sand=(.72, .62, .48)).items()}


def loom(fell, bright=1.22):
    """The workshop at ten in the morning and its loom, the warp bare above the height `fell`."""
    wood = mat('freijo_f', 2.1, .58, .0008, spec=.3, bright=.92, tint=(.95, 1.0, 1.10))
    floor(mat('cement', 3.2, .62, .003, spec=.3, bright=.98, tint=(.99, 1, 1.02)), -6, 6, -8, 6)
    wall = white_wall(bright)
    back_wall(2.1, -3.0, 6, 3.9, wall, thick=.2)
    op = [(-2.75, -1.15, .95, 3.2), (-.55, 1.05, .95, 3.2)]
    side_wall(-2.7, -8, 2.1, 3.9, wall, op, thick=.36)
    for o in op:
        french_window(-2.85, *o, m=mat(None, rough=.45, color='#2b2d2e', spec=.4), cols=4, rows=4, bar=.024)
    box((10, 13, .2), (2.2, -2.5, 4.0), wall, 0)
    window_fill(-2.95, op, 34)
    area((3.4, -1.6, 2.0), (-1, .3, -.1), 3.0, 2.6, 60, color=(.99, .99, 1.0))
    area((.2, -5.0, 2.3), (0, 1, -.1), 4.0, 2.6, 105, color=(.99, .99, 1.0))
    area((.6, 1.2, 3.2), (0, .3, -1), 2.6, 1.2, 40, color=(.99, .99, 1.0))
    sun((.78, .42, -.46), 7.6, .45, color=DAY)
    # the loom
    top = 2.42
    for s in (-1, 1):
        beam((s * 1.20, .05, 0), (s * 1.20, .05, 2.78), .15, .15, wood, .012)
        box((.20, .70, .12), (s * 1.20, .05, .06), wood, .012)
        box((.17, .05, .15), (s * 1.20, -.065, .40), 'jacaranda', .008)
    for z, r in ((.36, .075), (2.46, .070)):
        t = np.linspace(0, 1, 3)
        tube(np.stack([-1.34 + 2.68 * t, np.full(3, .075), np.full(3, z)], 1), r, wood, 28)
    beam((-1.30, .05, 2.72), (1.30, .05, 2.72), .12, .10, wood, .010)
    cotton = mat('linen', .03, .95, .0004, spec=.1, bright=1.20, tint=(.98, 1.0, 1.04))
    g = np.random.default_rng(4)
    x = np.arange(-.995, .995, .0062)
    x = x + .0007 * g.standard_normal(len(x))
    back = np.arange(len(x)) % 2
    threads(np.stack([x, .004 + 0 * x, 0 * x + fell - .02], 1), np.stack([x, .004 + back * .016, 0 * x + top], 1), .00135, cotton, n=2)
    for z, y, r in ((1.62, .012, .014), (1.74, .006, .010), (1.50, -.020, .011)):
        tube(np.array([(-1.10, y, z), (1.10, y, z)]), r, mat('freijo_f', .5, .5, .0006, spec=.35, bright=1.1), 14)
    # leashes from the heddle rod to every second thread
    q = x[back == 1]
    threads(np.stack([q, -.020 + 0 * q, 0 * q + 1.49], 1), np.stack([q, .016 + 0 * q, 0 * q + 1.40], 1), .0008, cotton)
    return g


def s_up_loom():
    """A knotted rug a third of the way up, its colours hanging above it."""
    fell = 1.14
    g = loom(fell)
    woven('tapete-ocean-blue', 2.0, .42, fell, .115, 3.0)
    # yarns of the row hang before the warp
    tube(np.array([(-1.15, -.10, 2.14), (1.15, -.10, 2.14)]), .013, 'jacaranda', 14)
    for s in (-1, 1):
        beam((s * 1.13, -.10, 2.14), (s * 1.18, .05, 2.14), .03, .03, 'jacaranda', .004)
    hemp = mat(None, rough=.9, color='#6b543a', spec=.1)
    names = ['abyss', 'sea', 'night', 'tide', 'foam', 'sea', 'mist', 'abyss', 'shoal', 'tide', 'sand', 'night']
    for i, n in enumerate(names):
        bx = -.93 + i * .169 + .02 * g.standard_normal()
        bz = 1.86 + .11 * math.sin(i * 2.3) + .03 * g.standard_normal()
        r = .043 + .010 * g.random()
        m = YARN[n]()
        ball((bx, -.115, bz), r, m, i, 34)
        tube(np.array([(bx, -.113, bz + r), (bx, -.10, 2.13)]), .0023, hemp, 5)
        end = (bx + .10 * g.standard_normal(), -.024, fell + .004)
        tube(bez((bx + r * .5, -.12, bz - r * .8), (bx + .02, -.15, (bz + fell) / 2 - .10), end, 26), .0019, m, 6)
        tube(bez(end, np.array(end) + (.004, -.03, -.05), np.array(end) + (.012, -.028, -.14 - .05 * g.random()), 12), .0019, m, 6)
    # the weavers' bench, as they left it for coffee
    plank = mat('freijo_f', 2.4, .5, .0008, spec=.35, bright=.86, tint=(.96, 1.0, 1.08))
    box((2.30, .30, .048), (.05, -.66, .475), plank, .008)
    for s in (-.85, .95):
        box((.05, .26, .45), (s, -.66, .225), plank, .006)
    cushion((.40, .30, .055), (-.36, -.66, .528), mat('linen_dark', .26, .95, .0016, spec=.1, sheen=.4, tint=(1.0, 1.02, 1.05)), puff=.012, seed=4)
    shears((.16, -.62, .500), 118)
    comb((.45, -.64, .500), 62)
    cup((.72, -.70, .499), 'clay_white', 1.1)
    cartoon('/'.join([kit.WORK, 'cartoon.png']), (.70, -.040, 1.335), .30, .36, 2, (0, 0, 1, 1))
    camera((-1.22, -3.42, 1.44), (-.04, 0, 1.14), 40)
    return dict(size=(1440, 1800), spp=8, soft_scale=.40, ind_scale=.22, ispp=26, anchor=(0, 0, 0), ev=.12, **NEUTRAL)


def s_loom_warp():
    """The same loom from near, before the first row, before a dark board on which each thread of the warp stands out."""
    loom(.44, .74)
    box((5, .04, 3.6), (0, 1.0, 1.8), mat(None, rough=.8, color='#27344a', spec=.15), 0)
    camera((-1.52, -1.66, 1.60), (-.50, .03, 1.90), 46)
    return dict(size=(1760, 1100), spp=14, soft_scale=.45, ind_scale=.22, ispp=26, anchor=(0, 0, 0), ev=.32, **NEUTRAL)
