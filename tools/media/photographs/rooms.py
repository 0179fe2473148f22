"""Three sample rooms of the simulator: an evening, a bedroom with a carpet, a flat with a herringbone floor; and the main page's room. No rug lies in them.

What stands before `shell()` is the room itself: room_truth.py finds the floor that goes on behind the furniture by leaving out the rest.
The returned settings are those of scenes.py in the source pictures' tools.
"""
import math
import bpy
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
from places import NEUTRAL

PI = math.pi
LANDSCAPE, UPRIGHT = (1280, 960), (960, 1280)
LENS = 27                      # 960 pixels


def shell():
    for o in bpy.data.objects:
        o['shell'] = True


def view(loc, target):
    return camera(loc, target, LENS, level=False)


# ------------------------------------------------------------------ parts
def herringbone(x0, x1, y0, y1, L=.48, W=.08, seed=3, turn=45, tints=((1, 1, 1),), bright=1.0):
    """Oak blocks, each with its own piece of the grain."""
    r = np.random.default_rng(seed)
    n = round(L / W)
    reach = int(math.hypot(x1 - x0, y1 - y0) / W)
    k, m = np.meshgrid(np.arange(-reach, reach), np.arange(-reach // (2 * n) - 1, reach // (2 * n) + 2), indexing='ij')
    k, m = k.ravel(), m.ravel()
    flat = np.stack([k + 2 * n * m, k, np.full(len(k), n), np.ones(len(k))], 1)
    tall = np.stack([k + n + 2 * n * m, k + 1 - n, np.ones(len(k)), np.full(len(k), n)], 1)
    B = np.vstack([flat, tall]) * W
    is_tall = np.r_[np.zeros(len(k), bool), np.ones(len(k), bool)]
    a = math.radians(turn)
    R = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    mid = (B[:, :2] + B[:, 2:] / 2) @ R + ((x0 + x1) / 2, (y0 + y1) / 2)
    keep = (mid[:, 0] > x0 - L) & (mid[:, 0] < x1 + L) & (mid[:, 1] > y0 - L) & (mid[:, 1] < y1 + L)
    B, is_tall = B[keep], is_tall[keep]
    pick = r.integers(0, len(tints), len(B))
    for t, tint in enumerate(tints):
        b, up = B[pick == t], is_tall[pick == t]
        c = len(b)
        g = .0006
        lo, hi = b[:, :2] + g, b[:, :2] + b[:, 2:] - g
        V = np.stack([lo, np.c_[hi[:, 0], lo[:, 1]], hi, np.c_[lo[:, 0], hi[:, 1]]], 1)
        P = V - V[:, :1]
        along, across = np.where(up[:, None], P[..., 1], P[..., 0]), np.where(up[:, None], P[..., 0], P[..., 1])
        uv = np.stack([along, across], -1) + r.uniform(0, 9, (c, 1, 2))
        z = .0003 * r.standard_normal((c, 4, 1))
        xy = V.reshape(-1, 2) @ R + ((x0 + x1) / 2, (y0 + y1) / 2)
        o = obj('floor', np.c_[xy, z.reshape(-1)], np.arange(4 * c).reshape(-1, 4), mat('freijo_f', .40, .46, .0005, spec=.35, uv=True, tint=tint, bright=bright), smooth=False, uv=uv.reshape(-1, 2))
    floor(mat(None, rough=.9, color='#3a2a1c'), x0, x1, y0, y1).location.z = -.001


def window(y, x0, x1, z0, z1, cols=2, rows=1, m=None, bar=.035):
    """Frame and glazing bars in an opening of a wall that faces the camera."""
    m = m or mat(None, rough=.5, color='#e9e6de', spec=.35)
    for i in range(cols + 1):
        box((bar * (1.5 if i in (0, cols) else 1), .06, z1 - z0), (x0 + (x1 - x0) * i / cols, y, (z0 + z1) / 2), m, .004)
    for j in range(rows + 1):
        box((x1 - x0, .06, bar * (1.6 if j in (0, rows) else 1)), ((x0 + x1) / 2, y, z0 + (z1 - z0) * j / rows), m, .004)


def curtain(a, b, z0, z1, m, folds=9, deep=.055, seed=1):
    """Cloth hanging in folds from a to b (x, y)."""
    r = np.random.default_rng(seed)
    a, b = np.array(a, float), np.array(b, float)
    d = b - a
    n = np.array([-d[1], d[0]]) / np.linalg.norm(d)
    u, v = np.meshgrid(np.linspace(0, 1, 30 * folds), np.linspace(0, 1, 30), indexing='ij')
    ph = r.uniform(0, 6, 4)
    bend = np.sin(2 * PI * folds * (u + .012 * np.sin(5 * u * PI + ph[0]) + .012 * v * np.sin(3 * u * PI + ph[1])) + ph[2])
    off = deep * (.55 + .45 * v) * (.8 * bend + .2 * np.sin(2 * PI * folds * .37 * u + ph[3]))
    P = np.concatenate([a + d * u[..., None] + n * off[..., None], (z1 + (z0 - z1) * v)[..., None]], -1)
    i, j = np.meshgrid(np.arange(u.shape[0] - 1), np.arange(29), indexing='ij')
    k = (i * 30 + j).ravel()
    return obj('curtain', P.reshape(-1, 3), np.stack([k, k + 30, k + 31, k + 1], 1), m)


def glowing(color, strength):
    m = mat(None, rough=.9, color='#050505', name='glow')
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Emission'].default_value = (*color, 1)
    p.inputs['Emission Strength'].default_value = strength
    m.cycles.sample_as_light = False
    return m


def bulb(loc, power, size=.12, color=(1, .82, .63)):
    l = bpy.data.lights.new('bulb', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, color, size
    o = bpy.data.objects.new('bulb', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.visible_camera = o.visible_glossy = False


def table_lamp(loc, power, m='clay_dark', h=.46):
    x, y, z = loc
    pot('bojo', loc, m, .55, 5)
    shade = lathe([(.155, h), (.115, h - .20), (.113, h - .20), (.152, h)], glowing((1, .78, .50), 1.5), loc, n=60)
    for o in (shade, lathe([(.001, .18), (.006, .18), (.006, h - .05), (.001, h - .05)], 'brass', loc, n=12)):
        o.visible_shadow = o.visible_diffuse = False
    bulb((x, y, z + h - .10), power, .10)


def standing_lamp(loc, power, r=.20, h=1.45):
    t = np.linspace(-PI / 2, PI / 2, 90)
    lathe([(.001, 0), (.13, 0), (.13, .012), (.012, .016), (.008, .03), (.008, h - r)], 'iron', loc, n=40)
    globe = lathe(np.stack([np.maximum(r * np.cos(t) * (1 + .010 * np.cos(t * 56)), .001), h + .92 * r * np.sin(t)], 1), glowing((1, .80, .54), 2.1), loc, n=72)
    globe.visible_shadow = globe.visible_diffuse = False
    bulb((loc[0], loc[1], loc[2] + h), power, r * .8)


def sheet(w, l, top, drop, m, seed=1, loc=(0, 0, 0), rot=0, thick=.02, crease=.012):
    """Bedclothes lying on a mattress of w by l, hanging over both sides and the foot (-y)."""
    r = np.random.default_rng(seed)
    ph = r.uniform(0, 6, 12)
    s, t = np.meshgrid(np.linspace(-w / 2 - drop, w / 2 + drop, 130), np.linspace(-l / 2 - drop, l / 2, 130), indexing='ij')
    edge = .06

    def over(q, half):
        """Along the cloth to across and down, round an edge."""
        e = np.clip(np.abs(q) - half, 0, None)
        bent = np.clip(e / edge, 0, PI / 2)
        return np.sign(q) * (np.minimum(np.abs(q), half) + edge * np.sin(bent)), edge * (1 - np.cos(bent)) + np.clip(e - edge * PI / 2, 0, None)
    x, dx = over(s, w / 2)
    y, dy = over(np.minimum(t, 0), l / 2)
    y = np.where(t > 0, t, y)
    down = np.maximum(dx, np.where(t < 0, dy, 0))
    hang = np.clip(down / .12, 0, 1)
    wav = sum(np.sin(a * s + b * t + p) / (1 + .25 * i) for i, (a, b, p) in enumerate(zip((4, -7, 11, 3, -15), (6, 5, -4, 13, 9), ph))) / 3
    z = top - down + crease * wav * (1 - .6 * hang)
    x = x + np.sign(s) * .018 * hang * np.sin(17 * t + ph[6]) * (dx > 0)
    y = y - .018 * hang * np.sin(15 * s + ph[7]) * ((t < 0) & (dy > 0))
    i, j = np.meshgrid(np.arange(129), np.arange(129), indexing='ij')
    k = (i * 130 + j).ravel()
    o = obj('sheet', np.stack([x, y, z], -1).reshape(-1, 3), np.stack([k, k + 130, k + 131, k + 1], 1), m, loc=loc, rot=(0, 0, math.radians(rot)))
    o.modifiers.new('s', 'SOLIDIFY').thickness = thick
    return o


def bed(loc, rot=0, W=1.6, L=2.0, wood='freijo'):
    """Head at +y: platform, mattress, duvet turned back, four pillows, upholstered headboard."""
    P = [box((W + .16, L + .14, .09), (0, 0, .215), wood, .014)]
    P += [box((.08, .08, .17), (sx * (W / 2 - .12), sy * (L / 2 - .12), .085), wood, .008) for sx in (-1, 1) for sy in (-1, 1)]
    P.append(cushion((W, L, .24), (0, 0, .38), 'linen_white', puff=.006, seed=3, n=50, crease=.002))
    P.append(sheet(W - .03, L * .70, .525, .20, 'linen_white', 4, loc=(0, -L * .15, 0), thick=.035))
    P.append(sheet(W + .01, L * .26, .545, .26, mat('boucle', .24, .97, .004, spec=.05, sheen=.5, tint=(.52, .42, .33)), 9, loc=(0, -L * .30, 0), thick=.012, crease=.008))
    for s in (-1, 1):
        P.append(cushion((W / 2 - .015, .10, .72), (s * W / 4, L / 2 + .10, .70), 'linen_dark', puff=0, seed=11 + s, crease=.004))
        P.append(cushion((.70, .18, .46), (s * .40, L / 2 - .05, .70), 'linen_white', rot=(math.radians(-20), 0, 0), puff=0, seed=21 + s, crease=.014))
        P.append(cushion((.66, .17, .42), (s * .38, L / 2 - .24, .66), 'linen', rot=(math.radians(-32), 0, math.radians(s * 3)), puff=0, seed=31 + s, crease=.014))
    return under(empty('bed'), P, loc, rot)


def shelf(loc, rot=0, w=1.1, h=1.9, d=.30, rows=5, wood='freijo', seed=2):
    """Open shelves with books, some lying."""
    r = np.random.default_rng(seed)
    P = [box((.028, d, h), (s * w / 2, 0, h / 2), wood, .003) for s in (-1, 1)]
    cols = ['#cbbfa8', '#8d5a41', '#ded5c4', '#4b463d', '#a39a84', '#5c6a5e', '#e8e2d4', '#7a3b2e', '#2f4552']
    for j in range(rows + 1):
        z = .06 + (h - .08) * j / rows
        P.append(box((w - .02, d, .026), (0, 0, z), wood, .003))
        if j == rows:
            break
        x, end = -w / 2 + .03, w / 2 - .04 - r.uniform(.05, .38)
        while x < end:
            t, hh, dd = r.uniform(.014, .042), r.uniform(.19, .27), r.uniform(.15, .21)
            P.append(box((t, dd, hh), (x + t / 2, -d / 2 + .03 + dd / 2, z + .014 + hh / 2), mat(None, rough=.75, color=cols[r.integers(0, len(cols))], spec=.2), .002))
            x += t + .001
    return under(empty('shelf'), P, loc, rot)


def dining_table(loc, r=.55, h=.74, wood='freijo'):
    lathe([(.001, h), (r - .012, h), (r - .003, h - .004), (r, h - .014), (r - .006, h - .026), (.001, h - .028)], wood, loc, n=96)
    lathe(curve_profile([(.001, 0), (.26, 0), (.255, .02), (.09, .05), (.055, .2), (.055, .55), (.12, h - .03), (.001, h - .028)], 60), wood, loc, n=60)


def sideboard(loc, w=1.5, h=.52, d=.42, wood='jacaranda', doors=3):
    x, y, z = loc
    box((w, d, h - .12), (x, y, z + .12 + (h - .12) / 2), wood, .006)
    for i in range(doors):
        box((w / doors - .012, .016, h - .15), (x - w / 2 + w / doors * (i + .5), y - d / 2 - .008, z + .12 + (h - .12) / 2), wood, .003)
    for s in (-1, 1):
        box((.035, d - .06, .12), (x + s * (w / 2 - .12), y, z + .06), 'iron', .003)


def framed(loc, w, h, colours, seed=1, frame='jacaranda'):
    """A print behind a wide white margin, on a wall that faces the camera."""
    x, y, z = loc
    r = np.random.default_rng(seed)
    box((w, .024, h), (x, y - .012, z), frame, .003)
    box((w - .03, .004, h - .03), (x, y - .026, z), mat(None, rough=.9, color='#ece7dc', spec=.1), 0)
    t = np.linspace(0, 2 * PI, 60)
    for i, c in enumerate(colours):
        a, b = r.uniform(.10, .20) * w, r.uniform(.10, .22) * h
        cx, cz = r.uniform(-.16, .16) * w, r.uniform(-.18, .18) * h
        V = np.c_[x + cx + a * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** .8, np.full(60, y - .0285 - .0003 * i), z + cz + b * np.sin(t)]
        obj('print', [tuple(v) for v in V], [tuple(range(60))], mat(None, rough=.95, color=c, spec=.05), smooth=False)


# ------------------------------------------------------------------ the rooms
def s_room_night():
    """Evening: slabs of stone, a window over the city, three lamps lit."""
    tiles(-3.2, 3.4, -4.8, 2.4, .60, joint=.004, tints=((.92, .92, .93), (.98, .97, .96), (.86, .86, .87), (.95, .95, .97)), seed=8, tex='stone', rough=.42)
    wall = mat('plaster', 2.6, .9, .005, spec=.15, tint=(.66, .62, .58))
    hole = (.20, .62, 2.36, 2.40)
    back_wall(2.4, -3.4, 3.6, 2.85, wall, [rect(*hole)], thick=.24)
    side_wall(-3.2, -5, 2.4, 2.85, wall, (), thick=.2)
    side_wall(3.4, -5, 2.4, 2.85, wall, (), thick=.2, inner=-1)
    box((7.4, 8.4, .1), (0, -1.4, 2.90), white_wall(1.0), 0)
    iron = mat(None, rough=.45, color='#1b1c1e', spec=.4)
    window(2.53, *[hole[i] for i in (0, 2, 1, 3)], cols=3, rows=1, m=iron)
    box((hole[2] - hole[0] + .1, .26, .03), ((hole[0] + hole[2]) / 2, 2.47, hole[1] - .015), 'stone', .004)
    backdrop('city', 14, -12, 14, -6.2, 6.8, .055)
    shell()
    cloth = mat('linen', .26, .95, .0016, spec=.1, sheen=.4, tint=(.80, .74, .66))
    curtain((-.30, 2.26), (.26, 2.26), .01, 2.70, cloth, 6, seed=2)
    curtain((2.30, 2.26), (2.92, 2.26), .01, 2.70, cloth, 6, seed=3)
    beam((-.4, 2.26, 2.73), (3.0, 2.26, 2.73), .024, .024, 'brass', .008)
    daybed((-1.72, 1.72, 0), 2.15, .90, 0, 'jacaranda', 'boucle_olive', 'boucle_ochre')
    for x, m, rz in ((-1.95, 'linen_dark', 6), (-1.50, 'linen', -5)):
        cushion((.50, .16, .46), (x, 2.09, .64), m, rot=(math.radians(-18), 0, math.radians(rz)), puff=0, seed=int(50 + 10 * x), crease=.014)
    throw((-1.00, 2.12, 0), .56, 1.25, mat('boucle', .24, .97, .004, spec=.05, sheen=.5, tint=(.78, .74, .68)), 0, 8, drop=.32, top=.435)
    standing_lamp((-.46, 1.98, 0), 58)
    framed((-1.72, 2.398, 1.62), .95, .72, ('#8d5a41', '#c9ab8b', '#33404a'), 6)
    sideboard((1.30, 2.02, 0), 1.55, .50, .40, 'jacaranda')
    table_lamp((1.82, 2.02, .50), 26)
    books((.86, 2.00, .50), 3, 8, 4)
    pot('garrafa', (1.22, 2.03, .50), 'clay_white', .72, 4)
    butterfly((2.02, .52, 0), -52)
    lathe([(.001, .43), (.215, .43), (.222, .424), (.222, .410), (.215, .404), (.001, .404)], mat('stone', 1.1, .3, .0004, spec=.5, bright=.55), (-1.02, .78, 0), n=80)
    lathe([(.001, 0), (.15, 0), (.15, .012), (.018, .016), (.016, .404)], 'iron', (-1.02, .78, 0), n=48)
    cup((-1.08, .74, .43), 'clay_white', 1.0)
    pot('cilindro', (-2.72, 1.98, 0), 'clay_dark', 1.0, 4)
    monstera((-2.72, 1.98, .36), .85, 9, 5, .95)
    area((1.2, 2.30, 1.5), (0, -1, -.25), 2.0, 1.6, 9, color=(.55, .70, 1.0))
    area((.2, -4.6, 2.2), (0, 1, -.30), 4.4, 1.6, 13, color=(1, .88, .76))
    bulb((-2.5, -2.6, 1.55), 24, .14)
    sun((.25, -.80, -.42), .01, 3, color=(.7, .82, 1))
    view((.18, -3.30, 1.42), (-.06, 1.4, .52))
    return dict(size=LANDSCAPE, spp=6, soft_scale=1, fspp=8, ind_scale=.2, ispp=32, despeckle=True, key=.150, white=3.6, ks=1.2, **{**NEUTRAL, 'wb': (.985, .995, 1.03), 'bloom': .12})


def s_room_wide():
    """The main page's room before and after: pale boards, a low sofa, the morning through palms."""
    cam, turn = np.array((0, -2.95)), math.radians(3.1)

    def at(across, deep, z=0.0):
        """Seen from the camera, which is turned a little to the left."""
        return (cam[0] + across * math.cos(turn) - deep * math.sin(turn), cam[1] + across * math.sin(turn) + deep * math.cos(turn), z)

    h = 2.94
    floor('freijo_floor', -6, 6, -9, 4)
    back_wall(2.75, -3.75, 6, h, 'plaster')
    op = [(-.62, 1.55, .0, 2.52), (-4.4, -1.42, .0, 2.52)]
    side_wall(-3.45, -9, 2.75, h, 'plaster', op, thick=.42)
    box((10, 12, .2), (1, -3.2, h + .1), 'concrete_pale', 0)
    window_fill(-3.75, op, 26)
    area((1.2, -7.4, 2.2), (0, 1, -.05), 6, 2.6, 110, color=(1, .95, .88))
    sun((.74, .43, -.52), 8.2, .7)
    shell()
    sofa(at(.77, 5.05), 2.6, 0, 'linen_white', 'jacaranda', pillows=((-.80, 'boucle_ochre', 8), (.80, 'boucle_olive', -6)))
    lounge(at(-1.61, 3.85), 53, 'jacaranda', 'linen_white', w=.80)
    table_round(at(.64, 3.96), .50, .30, 'jacaranda')
    pot('cuia', at(.72, 4.04, .30), 'clay_dark', .66, 2)
    books(at(.50, 3.90, .30), 2, 24, 3)
    pot('talha', at(-2.55, 4.95), 'clay', .95, 5)
    strelitzia(at(-2.55, 4.95, .55), 1.18, 6, 9)
    globe_lamp(at(2.47, 5.0), .20, 1.32)
    pitch = math.radians(11)
    x, y, z = at(0, math.cos(pitch), 1.45 - math.sin(pitch))
    camera((*cam, 1.45), (x, y, z), 27.04, level=False)
    return dict(size=(2400, 1800), spp=6, soft_scale=.40, ind_scale=.20, ispp=30, anchor=(-1.3, 2.75, 1.2), gobo=[
        ('palm', -1.75, .95, -.30, 2.4, .012, .9), ('palm', -1.7, .45, -.70, 2.2, .016, .86), ('palm', -1.3, 1.15, -1.05, 2.1, .020, .8), ('palm', -.5, 1.05, -.75, 2.0, .024, .7),
        ('palm', .35, .55, -.55, 2.2, .014, .85), ('palm', .45, .05, -.95, 2.0, .020, .8)])


def s_room_carpet():
    """Half past seven: a bedroom, looped wool from wall to wall, the sun through two tall windows."""
    floor(mat('boucle', .30, .98, .0075, spec=.03, sheen=.3, bright=.84, tint=(.97, .95, .92)), -2.6, 3.6, -5.0, 2.3)
    wall = white_wall(1.12)
    white = mat(None, rough=.45, color='#e8e5dd', spec=.35)
    back_wall(2.3, -2.8, 3.8, 2.8, mat('lime', 2.6, .9, .003, spec=.15, bright=.86, tint=(.88, .93, .88)), thick=.2)
    op = [(-2.35, -.95, .12, 2.45), (-.35, 1.05, .12, 2.45)]
    side_wall(-2.6, -5.2, 2.3, 2.8, wall, op, thick=.30)
    side_wall(3.6, -5.2, 2.3, 2.8, wall, (), thick=.2, inner=-1)
    for o in op:
        french_window(-2.72, *o, cols=2, rows=3, bar=.032)
    box((6.2, .018, .11), (.5, 2.291, .055), white, .004)
    box((7.0, 8.4, .1), (.5, -1.4, 2.85), white_wall(1.15), 0)
    window_fill(-2.80, op, 34)
    shell()
    sheer = mat('linen', .14, 1.0, .0008, spec=0, transl=.55, bright=1.2)
    curtain((-2.50, 1.08), (-2.50, 1.62), .01, 2.62, sheer, 6, .045, 4)
    curtain((-2.50, -.93), (-2.50, -.37), .01, 2.62, sheer, 6, .045, 6)
    beam((-2.50, -3.2, 2.65), (-2.50, 2.1, 2.65), .022, .022, 'brass', .008)
    bed((1.78, 1.05, 0), 0, 1.8, 2.05)
    stool((.44, 1.86, 0), 'freijo', 1.0)
    z = books((.45, 1.87, .435), 2, 14, 5)
    cup((.40, 1.84, z), 'clay_white', 1.0)
    pot('bilha', (-1.85, 1.80, 0), 'clay_white', 1.0, 6)
    branch((-1.85, 1.80, .46), 1.15, 4, 7)
    bentwood((-.72, 1.66, 0), -16, mat(None, rough=.5, color='#a97c4f', spec=.3))
    framed((-.70, 2.298, 1.52), .56, .74, ('#c9ab8b', '#8ea394', '#b9674f'), 3, 'freijo')
    area((3.3, -1.6, 1.8), (-1, .25, -.1), 3.0, 2.2, 40, color=(1, .98, .96))
    area((.4, -4.8, 2.0), (0, 1, -.12), 4.6, 2.2, 80, color=(1, .985, .965))
    sun((.84, .30, -.36), 6.0, .5, color=(1, .93, .84))
    view((-.10, -3.25, 1.48), (.22, 1.2, .58))
    return dict(size=LANDSCAPE, spp=6, soft_scale=1, fspp=8, ind_scale=.3, ispp=26, ev=.22, **NEUTRAL)


def s_room_apartment():
    """A flat on a grey afternoon: oak blocks, a table for four, shelves that are full."""
    herringbone(-2.5, 2.5, -5.0, 2.5, tints=((.94, .97, 1.04), (.86, .89, .95), (1.03, 1.05, 1.10), (.91, .91, .93), (.98, 1.02, 1.10)), bright=.94)
    wall = white_wall(1.14)
    white = mat(None, rough=.45, color='#e8e5dd', spec=.35)
    hole = (-1.95, .78, .35, 2.42)
    back_wall(2.5, -2.7, 2.7, 2.9, wall, [rect(*hole)], thick=.26)
    side_wall(-2.5, -5.2, 2.5, 2.9, wall, (), thick=.2)
    side_wall(2.5, -5.2, 2.5, 2.9, wall, (), thick=.2, inner=-1)
    window(2.65, hole[0], hole[2], hole[1], hole[3], cols=3, rows=2, m=white)
    box((hole[2] - hole[0] + .16, .34, .035), ((hole[0] + hole[2]) / 2, 2.50, hole[1] - .018), white, .006)
    box((5.0, .018, .13), (0, 2.491, .065), white, .004)
    box((.018, 7.6, .13), (-2.491, -1.2, .065), white, .004)
    box((5.6, 8.4, .1), (0, -1.4, 2.95), white_wall(1.15), 0)
    backdrop('garden', 9, -9.4, 7.4, -3.3, 5.1, .80)
    for k in range(3):
        area((-1.57 + .77 * k, 2.44, 1.62), (.10, -1, -.22), .70, 1.5, 62, color=(.93, .97, 1.0))
    shell()
    shelf((1.42, 2.32, 0), 0, 1.30, 2.05, .30, 5, 'freijo')
    dining_table((-1.10, 1.05, 0), .56, .74, 'jacaranda')
    chair = mat(None, rough=.4, color='#2a2420', spec=.4)
    bentwood((-.31, .80, 0), 98, chair)
    bentwood((-1.37, .28, 0), 196, chair)
    bentwood((-1.57, 1.66, 0), 20, chair)
    pot('bojo', (-1.05, 1.10, .74), 'clay_white', .60, 3)
    branch((-1.05, 1.10, .90), .55, 5, 6)
    cup((-.87, .82, .74), 'clay_dark', 1.0)
    open_book((-1.31, .80, .742), -18)
    pot('cilindro', (2.12, 1.72, 0), 'clay', 1.0, 6)
    strelitzia((2.12, 1.72, .36), 1.15, 6, 9)
    pot('cuia', (-1.75, 2.47, .78), 'clay_dark', .55, 2)
    stool((.74, 1.62, 0), 'freijo', .95)
    books((.74, 1.62, .412), 2, 20, 3)
    for i, c in enumerate(('#b5452f', '#e3d9c4', '#27425f')):
        sleeve((.62 - .05 * i, 2.36 - .03 * i, .0), 2 - 4 * i, c, i, lean=13)
    framed((-2.2, 2.498, 1.75), .42, .56, ('#33404a', '#c9ab8b'), 5)
    area((2.3, -1.6, 1.9), (-1, .2, -.15), 3.0, 2.0, 26, color=(.97, .99, 1.0))
    area((.0, -4.8, 2.1), (0, 1, -.15), 4.0, 2.2, 52, color=(.98, .99, 1.0))
    sun((.25, -.80, -.42), .01, 3, color=(.9, .95, 1))
    view((.34, -3.0, 1.48), (.04, 1.3, .50))
    return dict(size=UPRIGHT, spp=6, soft_scale=1, fspp=8, ind_scale=.3, ispp=26, ev=.05, **NEUTRAL)
