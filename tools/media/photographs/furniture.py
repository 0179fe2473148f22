"""Furniture of interiors.py. Each stands in two photographs at most."""
import math
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403

PI = math.pi
DARK = dict(rough=.45, color='#22211f', spec=.4)


# ------------------------------------------------------------------ upholstery
def rounded(w, h, r, x=0.0, z=0.0, lean=0.0, n=9):
    """A rectangle with round corners around (x, z); `lean` shifts its top."""
    P = []
    for k, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for a in np.linspace(0, PI / 2, n) + k * PI / 2:
            P.append((sx * (w / 2 - r) + r * math.cos(a), sz * (h / 2 - r) + r * math.sin(a)))
    P = np.array(P)
    return np.stack([P[:, 0] + x + lean * (P[:, 1] / h + .5), P[:, 1] + z], 1)


def sweep(path, section, m, end=.08, n=150, crease=.004, seed=1):
    """A section (across, up) along a path on the floor, with round ends."""
    p = np.asarray(path, float)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    t = s[-1] * (.5 - .5 * np.cos(np.linspace(0, PI, n)))
    x, y = np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1])
    tx, ty = np.gradient(x, t), np.gradient(y, t)
    L = np.hypot(tx, ty)
    nx, ny = -ty / L, tx / L
    q = np.clip(np.minimum(t, s[-1] - t) / end, 0, 1)
    k = np.maximum(np.sqrt(1 - (1 - q) ** 2), .01)[:, None]
    c = section.mean(0)
    a, z = c[0] + (section[:, 0] - c[0]) * k, c[1] + (section[:, 1] - c[1]) * k
    ph = np.random.default_rng(seed).uniform(0, 6, 4)
    g = np.arange(len(section)) / len(section) * 2 * PI
    soft = crease * (np.sin(5 * t[:, None] + 2 * g + ph[0]) + .6 * np.sin(13 * t[:, None] + 3 * g + ph[1]))
    a, z = a + soft * np.cos(g), z + .6 * soft
    V = np.stack([x[:, None] + nx[:, None] * a, y[:, None] + ny[:, None] * a, z], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(len(section)), indexing='ij')
    m0, m1 = (i * len(section) + j).ravel(), (i * len(section) + (j + 1) % len(section)).ravel()
    return obj('sweep', V, np.stack([m0, m1, m1 + len(section), m0 + len(section)], 1), m)


def arc(r, a0, a1, cx=0.0, cy=0.0, n=80):
    t = np.radians(np.linspace(a0, a1, n))
    return np.stack([cx + r * np.cos(t), cy + r * np.sin(t)], 1)


def curved_sofa(loc, rot=0, fabric='boucle', span=64, r=2.15, foot='jacaranda'):
    """A sofa on an arc, open to -y."""
    P, half = [], span / 2
    cy = -r
    for s in (-1, 1):
        a = sorted((90 + s * .15, 90 + s * half))
        P.append(sweep(arc(r, *a[::-1], 0, cy), rounded(.84, .27, .10, 0, .29), fabric, .055, seed=4 + s))
    P.append(sweep(arc(r, 90 + half - .5, 90 - half + .5, 0, cy), rounded(.25, .52, .115, .36, .45, .05), fabric, .13, seed=9))
    P.append(sweep(arc(r, 90 + half - 2.5, 90 - half + 2.5, 0, cy), rounded(.70, .12, .02, .04, .08), foot, .03, crease=0))
    return under(empty('curvedsofa'), P, loc, rot)


def barrel(loc, rot=0, fabric='boucle_ochre', foot='freijo'):
    """A tub chair: its back goes round three sides; its front looks to -y."""
    P = [sweep(arc(.335, 232, -52), rounded(.135, .50, .062, -.0, .45), fabric, .10, seed=3, crease=.003)]
    P.append(lathe(curve_profile([(.001, .445), (.20, .45), (.285, .435), (.315, .39), (.32, .30), (.31, .21), (.29, .19), (.001, .19)], 60), fabric, (0, -.035, 0), n=80, wob=.003))
    P.append(lathe([(.001, 0), (.27, 0), (.275, .006), (.275, .055), (.25, .06), (.25, .21), (.001, .21)], foot, (0, 0, 0), n=72))
    return under(empty('barrel'), P, loc, rot)


def bowl(loc, rot=0, shell='#2c1d14', fabric='boucle', tilt=24):
    """A half sphere on a ring of steel, turned to -y."""
    R = .43
    t = np.linspace(-PI / 2, math.radians(4), 60)
    out = np.stack([np.maximum(R * np.cos(t), .001), R * np.sin(t)], 1)
    rim = [(R - .012, .036), (R - .035, .034)]
    inn = np.stack([np.maximum((R - .045) * np.cos(t[::-1]), .001), (R - .045) * np.sin(t[::-1])], 1)
    z, a = .575, math.radians(tilt)
    skin = lathe(np.vstack([out, rim]), mat(None, rough=.42, color=shell, spec=.45), (0, 0, z), n=110, rot=(a, 0, 0))
    pad = lathe(np.vstack([rim[1:], inn]), fabric, (0, 0, z), n=110, rot=(a, 0, 0))
    P = [skin, pad]
    disc = lambda r, h: curve_profile([(.001, h), (r * .55, h * 1.02), (r * .88, h * .80), (r, h * .30), (r * .97, -h * .2), (r * .7, -h * .55), (.001, -h * .6)], 60)          # noqa: E731
    P.append(lathe(disc(.262, .085), fabric, (0, .0, z - .222), n=80, wob=.004, rot=(math.radians(8), 0, 0)))
    P.append(lathe(disc(.235, .075), fabric, (0, .225, z + .075), n=80, wob=.004, seed=4, rot=(math.radians(72), 0, 0)))
    steel = mat(None, rough=.35, color='#1d1e20', metallic=.6, spec=.5)
    g = np.linspace(0, 2 * PI, 70)
    rr, zr = .345, .315
    P.append(tube(np.stack([rr * np.cos(g), rr * np.sin(g), np.full(70, zr)], 1), .0085, steel, 12))
    for k in range(4):
        c, s = math.cos(PI / 4 + k * PI / 2), math.sin(PI / 4 + k * PI / 2)
        P.append(tube(np.array([(rr * c, rr * s, zr), ((rr + .03) * c, (rr + .03) * s, .006)]), .0085, steel, 12))
    return under(empty('bowl'), P, loc, rot)


def pouf(loc, r=.34, h=.38, m=None, seed=1):
    """A stuffed cushion of leather panels."""
    m = m or mat('clay', .5, .5, .0012, spec=.4, tint=(.62, .46, .34))
    prof = curve_profile([(.001, h), (r * .30, h * .995), (r * .70, h * .94), (r * .95, h * .76), (r, h * .48), (r * .93, h * .20), (r * .78, .012), (.001, 0)], 50)
    n = 120
    t = np.linspace(0, 2 * PI, n, endpoint=False)
    seam = 1 - .035 * np.exp(-((np.mod(t * 8 / (2 * PI), 1) - .5) / .07) ** 2)
    k = np.clip(np.sin(np.clip(prof[:, 1] / h, 0, 1) * PI), 0, 1) ** .4
    R = prof[:, 0][:, None] * (1 + (seam[None] - 1) * (.35 + .65 * k[:, None]))
    V = np.stack([R * np.cos(t), R * np.sin(t), np.repeat(prof[:, 1][:, None], n, 1)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(len(prof) - 1), np.arange(n), indexing='ij')
    a, b = (i * n + j).ravel(), (i * n + (j + 1) % n).ravel()
    return obj('pouf', V, np.stack([a, a + n, b + n, b], 1), m, loc=loc, rot=(0, 0, seed))


def bent(points, r):
    """A line with round corners."""
    p = np.array(points, float)
    unit = lambda v: v / np.linalg.norm(v)          # noqa: E731
    corners = [bez(b + r * unit(a - b), b, b + r * unit(c - b), 9) for a, b, c in zip(p, p[1:], p[2:])]
    return np.vstack([p[:1], *corners, p[-1:]])


def club(loc, rot=0, seats=1, fabric='linen_white', w=.64):
    """Cushions in a frame of steel tube; its front looks to -y."""
    L, P = seats * w, [box((seats * w + .10, .70, .05), (0, 0, .175), fabric, .02)]
    for i in range(seats):
        x = (i - (seats - 1) / 2) * w
        P.append(cushion((w - .01, .72, .19), (x, -.03, .295), fabric, puff=.020, seed=i + 2, crease=.006))
        P.append(cushion((w - .02, .20, .40), (x, .25, .545), fabric, puff=.012, seed=i + 7, crease=.007, rot=(math.radians(-9), 0, 0)))
    steel = mat(None, rough=.6, color='#37383b', spec=.2)                # lacquered: darker metal shows the noise of its few samples
    for s in (-1, 1):
        x = s * (L / 2 + .085)
        P.append(cushion((.15, .74, .40), (x, -.01, .38), fabric, puff=.010, seed=s + 12, crease=.005))
        x += s * .095
        P.append(tube(bent([(x, -.37, .006), (x, -.37, .50), (x, .37, .50), (x, .37, .006)], .09), .0115, steel, 12))
    for y in (-.37, .37):
        P.append(tube(np.array([(-L / 2 - .18, y, .16), (L / 2 + .18, y, .16)]), .0115, steel, 12))
    P.append(tube(np.array([(-L / 2 - .18, .37, .50), (L / 2 + .18, .37, .50)]), .0115, steel, 12))
    return under(empty('club'), P, loc, rot)


# ------------------------------------------------------------------ wood
def through(points, n=120):
    """A smooth curve through the points."""
    from scipy.interpolate import CubicSpline
    p = np.array(points, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    return CubicSpline(s, p)(np.linspace(0, s[-1], n))


def chaise(loc, rot=0, wood='jacaranda', w=.62, roll=None):
    """A long chair of bent wood and cane on two loops; its foot points to -y."""
    side = through([(-.86, .37), (-.62, .455), (-.36, .47), (-.08, .335), (.14, .285), (.36, .40), (.62, .66), (.84, .86)])
    loop = through([(.60, .635), (.74, .42), (.66, .16), (.42, .03), (.05, .018), (-.38, .022), (-.63, .10), (-.70, .26), (-.60, .455)])
    P = []
    for s in (-1, 1):
        x = np.full(len(side), s * w / 2)
        P.append(tube(np.c_[x, side], .0185, wood, 12))
        P.append(tube(np.c_[x, loop], .0165, wood, 12))
    for y, z in ((-.86, .37), (.84, .86), (.05, .018)):
        P.append(tube(np.array([(-w / 2, y, z), (w / 2, y, z)]), .0155, wood, 12))
    n = len(side)
    V = np.vstack([np.c_[np.full(n, s * (w / 2 - .006)), side[:, 0], side[:, 1] + .006] for s in (-1, 1)])
    k = np.arange(n - 1)
    P.append(obj('caneseat', V, np.stack([k, k + 1, n + k + 1, n + k], 1), 'cane'))
    t = np.linspace(-1, 1, 30)
    head = [(x * (w / 2 - .04), .70, .80) for x in t]
    P.append(tube(np.array(head), .058 * (1 - .9 * np.abs(t) ** 12), roll or mat('clay', .5, .48, .0010, spec=.4, tint=(.60, .42, .30)), 24))
    return under(empty('chaise'), P, loc, rot)


def slat_bench(loc, L=1.6, rot=0, wood='freijo', h=.41, d=.44):
    """Seven slats on two frames of iron."""
    iron = mat(None, **DARK)
    P = [beam((-L / 2, y, h), (L / 2, y, h), .046, .030, wood, .006) for y in np.linspace(-d / 2 + .023, d / 2 - .023, 7)]
    for s in (-1, 1):
        x = s * (L / 2 - .22)
        P += [box((.030, d, .012), (x, 0, h - .022), iron, .002), box((.030, d, .012), (x, 0, .006), iron, .002)]
        P += [box((.030, .012, h - .02), (x, q * (d / 2 - .006), (h - .02) / 2), iron, .002) for q in (-1, 1)]
    return under(empty('slatbench'), P, loc, rot)


def trestle_table(loc, L=1.7, W=.78, rot=0, wood='freijo', h=.735):
    P = [box((L, W, .034), (0, 0, h - .017), wood, .006)]
    for s in (-1, 1):
        x = s * (L / 2 - .28)
        P.append(beam((x, -W / 2 + .06, h - .07), (x, W / 2 - .06, h - .07), .06, .07, wood, .008))
        for q in (-1, 1):
            for k in (-1, 1):
                P.append(beam((x + k * .02, q * (W / 2 - .16), h - .08), (x + k * .17, q * (W / 2 - .07), 0), .040, .040, wood, .006))
            P.append(beam((x - .11, q * (W / 2 - .10), .26), (x + .11, q * (W / 2 - .10), .26), .024, .034, wood, .004))
    return under(empty('trestles'), P, loc, rot)


def sideboard(loc, L=1.9, rot=0, wood='jacaranda', h=.62, d=.44):
    """Low, with sliding doors of slats; its front looks to -y."""
    P = [box((L, d, .03), (0, 0, h - .015), wood, .006), box((L, d, .03), (0, 0, .165), wood, .006)]
    P += [box((.03, d, h - .15), (s * (L / 2 - .015), 0, (h + .15) / 2), wood, .005) for s in (-1, 1)]
    P.append(box((L - .06, d - .06, h - .20), (0, .025, (h + .15) / 2), wood, .002))
    n = int((L - .08) / .034)
    for i in range(n):
        P.append(box((.020, .020, h - .21), (-L / 2 + .05 + (i + .5) * (L - .10) / n, -d / 2 + .022, (h + .15) / 2), wood, .003))
    for s in (-1, 1):
        for q in (-1, 1):
            P.append(lathe([(.001, 0), (.012, 0), (.020, .15), (.001, .15)], mat(None, **DARK), (s * (L / 2 - .16), q * (d / 2 - .08), 0), n=24))
    return under(empty('sideboard'), P, loc, rot)


def drum(loc, r=.22, h=.42, m='stone'):
    """A small table: one block."""
    return lathe([(.001, h), (r - .02, h), (r - .006, h - .004), (r, h - .016), (r, .016), (r - .006, .004), (.001, 0)], m, loc, n=90)


def mushroom(loc, r=.25, h=.44, m=None):
    """A small table: a plate on a cone."""
    m = m or mat(None, rough=.5, color='#33302c', spec=.35)
    return lathe([(.001, h), (r - .008, h), (r, h - .008), (r - .006, h - .018), (.05, h - .026), (.032, h - .08), (.045, .14), (.15, .012), (.152, 0), (.001, 0)], m, loc, n=90)


def slabs(loc, rot=0, w=.80, d=.44, h=.32, m='stone'):
    """A small table: a slab on two."""
    P = [box((w, d, .055), (0, 0, h - .0275), m, .006)]
    P += [box((.07, d - .06, h - .055), (s * (w / 2 - .13), 0, (h - .055) / 2), m, .006) for s in (-1, 1)]
    return under(empty('slabs'), P, loc, rot)


def paper_stack(loc, rot=0, seed=1):
    g = np.random.default_rng(seed)
    for i in range(4):
        box((.297, .42, .0012), (loc[0] + .02 * g.standard_normal(), loc[1] + .02 * g.standard_normal(), loc[2] + .0008 + .0014 * i), mat(None, rough=.9, color=('#f3efe6', '#e9e2d2')[i % 2], spec=.1), 0, rot=(0, 0, math.radians(rot + 7 * g.standard_normal())))


def drawing_roll(a, b, r=.028):
    return tube(np.array([a, b], float), r, mat(None, rough=.9, color='#efe9dc', spec=.1), 24)


def basket(loc, s=1.0):
    return lathe(curve_profile([(.001, 0), (.17, 0), (.21, .03), (.225, .20), (.205, .34), (.212, .36), (.195, .35), (.18, .2), (.001, .05)], 50) * s, mat('cane', .06, .6, .004, alpha=False), loc)


# ------------------------------------------------------------------ a house of the coast
def rocker(loc, rot=0, wood='jacaranda', w=.54):
    """A rocking chair of bent wood and cane; its front looks to -y."""
    runner = through([(-.52, .135), (-.30, .045), (0, .018), (.32, .05), (.68, .19)])
    seat = through([(-.30, .43), (-.10, .405), (.12, .37), (.24, .345)], 40)
    back = through([(.20, .33), (.30, .58), (.40, .88), (.47, 1.06), (.55, 1.10)], 60)
    arm = through([(-.36, .06), (-.44, .26), (-.40, .52), (-.22, .645), (.06, .62), (.335, .68)])
    brace = through([(.36, .06), (.22, .14), (.06, .26), (-.12, .33), (-.26, .30), (-.28, .20), (-.20, .15)])
    P = []
    for s in (-1, 1):
        for line, r, x in ((runner, .0165, w / 2), (seat, .0155, w / 2 - .02), (back, .0165, w / 2 - .02), (arm, .0155, w / 2 + .005), (brace, .0125, w / 2)):
            P.append(tube(np.c_[np.full(len(line), s * x), line], r, wood, 12))
        P.append(tube(np.array([(s * w / 2, .38, .065), (s * (w / 2 - .01), .22, .34)]), .0135, wood, 10))
    for y, z in ((-.30, .43), (.22, .345), (.54, 1.095), (-.36, .062), (.38, .065)):
        P.append(tube(np.array([(-w / 2, y, z), (w / 2, y, z)]), .0135, wood, 12))
    for line in (seat, back[6:-4]):
        n, k = len(line), np.arange(len(line) - 1)
        V = np.vstack([np.c_[np.full(n, s * (w / 2 - .028)), line[:, 0], line[:, 1] + .004] for s in (-1, 1)])
        P.append(obj('canework', V, np.stack([k, k + 1, n + k + 1, n + k], 1), 'cane'))
    return under(empty('rocker'), P, loc, rot)


def guitar(loc, rot=0, lean=12, front='freijo', side='jacaranda'):
    """It stands on the floor and leans back to +y."""
    from scipy.interpolate import PchipInterpolator
    y = .245 - .245 * np.cos(np.linspace(0, PI, 60))
    half = PchipInterpolator([0, .004, .03, .13, .28, .395, .478, .49], [0, .055, .125, .184, .112, .142, .075, 0])(y)
    P = [prism(np.vstack([np.c_[half, y], np.c_[-half, y][::-1][1:-1]]), .092, side), prism(np.vstack([np.c_[half, y], np.c_[-half, y][::-1][1:-1]]) * .985 + (0, .004), .0025, front, (0, 0, .092))]
    dark = mat(None, rough=.5, color='#1d1613', spec=.35)
    P += [lathe([(.001, .0952), (.043, .0952)], dark, (0, .325, 0), n=50), box((.16, .026, .010), (0, .135, .099), dark, .003)]
    P += [box((.052, .50, .020), (0, .62, .092), side, .004), box((.050, .56, .006), (0, .60, .103), dark, .001), box((.066, .17, .016), (0, .945, .084), side, .004)]
    for i in range(6):
        x = -.021 + .0084 * i
        P.append(tube(np.array([(x * 1.25, .135, .106), (x, .87, .108)]), .0006, mat(None, rough=.4, color='#cfc8b8', spec=.5), 5))
        P.append(tube(np.array([(math.copysign(.030, x), .89 + .045 * (i % 3), .080), (math.copysign(.055, x), .89 + .045 * (i % 3), .080)]), .005, mat(None, rough=.4, color='#d8cfb8', spec=.4), 8))
    root = under(empty('guitar'), P, loc, rot)
    root.rotation_euler = (math.radians(90 - lean), 0, math.radians(rot))
    return root


def hexagons(x0, x1, y0, y1, t=.20, joint=.006, tints=((1, 1, 1),), seed=2, tex='clay', rough=.6):
    """Six-sided floor tiles, each a little off its neighbour in height and colour; `t` from side to side."""
    g = np.random.default_rng(seed)
    dy = t * math.sqrt(3) / 2
    I, J = np.meshgrid(np.arange(int((x1 - x0) / t)), np.arange(int((y1 - y0) / dy)))
    X, Y = (x0 + t * (I + .5 * (J % 2))).ravel(), (y0 + dy * J).ravel()
    pick = g.integers(0, len(tints), len(X))
    R, a = (t - joint) / math.sqrt(3), PI / 6 + np.arange(6) * PI / 3
    for k, tint in enumerate(tints):
        c = np.flatnonzero(pick == k)
        h = .0006 * g.standard_normal(len(c))
        tx, ty = .0010 * g.standard_normal((2, len(c)))
        V = [np.stack([X[c] + R * f * math.cos(q), Y[c] + R * f * math.sin(q), z + h + tx * math.cos(q) + ty * math.sin(q)], 1) for f, z in ((1, -.006), (1, -.0016), (.965, 0)) for q in a]
        b = np.arange(len(c))[:, None] * 18
        F = [b + np.array([r + q, r + (q + 1) % 6, r + 6 + (q + 1) % 6, r + 6 + q]) for r in (0, 6) for q in range(6)]
        F += [b + np.array(q) for q in ((12, 13, 14, 15), (12, 15, 16, 17))]
        obj('hexagons', np.stack(V, 1).reshape(-1, 3), np.vstack(F), mat(tex, .8 + .07 * k, rough, .0014, spec=.3, tint=tint), smooth=False)
    floor(mat('cement', 2.0, .9, .002, spec=.1, bright=.8), x0, x1, y0, y1).location.z = -.005


def straw_hat(loc, rot=(0, 0, 0), s=1.0):
    """A hat of straw with a dark band, lying on its brim."""
    straw = mat('linen', .035, .85, .0016, spec=.12, tint=(1.0, .80, .50), bright=1.05)
    t = np.linspace(0, 2 * PI, 90, endpoint=False)
    brim = [(.0815, .010), (.11, .004), (.15, .002), (.178, .010), (.180, .013), (.150, .006), (.11, .008), (.084, .016)]
    P = [lathe(np.vstack([np.array(brim), curve_profile([(.085, .016), (.082, .06), (.076, .098), (.062, .112), (.035, .106), (.001, .100)], 40)]) * s, straw, (0, 0, 0), n=90, wob=.004, seed=6)]
    P.append(lathe(np.array([(.0862, .016), (.0845, .044), (.0835, .044)]) * s, mat('linen', .05, .9, .001, spec=.1, bright=.18, tint=(.8, .9, 1.1)), (0, 0, 0), n=90, wob=.004, seed=6))
    root = under(empty('hat'), P, loc, 0)
    root.rotation_euler = rot
    return root
