"""A room that a rug was cut for: an L around a hearth.

The returned settings are those of scenes.py in the source pictures' tools.
"""
import math
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
from furniture import *    # noqa: F401,F403
from corners import pile
from places import DAY, NEUTRAL
import kit

WIDE = (2400, 1350)


def cut(slug, outline, w, h):
    """Gives the rug another outline, in fractions of its width and height, y downwards, and another size."""
    read = kit.rug_info
    kit.rug_info = lambda asked: {**read(asked), **({'w': w, 'h': h, 'outline': [(x * w, y * h) for x, y in outline]} if asked == slug else {})}


def dense(points, n=60):
    """An outline with enough points for its corners to stay corners."""
    p = np.array(points + points[:1], float)
    return [tuple(q) for a, b in zip(p, p[1:]) for q in a + (b - a) * np.linspace(0, 1, n, endpoint=False)[:, None]]


def s_up_hearth():
    """Serra da Mantiqueira, nine in the morning: an L around the stone of a hanging fireplace."""
    cam = (-.95, -4.55, 1.95)
    h = 3.1
    floor(mat('freijo', 1.35, .50, .0018, spec=.35, offset=False, bright=.74, tint=(1.0, .95, .92)), -6, 7, -9, 6)
    wall = white_wall(1.2)
    back_wall(2.6, -3.6, 7, h, wall, thick=.26)
    op = [(-2.6, -.75, .06, 2.7), (-.30, 1.9, .06, 2.7)]
    side_wall(-3.1, -9, 2.6, h, wall, op, thick=.36)
    for o in op:
        french_window(-3.22, *o, m=mat(None, rough=.5, color='#2b2a28', spec=.4), cols=2, rows=3, bar=.034)
    box((11, 15, .2), (1.7, -1.7, h + .1), mat('freijo_f', 1.6, .55, .0010, spec=.3, bright=1.0), 0)
    window_fill(-3.35, op, 30)
    area((5.0, -1.2, 2.0), (-1, .25, -.15), 3.4, 2.4, 70, color=(.99, .99, 1.0))
    area((.4, -7.0, 2.3), (0, 1, -.08), 5.5, 2.6, 170, color=(.99, .99, 1.0))
    sun((.78, .30, -.44), 8.2, .5, color=DAY)
    w, l, slug = 2.6, 3.6, 'tapete-contemporary'
    cut(slug, dense([(0, 0), (.45, 0), (.45, .55), (1, .55), (1, 1), (0, 1)]), w, l)
    loc = (.15, .20, 0)
    rug(slug, loc, 0, seed=3, wave=0, fuzz=1.0, bump=.022, thick=.014)
    pile(slug, loc, 0, cam, .014, .0085, 120000, 5.2)
    # the stone, the bowl that hangs over it and its hood
    sx, sy = loc[0] + w * .225 + .03, loc[1] + l * .225 + .03
    box((w * .55 - .04, l * .55 - .06, .05), (sx, sy, .025), mat('cement', 2.0, .6, .002, spec=.3, bright=.62, tint=(.96, .99, 1.04)), .008)
    iron = mat(None, rough=.65, color='#343538', spec=.2)
    fx, fy = sx + .02, sy + .10
    lathe(curve_profile([(.001, .30), (.30, .33), (.52, .44), (.575, .56), (.56, .56), (.50, .46), (.28, .36), (.001, .335)], 80), iron, (fx, fy, 0), n=96)
    lathe(curve_profile([(.575, .86), (.50, 1.02), (.30, 1.16), (.12, 1.30), (.098, 1.5), (.098, 3.2), (.090, 3.2), (.090, 1.5), (.11, 1.28), (.28, 1.13), (.48, 1.0), (.56, .86)], 120), iron, (fx, fy, 0), n=96)
    for a in (20, 140, 260):
        box((.022, .022, .34), (fx + .545 * math.cos(math.radians(a)), fy + .545 * math.sin(math.radians(a)), .71), iron, .003)
    bark = mat('jacaranda', .35, .8, .004, spec=.15, bright=1.25, tint=(1.0, .96, .90))
    for i, (x, y, z, a) in enumerate(((-.10, .02, .42, 24), (.09, -.02, .43, -18), (.0, .0, .51, 70))):
        t = math.radians(a)
        tube(np.array([(fx + x - .26 * math.cos(t), fy + y - .26 * math.sin(t), z), (fx + x + .26 * math.cos(t), fy + y + .26 * math.sin(t), z + .015)]), .052, bark, 14)
    # firewood in a niche of iron against the wall
    wx, wy = 2.0, 2.36
    for x in (-.42, .42):
        box((.02, .34, 1.0), (wx + x, wy, .5), iron, .002)
    box((.86, .34, .02), (wx, wy, .06), iron, .002)
    r = np.random.default_rng(6)
    for row in range(7):
        for k in range(7):
            q = .046 + .010 * r.random()
            x, z = wx - .36 + .12 * k + (.06 if row % 2 else 0) + .008 * r.standard_normal(), .125 + .104 * row
            if abs(x - wx) < .38:
                tube(np.array([(x, wy - .16 + .02 * r.standard_normal(), z), (x, wy + .15, z)]), q, bark, 12)
    club((-1.70, .62, 0), 74, 3, mat('linen', .5, .97, .0016, spec=.05, sheen=.4, tint=(.92, .88, .82)), .68)
    for (x, y), m, turn in (((-1.60, 1.24), 'boucle_ochre', 80), ((-1.83, .12), 'boucle_olive', 66)):
        cushion((.44, .15, .42), (x, y, .585), m, rot=(math.radians(-14), 0, math.radians(turn)), puff=.02)
    slabs((-.52, -.30, .014), 20, .74, .42, .30, mat('stone', 1.1, .35, .0004, spec=.5, bright=1.1))
    open_book((-.44, -.30, .316), 30)
    cup((-.70, -.34, .316), 'clay_white', 1.1)
    sandal((.62, -.92, .015), 24, strap='#b5452f')
    sandal((.76, -.98, .015), 4, strap='#b5452f', side=-1)
    club((1.62, -.55, 0), 232, 1, mat('clay', .5, .48, .0010, spec=.4, tint=(.60, .42, .30)))
    camera(cam, (.22, .42, .62), 33, level=False)
    return dict(size=WIDE, spp=6, soft_scale=.36, fspp=20, ind_scale=.20, ispp=30, anchor=(0, 0, 0), ev=.18, **NEUTRAL)
