"""The rugs with their pile, and the furniture and walls of places.py."""
import math
import numpy as np
import bpy
from kit import *          # noqa: F401,F403
from kit import _m
import kit

PI = math.pi


# ------------------------------------------------------------------ cloth
def lay(slug, loc, rot, cam, size=None, T=.015, wave=.0016, seed=4, corner=None, reach=2.6, per_m2=300000, hair=.0075, bright=1.0, bump=.020, nap=(.30, .12)):
    """A rug on the floor; corner = (sx, sy, radius, height) turns that corner up; within `reach` of the camera its pile is modelled."""
    info = rug_info(slug)
    w, h = size or (info['w'], info['h'])

    def D(x, y, z):
        if corner:
            sx, sy, R, H = corner
            q = np.clip(((sx * x - (w / 2 - R)) + (sy * y - (h / 2 - R))) / (2 * R), 0, 1)
            up = H * q ** 2
            return np.stack([x - sx * .35 * up, y - sy * .35 * up, z + up], 1)
        return np.stack([x, y, z], 1)
    o = rug(slug, loc, rot, wave=wave, seed=seed, deform=D, size=(w, h), thick=T, bump=bump, fuzz=1.2, bright=bright)
    if not hair:
        return o
    r = np.random.default_rng(seed)
    ph = r.uniform(0, 6, 10)
    g = np.random.default_rng(seed + 100)
    n = int(w * h * per_m2)
    x, y = g.uniform(-w / 2 + .002, w / 2 - .002, n), g.uniform(-h / 2 + .002, h / 2 - .002, n)
    a = math.radians(rot)
    wx, wy = x * math.cos(a) - y * math.sin(a) + loc[0], x * math.sin(a) + y * math.cos(a) + loc[1]
    far = np.sqrt((wx - cam[0]) ** 2 + (wy - cam[1]) ** 2 + cam[2] ** 2)
    keep = g.random(n) > np.clip((far - reach * .7) / (reach * .3), 0, 1)
    x, y, far = x[keep], y[keep], far[keep]
    n = len(x)
    d = np.minimum(np.minimum(x + w / 2, w / 2 - x), np.minimum(y + h / 2, h / 2 - y))
    slow = wave * (np.sin(2.3 * x + 1.1 * y + ph[0]) + np.sin(-1.4 * x + 3.0 * y + ph[1]) + .7 * np.sin(5.1 * x + ph[2]) * np.sin(4.3 * y + ph[3]))
    lift = 1.6 * wave * np.exp(-d / .10) * (1 + np.sin(3 * x + 2 * y + ph[4]))
    z = np.maximum(kit._edge_profile(d, T, min(.013, T * .9)) + slow + lift + .001, .0015)
    L = hair * g.uniform(.6, 1.15, n)
    an = g.uniform(0, 2 * PI, n)
    wd = .0006 + .0004 * g.random(n)
    wave2 = .25 * np.sin(3.1 * x + 2 * np.sin(2.2 * y)) + .2 * np.sin(4.0 * y + 1.5 * np.sin(2.7 * x))
    tx = x + L * (nap[0] + wave2 * .5 + .38 * g.standard_normal(n))
    ty = y + L * (nap[1] + wave2 * .5 + .38 * g.standard_normal(n))
    tz = z + L * g.uniform(.35, .62, n)
    b = z - .0025
    V = np.stack([D(x - np.cos(an) * wd, y - np.sin(an) * wd, b), D(x + np.cos(an) * wd, y + np.sin(an) * wd, b), D(tx, ty, tz)], 1).reshape(-1, 3)
    R = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    uv = np.stack([(x + w / 2) / w, (y + h / 2) / h], 1)
    obj(slug + '_pile', V @ R.T + np.array(loc), np.arange(3 * n).reshape(-1, 3), rug_material(slug, .0001, bright * 1.12), uv=np.repeat(uv, 3, 0), smooth=False)
    print('pile', n)
    return o


def prism(outline, t, m, loc=(0, 0, 0), rot=0.0):
    """A flat outline given thickness, lying on the floor."""
    o = np.asarray(outline, float)
    n = len(o)
    V = np.vstack([np.c_[o, np.zeros(n)], np.c_[o, np.full(n, t)]])
    F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return obj('prism', [tuple(v) for v in V], F, m, smooth=False, loc=loc, rot=(0, 0, math.radians(rot)))


def under(root, parts, loc, rot):
    for p in parts:
        p.parent = root
    root.location, root.rotation_euler = loc, (0, 0, math.radians(rot))
    return root


def empty(name):
    o = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(o)
    return o


# ------------------------------------------------------------------ furniture
def bentwood(loc, rot=0, wood='jacaranda'):
    """A bentwood chair with a cane seat."""
    P = []
    t = np.linspace(0, 2 * PI, 60)
    ring = lambda r, z, y=0: np.stack([r * np.cos(t), y + r * np.sin(t), np.full(60, z)], 1)          # noqa: E731
    P.append(tube(ring(.198, .452), .0165, wood, 10))
    P.append(lathe([(.001, .455), (.192, .455), (.192, .452)], 'cane', (0, 0, 0), n=60))
    P.append(tube(ring(.150, .215), .0095, wood, 8))
    for s in (-1, 1):
        P.append(tube(bez((s * .135, -.135, .455), (s * .150, -.150, .25), (s * .175, -.185, 0), 16), np.linspace(.016, .0115, 16), wood, 10))
    a = np.linspace(0, 1, 60)
    hoop = lambda hw, top, y0, lo: np.stack([-hw * np.cos(PI * a) * np.where(a < .5, 1, 1), y0 + .115 * np.sin(PI * a) ** .7, lo + (top - lo) * np.sin(PI * a) ** .55], 1)   # noqa: E731
    P.append(tube(hoop(.185, .90, .155, .44), .0145, wood, 10))
    P.append(tube(hoop(.105, .80, .185, .455), .0095, wood, 8))
    for s in (-1, 1):
        P.append(tube(bez((s * .185, .155, .46), (s * .180, .165, .2), (s * .185, .235, 0), 16), np.linspace(.015, .012, 16), wood, 10))
    return under(empty('bentwood'), P, loc, rot)


def daybed(loc, L=2.0, W=.86, rot=0, wood='freijo', fabric='linen_white', bolster='boucle'):
    P = [box((L, W, .07), (0, 0, .23), wood, .012)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            P.append(box((.06, .06, .20), (sx * (L / 2 - .10), sy * (W / 2 - .08), .10), wood, .008))
    P.append(cushion((L - .02, W - .02, .17), (0, 0, .345), fabric, puff=.012, seed=5, n=44))
    P.append(cushion((.22, W - .12, .22), (-L / 2 + .15, 0, .52), bolster, p=3, seed=7, crease=.010))
    return under(empty('daybed'), P, loc, rot)


def throw(loc, w, l, m, rot=0, seed=1, drop=.30, top=.43):
    """A blanket thrown over an edge: it lies for half its length and hangs for the rest."""
    r = np.random.default_rng(seed)
    ph = r.uniform(0, 6, 6)
    nx, ny = 46, 90
    u, v = np.meshgrid(np.linspace(-.5, .5, nx), np.linspace(0, 1, ny), indexing='ij')
    s = v * l
    flat = l - drop
    q = np.clip(s - flat, 0, None)
    k = np.clip(q / .10, 0, 1)
    x = u * w * (1 - .10 * k) + .012 * np.sin(9 * s + ph[0]) * u + .02 * np.sin(5 * s + ph[1])
    fold = .016 * np.sin(u * 22 + ph[2] + 2 * s) * (.25 + .75 * np.clip(q / .15, 0, 1))
    y = -np.minimum(s, flat) - .05 * np.sin(np.clip(q / .05, 0, PI / 2)) - fold * k
    z = top + .008 + .008 * np.sin(u * 17 + ph[3] + s * 6) ** 2 * (1 - k) - np.clip(q - .03, 0, None)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1), indexing='ij')
    n0 = (i * ny + j).ravel()
    F = np.stack([n0, n0 + ny, n0 + ny + 1, n0 + 1], 1)
    o = obj('throw', np.stack([x, y, z], -1).reshape(-1, 3), F, m, loc=loc, rot=(0, 0, math.radians(rot)))
    md = o.modifiers.new('s', 'SOLIDIFY')
    md.thickness = .006
    return o


def hammock(A, B, m, width=1.25, sag=.62, m2=None):
    A, B = np.array(A, float), np.array(B, float)
    ax = (B - A) * (1, 1, 0)
    ax /= np.linalg.norm(ax)
    pr = np.cross((0, 0, 1), ax)
    nu, nv = 120, 60
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing='ij')
    t = .14 + .72 * u
    wd = width * .5 * (.10 + .90 * np.sin(PI * u) ** .62)
    base = A + (B - A) * t[..., None]
    zz = -sag * 4 * t * (1 - t) + .34 * wd * np.abs(v) ** 2.2 + .010 * np.sin(v * 26 + 3 * u) * (1 - np.sin(PI * u)) + .006 * np.sin(v * 40)
    P = base + pr * (v * wd * .62)[..., None]
    P[..., 2] += zz
    i, j = np.meshgrid(np.arange(nu - 1), np.arange(nv - 1), indexing='ij')
    k = (i * nv + j).ravel()
    F = np.stack([k, k + nv, k + nv + 1, k + 1], 1)
    o = obj('hammock', P.reshape(-1, 3), F, m)
    o.modifiers.new('s', 'SOLIDIFY').thickness = .004
    r = np.random.default_rng(3)
    for e, end in ((0, A), (-1, B)):                       # cords to the hook
        for q in range(0, nv, 4):
            tube(bez(P[e, q], (P[e, q] + end) / 2 - (0, 0, .03), end, 8), .0030, m2 or m, 5)
    for e in (0, -1):                                       # the fringe along both sides
        V, Fc, b = [], [], 0
        for q in np.linspace(6, nu - 7, 150):
            p = P[int(q), e] + (0, 0, 0)
            L = .17 + .03 * r.standard_normal()
            s = np.linspace(0, 1, 5)[:, None]
            ln = p + s * (np.array([.0, 0, -L]) + pr * .02 * r.standard_normal() + ax * .03 * r.standard_normal())
            ww = ax * .0035
            V.append(np.vstack([ln - ww, ln + ww]))
            Fc += [(b + i2, b + i2 + 1, b + 5 + i2 + 1, b + 5 + i2) for i2 in range(4)]
            b += 10
        obj('hammockfringe', np.vstack(V), np.array(Fc), m)
    return o


def cup(loc, m='clay_white', s=1.0, coffee=True):
    lathe(np.array([(.001, 0), (.062, .004), (.072, .010), (.070, .013), (.03, .008), (.001, .008)]) * s, m, loc, n=48)
    z = loc[2] + .008 * s
    lathe(np.array([(.001, 0), (.024, 0), (.033, .012), (.038, .045), (.039, .058), (.0365, .058), (.035, .045), (.030, .014), (.001, .010)]) * s, m, (loc[0], loc[1], z), n=48)
    t = np.linspace(-PI / 2, PI / 2, 14)
    tube(np.stack([loc[0] + (.036 + .020 * np.cos(t)) * s, np.full(14, loc[1]), z + (.033 + .016 * np.sin(t)) * s], 1), .0042 * s, m, 8)
    if coffee:
        lathe([(.001, .046 * s), (.0348 * s, .046 * s)], mat(None, rough=.15, color='#2a160c', spec=.5), (loc[0], loc[1], z), n=36)


def open_book(loc, rot=0, w=.155, h=.225):
    paper = mat(None, rough=.9, color='#eee8dc', spec=.1)
    P = [box((2 * w + .01, h + .008, .003), (0, 0, .0015), mat(None, rough=.8, color='#6e3b2c', spec=.15), .001)]
    for s in (-1, 1):
        x = np.linspace(0, w, 18)
        z = .004 + .018 * np.sin(PI * np.clip(x / w, 0, 1) ** .6) ** .8 + .004 * (1 - x / w)
        for i, lift in enumerate((0, .0035)):
            V = np.vstack([np.c_[s * x, np.full(18, -h / 2), z + lift * x / w], np.c_[s * x, np.full(18, h / 2), z + lift * 1.6 * x / w]])
            k = np.arange(17)
            P.append(obj('page', V, np.stack([k, k + 1, k + 19, k + 18], 1), paper))
    return under(empty('book'), P, loc, rot)


def sandal(loc, rot=0, sole='#3a3f3d', strap='#2f5d57', side=1):
    t = np.linspace(0, 2 * PI, 60, endpoint=False)
    y = .135 * np.sin(t)
    x = (.040 + .012 * np.sin(t) + .006 * np.sin(2 * t)) * np.cos(t) + side * .010 * np.sin(t) ** 2
    P = [prism(np.stack([x, y], 1), .016, mat(None, rough=.85, color=sole, spec=.2))]
    m = mat(None, rough=.5, color=strap, spec=.4)
    toe = (side * .004, .078, .017)
    for s in (-1, 1):
        P.append(tube(bez(toe, (s * .030, .050, .060), (s * .044, -.018, .014), 16), .0048, m, 8))
    return under(empty('sandal'), P, loc, rot)


def butterfly(loc, rot=0):
    """A leather sling on a frame of bent rods; its front looks to -y."""
    rod = mat(None, rough=.35, color='#1d1e20', metallic=.6, spec=.5)
    front, back = (.35, -.36, .60), (.37, .40, .94)
    P = []
    for s in (-1, 1):
        f, b = np.array(front) * (s, 1, 1), np.array(back) * (s, 1, 1)
        P.append(tube(np.array([f, (s * .10, .0, .33), (-s * .26, .33, .006)]), .0065, rod, 10))
        P.append(tube(np.array([b, (s * .10, .02, .30), (-s * .27, -.33, .006)]), .0065, rod, 10))
    P.append(tube(np.array([(-.26, .33, .006), (.26, .33, .006)]), .0065, rod, 10))
    P.append(tube(np.array([(-.27, -.33, .006), (.27, -.33, .006)]), .0065, rod, 10))
    n = 60
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(0, 1, n), indexing='ij')
    mid = lambda v: np.stack([0 * v, -.40 + .74 * v ** .95, .43 - .52 * v + .98 * v ** 2.6], -1)          # noqa: E731
    w = np.abs(u) ** 1.7
    side = np.stack([np.sign(u) * (.355 + .02 * v), -.36 + .76 * v, .60 + .34 * v - .16 * np.sin(PI * v)], -1)
    C = mid(v)
    C[..., 0] = u * .36 * (1 - .10 * np.sin(PI * v))
    V = C * (1 - w[..., None]) + side * w[..., None]
    V[..., 0] = u * (.36 * (1 - .16 * np.sin(PI * v)))
    V[..., 2] += .004 * np.sin(9 * v + 4 * u) * (1 - w)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing='ij')
    k = (i * n + j).ravel()
    o = obj('sling', V.reshape(-1, 3), np.stack([k, k + n, k + n + 1, k + 1], 1), mat('clay', .5, .48, .0010, spec=.4, tint=(.60, .42, .30)))
    o.modifiers.new('s', 'SOLIDIFY').thickness = .005
    P.append(o)
    return under(empty('butterfly'), P, loc, rot)


def record(loc, rot=0):
    lathe([(.001, 0), (.149, 0), (.150, .001), (.149, .002), (.052, .0018), (.001, .0018)], mat(None, rough=.5, color='#1c1c1f', spec=.3), loc, n=90)
    lathe([(.001, .0022), (.050, .0022)], mat(None, rough=.7, color='#b5452f', spec=.2), loc, n=50)


def sleeve(loc, rot, c, seed, lean=None):
    """A record's cover, flat on the floor or leaning."""
    g = np.random.default_rng(seed)
    P = [box((.315, .004, .315), (0, 0, .1575), mat(None, rough=.55, color=c, spec=.3), .0012)]
    for q in range(3):
        k = ['#f1ead9', '#1f2226', '#7f9b8d', '#e0912f'][g.integers(0, 4)]
        r = g.uniform(.03, .075)
        P.append(box((r * 2, .0008, g.uniform(.03, .16)), (g.uniform(-.07, .07), -.0024 - .0002 * q, .09 + .06 * q), mat(None, rough=.55, color=k, spec=.3), 0))
    root = under(empty('sleeve'), P, loc, rot)
    root.rotation_euler = (-math.radians(90 if lean is None else lean), 0, math.radians(rot)) if lean is not None else (-PI / 2, 0, math.radians(rot))
    return root


def turntable(loc, rot=0):
    P = [box((.44, .34, .075), (0, 0, .055), mat('jacaranda', .9, .4, .0005, spec=.4), .006), box((.43, .33, .006), (0, 0, .095), mat(None, rough=.4, color='#c9c8c4', spec=.4), .002)]
    P.append(lathe([(.001, .10), (.148, .10), (.152, .106), (.150, .120), (.001, .120)], mat(None, rough=.28, color='#101012', spec=.6), (-.05, 0, 0), n=80))
    P.append(lathe([(.001, .1215), (.045, .1215)], mat(None, rough=.7, color='#e3d9c4', spec=.2), (-.05, 0, 0), n=40))
    P.append(tube(np.array([(.17, .12, .13), (.15, -.02, .132), (.04, -.08, .126)]), .005, mat(None, rough=.3, color='#8d8f91', metallic=.9), 10))
    P.append(lathe([(.001, .098), (.028, .098), (.028, .128), (.001, .128)], mat(None, rough=.3, color='#8d8f91', metallic=.9), (.17, .12, 0), n=30))
    return under(empty('turntable'), P, loc, rot)


def french_window(x, ya, yb, z0, z1, m='white', cols=2, rows=4, bar=.035, depth=.06):
    """Frame and glazing bars in an opening of a wall parallel to y; the bars cast the panes."""
    m = mat(None, rough=.5, color='#e9e6de', spec=.35) if m == 'white' else m
    for i in range(cols + 1):
        yy = ya + (yb - ya) * i / cols
        box((depth, bar * (1.5 if i in (0, cols) else 1), z1 - z0), (x, yy, (z0 + z1) / 2), m, .004)
    for j in range(rows + 1):
        zz = z0 + (z1 - z0) * j / rows
        box((depth, yb - ya, bar * (1.6 if j in (0, rows) else 1)), (x, (ya + yb) / 2, zz), m, .004)


def tiles(x0, x1, y0, y1, t=.30, joint=.007, tints=((1, 1, 1),), seed=2, tex='clay', rough=.7):
    """Hand-pressed floor tiles, each a little off its neighbour in height and colour."""
    r = np.random.default_rng(seed)
    nx, ny = int((x1 - x0) / t), int((y1 - y0) / t)
    X, Y = np.meshgrid(x0 + (np.arange(nx) + .5) * t, y0 + (np.arange(ny) + .5) * t)
    X, Y = X.ravel(), Y.ravel()
    pick = r.integers(0, len(tints), len(X))
    a, e = t / 2 - joint / 2, .005
    for k, tint in enumerate(tints):
        c = np.flatnonzero(pick == k)
        n = len(c)
        h = .0007 * r.standard_normal(n)
        tx, ty = .0016 * r.standard_normal((2, n))
        V = []
        for f, z in ((1.0, -.006), (1.0, -.0018), (1 - e / a, .0)):
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                V.append(np.stack([X[c] + sx * a * f, Y[c] + sy * a * f, z + h + tx * sx + ty * sy], 1))
        V = np.stack(V, 1).reshape(-1, 3)
        b = np.arange(n)[:, None] * 12
        F = []
        for ring in (0, 4):
            for q in range(4):
                F.append(b + np.array([ring + q, ring + (q + 1) % 4, ring + 4 + (q + 1) % 4, ring + 4 + q]))
        F.append(b + np.array([8, 9, 10, 11]))
        obj('tiles', V, np.vstack(F), mat(tex, .8 + .07 * k, rough, .003, spec=.25, tint=tint), smooth=False)
    floor(mat('cement', 2.0, .9, .002, spec=.1, bright=.8), x0, x1, y0, y1).location.z = -.005


def white_wall(bright=1.18, tint=(.985, 1.0, 1.035)):
    return mat('lime', 2.6, .9, .003, spec=.15, bright=bright * .86, tint=(1, 1, 1))


def backdrop(name, y, x0, x1, z0, z1, strength):
    """A painted view: visible to the camera only, it lights nothing."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, L = m.node_tree.nodes, m.node_tree.links
    p = n['Principled BSDF']
    p.inputs['Base Color'].default_value = (0, 0, 0, 1)
    p.inputs['Specular'].default_value = 0
    t = n.new('ShaderNodeTexImage')
    t.image = kit._img(f'{WORK}/mat/{name}.jpg')
    L.new(t.outputs[0], p.inputs['Emission'])
    p.inputs['Emission Strength'].default_value = strength
    m.cycles.sample_as_light = False
    o = obj(name, np.array([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], float), np.array([[0, 1, 2, 3]]), m, smooth=False, uv=np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float))
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
