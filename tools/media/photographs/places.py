"""The collections' pictures: upright, each in a house and at an hour of its own.

Every rug lies 15 mm thick with a slight wave and one turned corner; near the camera its pile is modelled.
The returned settings are those of scenes.py in the source pictures' tools.
"""
import math
import bpy
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403

PI = math.pi
UPRIGHT = (1440, 1920)         # 2400 x 3200 takes three times as long
DAY = (1, .955, .90)          # close to neutral, so that the yarns keep their colours
GLOW = 1.55                   # of the paper lamp: below white after development
NEUTRAL = dict(wb=(1.0, .992, 1.012), contrast=.5, sat=.98, vig=.08, bloom=.05)


# ------------------------------------------------------------------ the places
def s_up_classica():
    """Pacaembu, 1938, eight in the morning: parquet, tall windows, a chair pushed back from breakfast."""
    cam = (.62, -3.35, 1.42)
    floor('taco', -6, 6, -8, 8)
    wall = mat('sage', 2.6, .9, .003, spec=.15)
    white = mat(None, rough=.45, color='#e8e5dd', spec=.35)
    back_wall(2.25, -2.3, 6, 3.5, wall, [rect(-.62, -.1, .50, 2.55)], thick=.22)
    box((6.3 - .0, .030, .24), (3.75 - .0, 2.235, .12), white, .006)
    box((1.62, .030, .24), (-1.49, 2.235, .12), white, .006)
    for s, x in ((-1, -.67), (1, .55)):
        box((.11, .05, 2.62), (x, 2.225, 1.31), white, .008)
    box((1.38, .05, .13), (-.06, 2.225, 2.62), white, .008)
    back_wall(5.2, -5, 5, 3.5, white_wall(1.1), thick=.2)             # the next room
    op = [(-1.9, -.75, .25, 2.75), (.05, 1.2, .25, 2.75)]
    side_wall(-2.3, -8, 2.25, 3.5, wall, op, thick=.40)
    for o in op:
        french_window(-2.42, *o)
    box((9, 14, .2), (2, -1, 3.6), white, 0)
    window_fill(-2.5, op, 40)
    area((3.6, -1.0, 1.9), (-1, .3, -.2), 3.2, 2.4, 62, color=(1, .98, .95))
    area((.4, -5.2, 2.3), (0, 1, -.15), 4.5, 2.4, 120, color=(1, .98, .96))
    area((-1.2, 3.9, 2.6), (.3, .1, -1), 1.6, 1.6, 60, color=(1, .97, .92))
    sun((.80, .20, -.47), 8.5, .45, color=DAY)
    lay('tapete-santana', (.22, -.35, 0), 63, cam, size=(2.5, 3.5), seed=4, corner=(-1, 1, .28, .055))
    # breakfast: a marble table on one foot, the chair pushed back
    tx, ty = 1.02, .78
    lathe([(.001, .742), (.42, .742), (.428, .735), (.428, .722), (.42, .715), (.001, .715)], mat('stone', 1.1, .3, .0004, spec=.5, bright=1.12, tint=(.98, 1, 1.02)), (tx, ty, 0), n=90)
    lathe(curve_profile([(.001, .015), (.24, .015), (.235, .03), (.06, .07), (.032, .2), (.030, .6), (.06, .712), (.001, .714)], 60), 'iron', (tx, ty, 0), n=48)
    bentwood((.28, .52, .015), 118, mat(None, rough=.36, color='#3c2419', spec=.45))
    cup((tx - .22, ty - .16, .742))
    open_book((tx + .08, ty - .12, .743), 24)
    pot('bilha', (tx + .13, ty + .18, .742), 'clay_white', .52, 4)
    branch((tx + .13, ty + .18, .98), .62, 9, 6)
    camera(cam, (.16, .4, .70), 37)
    return dict(size=UPRIGHT, spp=6, soft_scale=.36, ind_scale=.20, ispp=26, anchor=(0, 0, 0), ev=.12, **NEUTRAL)


def s_up_contemporanea():
    """República, the eleventh floor of a curved block, after sunset: terrazzo, records, one lamp lit."""
    cam = (-.75, -3.10, 1.45)
    floor(mat('terrazzo', 1.6, .30, 0, spec=.5, bright=.60, tint=(1.0, .985, .965)), -6, 6, -8, 4)
    arc = lambda R, x: -9.2 + np.sqrt(R * R - (x - .3) ** 2)          # noqa: E731
    x = np.linspace(-4.2, 4.6, 60)

    def strip(r0, r1, z, t, m):
        return prism(np.vstack([np.c_[x, arc(r0, x)], np.c_[x, arc(r1, x)][::-1]]), t, m, (0, 0, z))
    concrete = mat('concrete', 2.9, .75, .006, spec=.25, bright=1.2, tint=(.98, 1.0, 1.04))
    iron = mat(None, rough=.45, color='#23262b', spec=.4)
    strip(11.9, 12.1, 0, .34, white_wall(1.1))
    strip(11.86, 12.06, .34, .03, mat('jacaranda', 1.6, .4, .0006, spec=.4))
    strip(11.6, 12.4, 2.72, .25, concrete)
    for z in (.37, 2.66):
        strip(11.97, 12.03, z, .045, iron)
    for k in range(9):
        xx = -3.9 + k * 1.02
        box((.035, .05, 2.3), (xx, float(arc(12.0, xx)), 1.53), iron, .004)
    strip(12.5, 13.15, 2.46, .10, concrete)                # a fin of the front
    box((12, 12, .1), (0, -3.3, 2.80), white_wall(1.0), 0)
    side_wall(2.55, -8, 3.4, 2.8, white_wall(1.12), (), thick=.2, inner=-1)
    backdrop('city', 14, -13, 13, -5.2, 7.8, .26)
    for k in range(5):
        xx = -3.4 + k * 1.7
        area((xx, float(arc(11.8, xx)), 1.6), (.05, -1, -.22), 1.7, 2.1, 42, color=(.62, .78, 1.0))
    area((-.2, -5.0, 2.3), (0, 1, -.25), 4.4, 2.2, 28, color=(1, .97, .93))
    area((-3.6, -1.6, 2.2), (1, .2, -.3), 2.6, 1.8, 20, color=(.90, .95, 1.0))
    sun((.25, -.80, -.42), .05, 3, color=(.7, .82, 1))
    # a paper lamp on the floor
    lx, ly, lr = 1.72, 1.55, .27
    t = np.linspace(-PI / 2, PI / 2, 120)
    paper = mat(None, rough=.9, color='#f3e7d0')
    p = paper.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (.02, .02, .02, 1)
    p.inputs['Emission'].default_value = (1, .73, .42, 1)
    # Shaded as a body is: darker towards its outline, below and between its ribs.
    n, L = paper.node_tree.nodes, paper.node_tree.links
    facing, up = n.new('ShaderNodeLayerWeight'), n.new('ShaderNodeSeparateXYZ')
    L.new(n.new('ShaderNodeNewGeometry').outputs['Normal'], up.inputs[0])

    def part(value, factor, offset):
        m = n.new('ShaderNodeMath')
        m.operation = 'MULTIPLY_ADD'
        L.new(value, m.inputs[0])
        m.inputs[1].default_value, m.inputs[2].default_value = factor, offset
        return m.outputs[0]
    glow = n.new('ShaderNodeMath')
    glow.operation = 'MULTIPLY'
    L.new(part(facing.outputs['Facing'], -.62 * GLOW, GLOW), glow.inputs[0])
    L.new(part(up.outputs[2], .20, .88), glow.inputs[1])
    L.new(glow.outputs[0], p.inputs['Emission Strength'])
    paper.cycles.sample_as_light = False
    lamp = lathe(np.stack([np.maximum(lr * np.cos(t) * (1 + .012 * np.cos(t * 46)), .002), lr + .005 + .92 * lr * np.sin(t)], 1), paper, (lx, ly, 0), n=72)
    lamp.visible_shadow = lamp.visible_glossy = False
    lathe([(.001, 0), (.11, 0), (.11, .014), (.001, .014)], iron, (lx, ly, 0), n=40)
    l = bpy.data.lights.new('lamp', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 60, (1, .76, .50), .24
    o = bpy.data.objects.new('lamp', l)
    bpy.context.collection.objects.link(o)
    o.location = (lx, ly, lr + .10)
    o.visible_camera = o.visible_glossy = False
    lay('tapete-alvorada', (.02, -.22, 0), 90 + 17, cam, size=(2.5, 3.5), seed=4, corner=(-1, -1, .30, .07), reach=3.4, per_m2=220000, hair=.0085, bright=1.06)
    butterfly((-.78, 1.12, .015), 148)
    # music: a turntable under the window, sleeves leaning, one record out
    wood = mat('freijo_f', 1.4, .45, .0006, spec=.4, bright=.70, tint=(1.0, .92, .84))
    box((1.15, .36, .22), (.42, 2.36, .23), wood, .006)
    for s in (-.46, .46):
        box((.03, .30, .12), (.42 + s, 2.36, .06), iron, .002)
    turntable((.62, 2.34, .34), 4)
    for i, c in enumerate(('#b5452f', '#e3d9c4', '#27425f')):
        sleeve((.10 - .05 * i, 2.10 - .028 * i, 0), 4 - 5 * i, c, i, lean=15)
    sleeve((.60, .10, .016), 28, '#d9a13a', 4, lean=None)
    record((.78, -.04, .031), 9)
    cup((-.28, .52, .016), 'clay_white', 1.1)
    camera(cam, (.06, .5, .74), 34)
    return dict(size=UPRIGHT, spp=6, soft_scale=.40, fspp=36, ind_scale=.22, ispp=48, anchor=(0, 0, 0), key=.17, white=3.4, ev=-.15, ks=1.2, **{**NEUTRAL, 'wb': (1.0, .99, 1.01), 'bloom': .05})


def s_up_natural():
    """São Roque, four in the afternoon: a veranda of clay tiles, a hammock, hills."""
    cam = (-.55, -3.05, 1.18)
    tiles(-6, 4.2, -6, 3.0, .30, tints=((.90, .98, 1.0), (.96, 1.0, 1.02), (.84, .92, .96), (.92, 1.04, 1.10)), seed=5)
    lime = white_wall(1.22)
    side_wall(2.15, -6, 3.0, 3.2, lime, [(-.35, .75, .0, 2.25)], thick=.45, inner=-1)
    blue = mat('freijo_f', .9, .6, .0010, spec=.3, tint=(.16, .33, .52), bright=1.05)
    for i in range(6):                                    # a boarded door, painted blue, ajar
        a = math.radians(62)
        box((.035, .175, 2.2), (2.14 - (i + .5) * .18 * math.sin(a) * .55 - .02, .74 - (i + .5) * .18 * .82, 1.11), blue, .005, rot=(0, 0, -math.radians(34)))
    box((3.2, 4, .2), (3.9, .2, -.1), mat('cement', 2, .8, .002, bright=.5), 0)
    wood = mat('jacaranda', 1.7, .62, .0008, spec=.25, bright=1.15, tint=(1, 1.02, 1.06))
    posts = [(-2.35, 2.55), (-.30, 2.55), (1.85, 2.55)]
    for x, y in posts:
        beam((x, y, 0), (x, y, 2.75), .17, .17, wood, .014)
        box((.30, .30, .10), (x, y, .05), 'cement_pale', .012)
    beam((-5, 2.55, 2.80), (3, 2.55, 2.80), .16, .20, wood, .014)
    for i in range(14):
        beam((-4.6 + .55 * i, 3.3, 2.80), (-4.6 + .55 * i, -6, 3.9), .075, .11, wood, .008)
    o = obj('roof', np.array([(-6, 3.5, 2.86), (4, 3.5, 2.86), (4, -7, 4.10), (-6, -7, 4.10)], float), np.array([[0, 1, 2, 3]]), mat('clay', .8, .8, .004, tint=(.80, .86, .88)), smooth=False)
    backdrop('garden', 9, -8.4, 8.4, -1.45, 6.95, .62)
    area((-3.9, -.6, 2.0), (1, .05, -.25), 5.0, 2.4, 210, color=(.93, .97, 1.0))
    area((-.6, 3.0, 1.6), (0, -1, -.30), 5.5, 2.2, 190, color=(.95, .98, 1.0))
    area((-.2, -5.2, 2.2), (.05, 1, -.20), 4.0, 2.0, 90, color=(1, .97, .93))
    sun((.62, -.58, -.37), 8.5, .5, color=(1, .92, .80))
    lay('tapete-losango', (-.05, -.30, 0), -16, cam, size=(2.0, 3.0), T=.011, seed=4, corner=(-1, -1, .30, .075), hair=.0042, per_m2=240000, bump=.020, nap=(.1, .1))
    cotton = mat('linen', .05, .97, .0014, spec=.05, sheen=.4, transl=.18, bright=1.22, tint=(.94, 1.0, 1.06))
    hammock((-2.35, 2.50, 2.05), (2.12, 1.30, 2.20), cotton, 1.5, 1.12)
    t = np.linspace(-PI / 2, PI / 2, 30)
    sandal((.20, .62, .012), 30, strap='#b5452f')
    sandal((.33, .55, .012), 12, strap='#b5452f', side=-1)
    pot('cilindro', (1.72, 1.62, 0), 'clay_white', .85, 4)
    monstera((1.72, 1.62, .30), .62, 9, 3, .8)
    lathe(curve_profile([(.001, 0), (.15, 0), (.19, .03), (.205, .16), (.19, .27), (.197, .29), (.18, .28), (.165, .16), (.001, .04)], 50), mat('cane', .06, .6, .004, alpha=False), (-1.32, 1.05, 0))
    for i, (x, y, z) in enumerate(((-1.36, 1.02, .24), (-1.26, 1.09, .25), (-1.33, 1.12, .26), (-1.29, .99, .27))):
        lathe(np.stack([np.maximum(.042 * np.cos(t), .0005), .042 * np.sin(t)], 1), mat(None, rough=.5, color=['#e0912f', '#d9a13a', '#c97b27'][i % 3], spec=.35), (x, y, z), n=30)
    camera(cam, (-.02, .5, .86), 36)
    return dict(size=UPRIGHT, spp=6, soft_scale=.36, ind_scale=.20, ispp=26, anchor=(0, 0, 0), despeckle=False, ev=.05, **{**NEUTRAL, 'wb': (.99, .992, 1.02)})


def s_up_minimalista():
    """Santa Cecília, a white studio, low sun along the floor."""
    cam = (.55, -2.75, 1.12)
    floor(mat('freijo', 1.35, .58, .0020, spec=.3, offset=False, bright=1.16, tint=(.93, 1.0, 1.14)), -6, 6, -8, 4)
    wall = white_wall(1.26)
    white = mat(None, rough=.5, color='#eceae4', spec=.3)
    h = 3.6
    back_wall(2.0, -2.4, 6, h, wall, thick=.2)
    box((8.4, .022, .16), (1.8, 1.99, .08), white, .005)
    op = [(-2.5, -1.1, .55, 2.9), (-.75, .65, .55, 2.9)]
    side_wall(-2.4, -8, 2.0, h, wall, op, thick=.38)
    for o in op:
        french_window(-2.5, *o, cols=3, rows=4, bar=.028)
    box((10, 12, .2), (2.2, -2.5, h + .1), white, 0)
    window_fill(-2.6, op, 26)
    area((3.4, -1.0, 1.9), (-1, .3, -.1), 3.4, 2.6, 62, color=(.98, .99, 1.0))
    area((.3, -4.8, 2.2), (0, 1, -.1), 4.0, 2.4, 84, color=(.98, .99, 1.0))
    sun((.86, .30, -.36), 8.2, .45, color=DAY)
    lay('tapete-minimalista', (.08, -.30, 0), 24, cam, size=(2.0, 3.0), seed=9, corner=(1, -1, .34, .07), hair=.0085, per_m2=320000, reach=2.9, bright=.96)
    bentwood((.42, .95, .015), 205, mat(None, rough=.5, color='#b58a5c', spec=.3))
    cup((-.42, .62, .016), 'clay_white', 1.1)
    pot('talha', (-1.55, 1.52, 0), 'clay_white', .9, 5)
    branch((-1.55, 1.52, .56), 1.05, 4, 7)
    camera(cam, (.02, .4, .60), 37)
    return dict(size=UPRIGHT, spp=6, soft_scale=.36, ind_scale=.20, ispp=26, anchor=(0, 0, 0), ev=.22, **{**NEUTRAL, 'wb': (.998, .993, 1.012)})


def s_up_premium():
    """Morumbi, seen from the gallery above: boards, a daybed, slippers left on the rug."""
    cam = (-.35, -2.75, 3.35)
    floor(mat('freijo', 1.35, .50, .0020, spec=.35, offset=False, bright=.30, tint=(1.0, .92, .88)), -6, 6, -8, 6)
    h = 6
    op = [(-2.9, -.05, .05, 4.6), (.1, 3.6, .05, 4.6)]
    side_wall(-2.75, -8, 4.5, h, white_wall(1.2), op, thick=.3)
    iron = mat(None, rough=.45, color='#22211f', spec=.4)
    for o in op:
        french_window(-2.85, *o, m=iron, cols=3, rows=3, bar=.045)
    window_fill(-2.95, op, 24)
    back_wall(4.4, -5, 6, h, white_wall(1.16), thick=.2)
    box((10, 14, .2), (2.3, -1.8, h + .1), white_wall(), 0)
    area((3.6, -1.0, 3.2), (-1, .2, -.5), 4, 3, 105, color=(1, .98, .96))
    area((.0, -4.6, 4.6), (0, .7, -1), 4.0, 2.4, 170, color=(1, .98, .96))
    sun((.72, .16, -.55), 8.5, .45, color=DAY)
    lay('tapete-studio-ryzi', (.05, -.15, 0), 90 + 13, cam, size=(2.5, 3.5), seed=4, corner=(1, 1, .32, .07), reach=4.3, per_m2=170000, hair=.0085)
    daybed((.62, 1.72, 0), 2.1, .95, -8, 'freijo', 'linen_white', 'boucle_ochre')
    throw((.95, 2.10, 0), .66, 1.18, mat('boucle', .24, .97, .004, spec=.05, sheen=.5, tint=(.30, .36, .30)), -8, 8, drop=.28, top=.466)
    open_book((.15, 1.50, .436), 35)
    cup((-.78, .62, .016), 'clay_white', 1.1)
    sandal((-.12, .96, .016), 200, strap='#20302c')
    sandal((.02, .93, .016), 176, strap='#20302c', side=-1)
    t = np.linspace(-PI / 2, PI / 2, 30)
    lathe(np.stack([np.maximum(.036 * np.cos(t), .0005), .036 * np.sin(t)], 1), mat('boucle', .05, .97, .002, tint=(.75, .80, .16)), (.98, -.95, .05), n=40)      # the dog's ball
    pot('cilindro', (-1.75, 2.35, 0), 'clay', 1.25, 6)
    monstera((-1.75, 2.35, .44), 1.15, 12, 12, 1.0)
    camera(cam, (.0, .12, .18), 36, level=False)
    return dict(size=UPRIGHT, spp=6, soft_scale=.36, ind_scale=.20, ispp=26, anchor=(0, 0, 0), ev=.10, **NEUTRAL)
