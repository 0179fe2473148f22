"""The rooms of the gallery, of the forms and of the geometric rugs.

No palm casts a shadow here and no piece of furniture stands in more than two of all photographs.
The returned settings are those of scenes.py in the source pictures' tools.
"""
import math
import numpy as np
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
from furniture import *    # noqa: F401,F403
from corners import pile
from rooms import framed
import kit
import scenes

PI = math.pi
PORTRAIT, SQUARE, TALL, WIDE = (1280, 1600), (1600, 1600), (1440, 1920), (2400, 1350)
NEUTRAL = dict(wb=(.985, .996, 1.045), contrast=.5, sat=.97, vig=.08, bloom=.05)
PRINT = dict(spp=4, soft_scale=.34, ind_scale=.19, ispp=22, anchor=(0, 0, 0), ev=.10, **NEUTRAL)
MORNING, NOON, AFTERNOON = (1, .945, .88), (1, .97, .94), (1, .90, .78)


def cloth(slug, loc, rot, cam, size=None, corner=None, seed=4, reach=4.6, per_m2=120000, hair=.0085, bright=1.0):
    """A rug with its pile modelled, if it has any to see."""
    info = kit.rug_info(slug)
    if info['micro'] in ('plano', 'juta', 'boucle'):
        is_flat = info['micro'] != 'boucle'
        return rug(slug, loc, rot, size=size, seed=seed, fuzz=.5 if is_flat else 1.3, bump=.014 if is_flat else .026, thick=.007 if is_flat else None, bright=bright)
    if info['outline']:
        thick = max(info['thick'], .012)
        rug(slug, loc, rot, seed=seed, wave=0, fuzz=1.2, bump=.022, thick=thick, bright=bright)
        return pile(slug, loc, rot, cam, thick, hair, per_m2, reach)
    return lay(slug, loc, rot, cam, size=size, seed=seed, corner=corner, reach=reach, per_m2=per_m2, hair=hair, bright=bright)


def light(d, s=5.4, color=NOON, soft=86, front=88, top=92):
    """Sun through a window of the left or right wall, sky from the same side, light from the room behind."""
    side = -1 if d[0] > 0 else 1
    sun(d, s, .6, color)
    area((side * 4.2, -1.2, 2.4), (-side, .25, -.35), 3.0, 3.2, soft, color=(.95, .975, 1.0))
    area((.5, -6.5, 2.6), (0, 1, -.12), 5.0, 3.0, front, color=(1, .985, .965))
    area((0, -1.0, 5.2), (0, .05, -1), 6.0, 5.0, top, color=(.98, .985, 1.0))


def panes(*columns, blur=.014):
    """Daylight through a window: (left, right, bottom, top) of each pane, in the plane across the sun."""
    return ('window', [(a, z0, b, z1) for a, b, z0, z1 in columns], blur)


def segment(x0, x1, z, rise, n=24):
    """An opening below a flat arch."""
    u = np.linspace(0, 1, n)
    return [(x0, -.05), *[(x0 + (x1 - x0) * q, z + rise * (1 - (2 * q - 1) ** 2)) for q in u], (x1, -.05)]


# ------------------------------------------------------------------ the gallery
def s_in_golden_lines():
    """Higienópolis: parquet, a long chair of cane by the window."""
    cam = (-.35, -3.9, 2.2)
    floor('taco', -5, 5, -6, 4)
    back_wall(2.35, -5, 5, 3.4, mat('sage', 2.6, .9, .003, spec=.15))
    box((10, .024, .16), (0, 2.338, .08), mat(None, rough=.5, color='#e8e5dd', spec=.35), .005)
    cloth('tapete-golden-lines', (.10, -.20, 0), -8, cam, seed=6, bright=1.12)
    chaise((.62, 1.42, 0), 118, 'jacaranda')
    drum((-.72, 1.62, 0), .20, .40, mat('stone', 1.1, .35, .0004, spec=.5, bright=1.1))
    open_book((-.72, 1.60, .40), 30)
    light((.80, .20, -.56), color=AFTERNOON)
    camera(cam, (.12, .05, .38), 42, level=False)
    return dict(size=PORTRAIT, **{**PRINT, 'ev': .72, 'contrast': .38}, gobo=[panes((-1.70, -.94, -2.0, 2.2), (-.82, -.10, -2.0, 2.2), (.02, .74, -2.0, 2.2), (.86, 1.58, -2.0, 2.2))])


def s_in_scallop():
    """Pinheiros: a wall of clay-coloured lime, an arch, a ledge built of the same lime."""
    cam = (.25, -4.3, 1.42)
    lime = mat('plaster_clay', 2.6, .9, .006, spec=.15, tint=(1.10, 1.17, 1.22))
    floor('stone', -5, 5, -7, 4)
    back_wall(1.9, -5, 5, 3.6, lime, [arch(1.05, 1.15, 2.35)], thick=.5)
    back_wall(3.3, -5, 5, 3.6, white_wall(1.1), thick=.2)
    cloth('tapete-scallop', (.05, -.55, 0), 4, cam, seed=5)
    box((2.4, .50, .38), (-1.50, 1.66, .19), lime, .03)
    cushion((.62, .42, .10), (-.72, 1.64, .43), 'linen_white', puff=.012, seed=4, crease=.006)
    pot('garrafa', (-1.42, 1.66, .38), 'clay_dark', .85, 3)
    books((-1.12, 1.62, .38), 2, 8, 2)
    pot('bojo', (-1.75, 1.72, .38), 'clay_white', .7, 6)
    light((.72, .40, -.57), color=MORNING)
    camera(cam, (.10, .6, .66), 40)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (0, 1.8, 1.1), 'ev': .44}, span=13.0, gobo=[panes((-4.05, -2.15, -3.2, 1.05), (-1.95, -.10, -3.2, 1.05), (.0, 1.75, -3.2, 1.05), blur=.018)])


def s_in_soft_living():
    """Alto de Pinheiros: the light of a wall of blocks, a leather pouf."""
    cam = (.10, -4.2, 1.5)
    floor('cement_pale', -5, 5, -6, 4)
    back_wall(1.95, -5, 5, 3.6, white_wall(1.02))
    cloth('tapete-soft-living', (.08, -.42, 0), 16, cam, seed=7)
    pouf((.62, .92, .012), .36, .36)
    open_book((.60, .92, .362), 20)
    pot('talha', (-1.15, 1.25, 0), 'clay', .95, 3)
    branch((-1.15, 1.25, .60), .9, 4, 7)
    light((-.70, .46, -.55), color=AFTERNOON)
    camera(cam, (.05, .4, .62), 42)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (0, .6, 0), 'ev': .32}, gobo=[('grid', -1.7, -1.30, .30, .30, 12, 9, .80, .014)])


def s_in_natureza():
    """Campinas, from above: somebody reads beside a woven garden."""
    cam = (.12, -2.55, 3.05)
    floor('freijo_floor', -5, 5, -5, 5)
    cloth('tapete-natureza', (.0, .0, 0), -12, cam, seed=8)
    pot('talha', (-1.12, 1.30, 0), 'clay', .8, 4)
    branch((-1.12, 1.30, .50), .8, 4, 7)
    books((.98, .92, 0), 3, 24, 4)
    cup((.80, .62, .013), 'clay_white', 1.1)
    open_book((.40, .70, .014), 28)
    light((.80, .16, -.58), color=NOON)
    camera(cam, (.02, .22, 0), 38, level=False)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (-.1, .2, 0), 'ev': .16}, gobo=[panes((-1.9, -.62, -1.9, 2.2), (-.52, .62, -1.9, 2.2), (.72, 4.6, -1.9, 2.2), blur=.016)])


def s_in_ocean_blue():
    """Sumaré: a floating stair in board-marked concrete; somebody reads on the floor."""
    cam = (.05, -5.4, 1.55)
    floor('cement_pale', -5, 5, -8, 4)
    back_wall(2.3, -5, 5, 5.2, mat('concrete', 2.9, .75, .010, spec=.25, bright=1.22, tint=(.99, 1.0, 1.03)))
    for i in range(13):
        box((.30, 1.15, .075), (.10 + i * .275, 1.72, .62 + i * .182), 'jacaranda', .008)
    cloth('tapete-ocean-blue', (.05, -.45, 0), 3, cam, size=(2.5, 3.75), seed=9, reach=5.6, per_m2=90000, bright=1.04)
    pouf((-.86, .86, .013), .38, .36)
    open_book((-.38, .62, .016), 24)
    cup((-.16, .80, .016), 'clay_white', 1.1)
    pot('talha', (1.62, 1.25, 0), 'clay_dark', 1.0, 5)
    pot('cilindro', (-1.55, 1.62, 0), 'clay_white', 1.0, 7)
    monstera((-1.55, 1.62, .36), 1.05, 10, 3, .9)
    light((.66, .52, -.54), color=MORNING)
    camera(cam, (.0, .4, 1.22), 36)
    return dict(size=TALL, **{**PRINT, 'anchor': (-.4, 2.3, 1.9), 'ev': .15}, gobo=[panes((-3.6, -1.47, -3.4, 1.5), (-1.35, .30, -3.4, 1.5), (.40, 1.9, -3.4, 1.5), blur=.02)])


def s_in_azulejo():
    """São Luís, an old house at half past four: the sun through a balcony's door, a rocking chair, a guitar."""
    cam = (-.08, -4.63, 1.46)
    hexagons(-4, 4.4, -5.6, 3.1, .20, tints=((.86, 1.02, 1.08), (.92, 1.05, 1.10), (.80, .95, 1.02), (.90, 1.09, 1.18)), seed=5)
    y, t, h = 2.35, .56, 4.0
    doors = ((-.12, 1.22), (2.95, 4.29))
    bow = [segment(a, b, 2.62, .20) for a, b in doors]
    back_wall(y, -4, 5, h, white_wall(1.16), bow, thick=t)
    wood, iron = mat(None, rough=.5, color='#75826c', spec=.35), mat(None, rough=.5, color='#25272a', spec=.35)
    for (a, b), top in zip(doors, bow):
        back_wall(y - .02, a - .15, b + .15, 3.02, mat('stone', 1.6, .6, .002, spec=.3, bright=.96), [top], thick=.05).location.z = 0
        for s, x in ((1, a), (-1, b)):
            box((.045, .54, 2.44), (x + s * .022, y + .28, 1.23), wood, .005)
            for z0, z1 in ((.16, .86), (.98, 1.62), (1.74, 2.34)):
                box((.012, .40, z1 - z0), (x + s * .048, y + .28, (z0 + z1) / 2), wood, .005)
        box((b - a, .07, .07), ((a + b) / 2, y + .46, 2.46), wood, .006)
        for x in np.linspace(a, b, 6)[1:-1]:
            box((.026, .04, .40), (x, y + .46, 2.66), wood, .004)
        for x in np.arange(a - .2, b + .21, .105):
            box((.013, .013, 1.0), (x, y + .72, .5), iron, .002)
        for z in (.09, 1.0):
            box((b - a + .5, .038, .018), ((a + b) / 2, y + .72, z), iron, .003)
    box((9, 1.0, .16), (.2, y + .5, -.085), mat('stone', 1.6, .6, .002, spec=.3), .006)
    box((9, 9, .1), (.2, y + t - 4.5, h), white_wall(1.1), 0)
    backdrop('garden', 13, -10, 10, -4.6, 5.4, 1.5)
    cloth('tapete-azulejo', (.18, -.19, 0), -12, cam, seed=5, reach=5.8, per_m2=150000)
    rocker((-1.24, 1.40, 0), 40, mat(None, rough=.40, color='#35211a', spec=.45))
    straw_hat((-1.19, 1.34, .430), (.04, -.02, .70))
    cup((-.67, 1.74, 0), 'clay_white', 1.1)
    guitar((1.70, 1.98, 0), 8)
    framed((-1.20, y - .002, 1.86), .46, .60, ('#36506b', '#c39a56', '#a9b4b5'), 6, 'jacaranda')
    sun((-.26, -.80, -.47), 9.0, .5, AFTERNOON)
    for a, b in doors:
        area(((a + b) / 2, y + .9, 1.5), (-.1, -1, -.2), b - a, 2.4, 70, color=(.92, .96, 1.0))
    area((-4.2, -1.2, 2.2), (1, .25, -.3), 3.0, 2.8, 84, color=(.96, .98, 1.0))
    area((.5, -6.0, 2.6), (0, 1, -.12), 5.0, 3.0, 76, color=(1, .985, .965))
    area((0, -1.6, 3.9), (0, .05, -1), 5.0, 4.0, 60, color=(.98, .985, 1.0))
    camera(cam, (0, .4, .64), 37.5)
    return dict(size=(1536, 2048), **{**PRINT, 'ev': .36, 'wb': (.995, 1.005, 1.01), 'ki': 1.2, 'kf': .96, 'spp': 10, 'soft_scale': .8, 'fspp': 24, 'ind_scale': .28, 'ispp': 36})


# ------------------------------------------------------------------ the forms
def s_in_areia():
    """Vila Madalena: olive lime, a sofa on an arc."""
    cam = (.10, -4.5, 1.45)
    floor('stone', -5, 5, -7, 4)
    back_wall(1.95, -5, 5, 3.6, mat('plaster_olive', 2.6, .9, .006, spec=.15, tint=(1.0, 1.03, 1.06)))
    cloth('tapete-areia', (.0, -.55, 0), 2, cam, seed=4)
    curved_sofa((.30, 1.22, .0), 0, 'linen_white', 56)
    drum((-.40, -.12, .015), .30, .30, mat('stone', 1.1, .35, .0004, spec=.5, bright=.55, tint=(1, .96, .92)))
    open_book((-.36, -.14, .316), 16)
    cup((-.58, -.02, .315), 'clay_white', 1.1)
    pot('bilha', (1.72, .98, 0), 'clay', .95, 3)
    light((.72, .42, -.56), color=NOON)
    camera(cam, (.08, .2, .62), 42)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (-.2, 1.7, 1.35)}, span=13.0, gobo=[panes((-3.75, -1.75, -3.4, .85), (-1.5, .05, -3.4, .85), (.14, 1.6, -3.4, .85), blur=.018)])


def s_in_lua():
    """Higienópolis: boards, a round chair on a round rug."""
    cam = (.2, -4.4, 1.55)
    floor(mat('freijo', 1.35, .55, .0020, spec=.32, offset=False, bright=.98, tint=(.95, .99, 1.10)), -5, 5, -7, 2.6)
    back_wall(1.75, -5, 5, 3.6, white_wall(1.04))
    box((10, .024, .16), (0, 1.738, .08), mat(None, rough=.5, color='#e8e5dd', spec=.35), .005)
    cloth('tapete-lua', (.1, -.35, 0), -20, cam, seed=4)
    bowl((-.42, .52, .015), 26, '#2c1d14', 'boucle')
    mushroom((.56, .62, .015), .24, .42)
    cup((.50, .58, .435), 'clay_white', 1.1)
    books((.64, .68, .435), 2, 24, 3)
    pot('cilindro', (1.35, 1.22, 0), 'clay', 1.0, 4)
    strelitzia((1.35, 1.22, .36), 1.0, 6, 3)
    light((-.70, .42, -.58), color=MORNING)
    camera(cam, (.12, .2, .62), 42)
    return dict(size=PORTRAIT, **{**PRINT, 'ev': .20}, gobo=[panes((-2.8, -1.43, -1.4, 2.3), (-1.35, -.06, -1.4, 2.3), (.02, 1.4, -1.4, 2.3), blur=.02)])


def s_in_geometrico():
    """Barra Funda: an office, drawings on a table of trestles."""
    cam = (-.05, -4.4, 1.72)
    floor('cement_pale', -5, 5, -7, 4)
    back_wall(1.95, -5, 5, 3.6, mat('concrete', 2.9, .75, .008, spec=.25, bright=1.42, tint=(1.0, 1.0, 1.0)))
    cloth('tapete-geometrico', (.0, -.45, 0), -3, cam, seed=14)
    trestle_table((.28, 1.32, 0), 1.75, .74, -2, 'freijo')
    paper_stack((.10, 1.26, .736), 8, 2)
    drawing_roll((.55, 1.42, .765), (.98, 1.30, .765))
    drawing_roll((.58, 1.34, .765), (1.00, 1.46, .765), .022)
    cup((-.28, 1.20, .736), 'clay_white', 1.1)
    pot('cuia', (-.34, 1.46, .736), 'clay_dark', .5, 3)
    for i, (x, a) in enumerate(((-1.30, 13), (-1.16, 11))):
        box((.62 - .1 * i, .022, .86 - .16 * i), (x, 1.80 - .07 * i, .43 - .08 * i), mat(None, rough=.85, color=('#e9e2d2', '#c9a063')[i], spec=.15), .003, rot=(-math.radians(a), 0, 0))
    light((.74, .36, -.57), color=MORNING)
    camera(cam, (.02, .2, .58), 42)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (0, .3, 0)}, gobo=[panes((-2.9, -1.62, -1.6, 2.3), (-1.5, -.35, -1.6, 2.3), (-.25, 1.0, -1.6, 2.3), blur=.02)])


def s_in_marola():
    """Ubatuba: a beach house, a bench of slats, a towel and a basket."""
    cam = (.05, -4.2, 1.62)
    floor(mat('cement', 3.2, .55, .003, spec=.35, bright=1.16, tint=(1.0, 1.0, .99)), -5, 5, -7, 4)
    back_wall(1.75, -5, 5, 3.6, white_wall(1.10))
    box((10, .016, .95), (0, 1.742, .475), mat(None, rough=.75, color='#7f9fa6', spec=.2), .003)
    cloth('tapete-marola', (.05, -.45, 0), 5, cam, seed=6)
    slat_bench((.22, 1.22, 0), 1.6, 0, 'freijo')
    throw((.74, 1.42, 0), .46, .82, mat('linen', .10, .97, .0016, spec=.05, sheen=.4, tint=(.78, .46, .34), bright=1.1), 0, 5, drop=.30, top=.425)
    basket((-1.0, 1.22, 0), 1.15)
    sandal((-.42, .92, .009), 200, strap='#27425f')
    sandal((-.28, .90, .009), 178, strap='#27425f', side=-1)
    pot('bojo', (-.28, 1.22, .425), 'clay_white', .55, 3)
    light((-.74, .40, -.55), color=NOON)
    camera(cam, (.04, .2, .56), 42)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (0, .5, 0)}, gobo=[panes((-1.5, -.02, -1.4, 2.4), (.08, 1.55, -1.4, 2.4), blur=.018)])


def s_in_trama():
    """Cotia: a room to read in, a tub chair, books."""
    cam = (.05, -3.9, 1.52)
    floor('taco', -5, 5, -7, 4)
    back_wall(1.75, -5, 5, 3.6, mat('plaster_clay', 2.6, .9, .006, spec=.15, tint=(1.10, 1.17, 1.22)))
    cloth('tapete-trama', (.05, -.50, 0), -4, cam, seed=6)
    barrel((-.42, .86, .015), 24, 'boucle', 'jacaranda')
    drum((.40, .74, .015), .19, .46, mat('jacaranda', 1.1, .46, .0008, spec=.4))
    books((.40, .76, .476), 4, 12, 3)
    cup((.36, .66, .58), 'clay_white', 1.0)
    pot('talha', (1.10, 1.34, 0), 'clay_white', .9, 5)
    branch((1.10, 1.34, .56), .95, 7, 6)
    light((.80, .22, -.46), s=5.8, color=AFTERNOON)
    camera(cam, (.04, .25, .54), 44)
    return dict(size=PORTRAIT, **{**PRINT, 'anchor': (0, .3, 0), 'ev': .20}, span=12.0, gobo=[panes((-3.1, -1.55, -2.2, 1.9), (-1.4, .0, -2.2, 1.9), (.10, 1.5, -2.2, 1.9), blur=.016)])


# ------------------------------------------------------------------ the geometric rugs
def over(slug, ground, rot, z, look=(0, 0, 0), d=(.80, .18, -.57), color=NOON, bright=1.0):
    """Floor and rug seen from a gallery above."""
    floor(ground, -6, 6, -6, 6)
    cam = (look[0], look[1] - .001, z)
    cloth(slug, (0, 0, 0), rot, cam, seed=5, reach=6.5, per_m2=80000, bright=bright)
    light(d, color=color)
    camera(cam, look, 44, level=False)
    return dict(size=SQUARE, **PRINT)


def s_over_geometrico():
    made = over('tapete-geometrico', 'cement_pale', 78, 4.6, color=MORNING)
    barrel((1.02, 1.00, .013), -38, 'boucle_ochre', 'jacaranda')
    mushroom((-1.22, -.62, 0), .28, .42, mat(None, rough=.5, color='#b9674f', spec=.35))
    cup((-1.16, -.56, .42), 'clay_white', 1.1)
    open_book((.34, -.46, .016), -24)
    return dict(made, gobo=[panes((-1.9, -.05, -1.9, 2.2), (.05, 1.9, -1.9, 2.2), blur=.016)])


def s_in_cobogo():
    """The light of a wall of blocks on a rug of blocks."""
    cam = (.0, -3.9, 1.85)
    floor('freijo_floor', -5, 5, -6, 4)
    back_wall(1.95, -5, 5, 3.6, mat('plaster_clay', 2.6, .9, .006, spec=.15, tint=(1.10, 1.17, 1.22)))
    cloth('tapete-cobogo', (.0, -.25, 0), 0, cam, seed=6)
    slat_bench((.45, 1.50, 0), 1.5, 0, 'jacaranda')
    pot('talha', (-1.15, 1.35, 0), 'clay_white', .95, 5)
    books((.72, 1.50, .425), 3, 6, 2)
    light((.72, .44, -.54), color=AFTERNOON)
    camera(cam, (.0, .1, .42), 42, level=False)
    return dict(size=SQUARE, **{**PRINT, 'anchor': (0, .9, 0), 'ev': .32}, gobo=[('grid', -1.8, -1.2, .30, .30, 12, 9, .80, .014)])


def s_over_alvorada():
    made = over('tapete-alvorada', 'stone', 90, 4.7, (0, .12, 0), d=(-.74, .24, -.60), color=MORNING)
    trestle_table((.12, 1.52, 0), 1.9, .80, 3, 'jacaranda')
    paper_stack((-.30, 1.46, .736), 14, 5)
    cup((.18, 1.40, .736), 'clay_white', 1.2)
    t = np.linspace(-PI / 2, PI / 2, 30)
    pot('cuia', (.62, 1.50, .736), 'clay_white', .75, 3)
    for i, (x, y) in enumerate(((.58, 1.46), (.67, 1.51), (.61, 1.56))):
        lathe(np.stack([np.maximum(.042 * np.cos(t), .0005), .042 * np.sin(t)], 1), mat(None, rough=.5, color=['#e0912f', '#d9a13a', '#c97b27'][i], spec=.35), (x, y, .80), n=30)
    pot('talha', (-1.62, .95, 0), 'clay', .9, 3)
    sandal((-.52, -.62, .016), 70, strap='#2f5d57')
    sandal((-.50, -.76, .016), 92, strap='#2f5d57', side=-1)
    return dict(made, gobo=[panes((-2.2, -.05, -1.6, 1.35), (.06, 2.2, -1.6, 1.35), blur=.014)])


def s_in_vao_livre():
    """Consolação: a room to read in, a long chair before concrete."""
    cam = (-.15, -4.0, 1.75)
    floor('cement', -5, 5, -6, 4)
    back_wall(1.9, -5, 5, 3.6, mat('concrete', 2.9, .75, .010, spec=.25, bright=1.36, tint=(1.0, 1.0, 1.0)))
    cloth('tapete-vao-livre', (.0, -.35, 0), 0, cam, seed=6)
    chaise((.60, 1.20, 0), 72, 'freijo', roll=mat('boucle', .24, .97, .004, spec=.05, sheen=.5, tint=(.62, .20, .14)))
    books((-.66, 1.34, 0), 5, 10, 2)
    cup((-.50, 1.18, 0), 'clay_white', 1.1)
    light((.80, .28, -.53), color=NOON)
    camera(cam, (.0, .12, .48), 42, level=False)
    return dict(size=SQUARE, **{**PRINT, 'anchor': (0, .4, 0), 'ev': .20}, gobo=[panes((-2.8, -1.58, -1.5, 2.0), (-1.5, -.06, -1.5, 2.0), (.02, 1.4, -1.5, 2.0), blur=.016)])


def s_over_losango():
    made = over('tapete-losango', 'cement_pale', -14, 4.6, d=(.70, -.34, -.60), color=AFTERNOON)
    stool((1.28, .75, 0), 'jacaranda', 1.0)
    pot('bilha', (-1.30, .95, 0), 'clay', 1.0, 3)
    pot('cuia', (-1.30, .45, 0), 'clay_dark', .8, 4)
    basket((1.34, -.98, 0), 1.05)
    return dict(made, gobo=[panes((-1.9, -.70, -1.9, 1.9), (-.55, .60, -1.9, 1.9), (.75, 1.9, -1.9, 1.9), blur=.016)])


def s_in_contemporary():
    """República: a sofa on an arc before a pale wall."""
    cam = (-.1, -3.9, 1.9)
    floor('stone', -5, 5, -6, 4)
    back_wall(2.2, -5, 5, 3.6, white_wall(1.06))
    box((10, .024, .16), (0, 2.188, .08), mat(None, rough=.5, color='#e8e5dd', spec=.35), .005)
    cloth('tapete-contemporary', (.0, -.30, 0), 6, cam, seed=6, size=(2.5, 3.5))
    curved_sofa((.42, 1.50, 0), -4, mat('boucle', .34, .97, .008, spec=.08, sheen=.4, tint=(.55, .62, .52)), 54)
    mushroom((-.98, 1.18, 0), .24, .44)
    pot('bilha', (-.98, 1.18, .44), 'clay_white', .55, 5)
    branch((-.98, 1.18, .70), .6, 9, 6)
    light((.76, .32, -.57), color=MORNING)
    camera(cam, (.0, .1, .40), 42, level=False)
    return dict(size=SQUARE, **{**PRINT, 'anchor': (0, .3, 0)}, gobo=[panes((-2.7, -.75, -1.6, 2.4), (-.62, 1.5, -1.6, 2.4), blur=.018)])


# ------------------------------------------------------------------ a professional's project
def s_in_ryzi():
    """Curitiba: concrete, two round chairs, a sideboard."""
    cam = (.1, -5.1, 1.5)
    floor('cement_pale', -6, 6, -8, 4)
    back_wall(2.4, -6, 6, 4.2, mat('concrete', 2.9, .75, .010, spec=.25, bright=1.24, tint=(.99, 1.0, 1.03)))
    cloth('tapete-studio-ryzi', (.0, -.20, 0), 90, cam, size=(3.0, 4.0), seed=4, reach=5.6, per_m2=90000)
    sideboard((.75, 2.12, 0), 2.3)
    books((.10, 2.12, .62), 3, 6, 2)
    pot('bojo', (1.32, 2.12, .62), 'clay_white', .8, 2)
    pot('garrafa', (1.62, 2.16, .62), 'clay_dark', .8, 3)
    bowl((-1.22, .86, .013), 40, '#2c1d14', 'boucle_ochre')
    bowl((.10, 1.02, .013), -26, '#2c1d14', 'boucle_ochre')
    slabs((-.55, .30, .013), -12, .86, .46, .32, mat('stone', 1.1, .35, .0004, spec=.5, bright=1.1))
    cup((-.40, .28, .333), 'clay_white', 1.1)
    open_book((-.72, .32, .333), 12)
    pot('cilindro', (-2.45, 1.75, 0), 'clay', 1.15, 6)
    monstera((-2.45, 1.75, .42), 1.35, 12, 12, 1.05)
    light((.76, .30, -.57), color=MORNING)
    camera(cam, (.0, .3, .70), 36)
    return dict(size=WIDE, **{**PRINT, 'anchor': (0, .5, 0), 'ev': .26}, gobo=[panes((-2.4, -.55, -1.8, 2.9), (-.42, 1.5, -1.8, 2.9), blur=.02)])


# ------------------------------------------------------------------ the workshop, as scenes.py has it, without its palms
def still(name, **light):
    made = getattr(scenes, 's_det_' + name)()
    return {**made, 'wb': NEUTRAL['wb'], **light}


def s_still_fold():
    return still('fold', gobo=[panes((-2.0, -.02, -1.6, 1.6), (.03, 2.0, -1.6, 1.6), blur=.008)])


def s_still_cones():
    return still('cones', sat=.86, gobo=[panes((-1.6, -.16, -.9, .9), (-.11, 1.6, -.9, .9), blur=.010)])


def s_still_rolls():
    return still('rolls', gobo=[panes((-2.2, -.30, -1.6, 1.6), (-.25, 2.2, -1.6, 1.6), blur=.012)])


def s_still_poms():
    return still('poms', sat=.72, ev=.45, kf=1.4, ki=1.9, contrast=.4, gobo=None)


def s_still_warp():
    return still('warp', gobo=[panes((-2.2, -.10, -1.6, 1.8), (-.05, 2.2, -1.6, 1.8), blur=.012)])
