"""The main page's film, as one rendered set: film.py moves its light.

The returned settings are those of scenes.py in the source pictures' tools.
"""
from kit import *          # noqa: F401,F403
from props import *        # noqa: F401,F403
from places import DAY, NEUTRAL


def s_up_film():
    """Pacaembu, ten in the morning: white walls, tall windows, a low sofa on pale boards."""
    cam = (.55, -5.1, 1.42)
    h = 3.3
    floor(mat('freijo', 1.35, .50, .0018, spec=.35, offset=False, bright=1.12, tint=(.94, 1.0, 1.12)), -6, 7, -9, 6)
    wall = white_wall(1.24)
    white = mat(None, rough=.5, color='#eceae4', spec=.3)
    back_wall(2.7, -3.9, 7, h, wall, [rect(3.05, -.1, 4.35, 2.45)], thick=.26)
    back_wall(5.6, 1, 8, h, mat('sage', 2.6, .9, .003, spec=.15), thick=.2)
    side_wall(6.2, -9, 5.6, h, wall, (), thick=.2, inner=-1)
    box((6.9, .024, .14), (-.44, 2.69, .07), white, .005)
    op = [(-2.30, -.55, .06, 2.85), (-.10, 1.65, .06, 2.85)]
    side_wall(-3.3, -9, 2.7, h, wall, op, thick=.36)
    for o in op:
        french_window(-3.42, *o, cols=2, rows=3, bar=.034)
    box((11, 15, .2), (1.5, -1.7, h + .1), white, 0)
    window_fill(-3.55, op, 30)
    area((5.6, -1.2, 2.0), (-1, .25, -.15), 3.4, 2.4, 80, color=(.99, .99, 1.0))
    area((.8, -7.0, 2.3), (0, 1, -.08), 5.5, 2.6, 190, color=(.99, .99, 1.0))
    area((3.8, 4.2, 2.9), (-.1, .1, -1), 1.8, 1.6, 70, color=(1, .99, .97))
    sun((.80, .33, -.42), 8.4, .5, color=DAY)
    lay('tapete-contemporary', (.55, -.30, 0), 90, cam, size=(2.9, 4.3), seed=2, corner=(-1, 1, .30, .05), reach=5.4, per_m2=110000, hair=.0095, bright=1.04)
    sofa((1.35, 1.78, 0), 2.75, 0, 'linen_white', 'freijo', pillows=((-.90, 'boucle_ochre', 8), (.62, 'boucle_olive', -6)))
    throw((2.22, 2.02, 0), .62, 1.15, mat('boucle', .24, .97, .004, spec=.05, sheen=.5, tint=(.62, .26, .18)), 4, 5, drop=.30, top=.475)
    table_round((.42, .12, .015), .50, .30, 'freijo')
    open_book((.56, .06, .316), 18)
    cup((.20, .24, .316), 'clay_white', 1.1)
    butterfly((-1.72, .98, .0), 118)
    pot('cilindro', (-2.55, 2.12, 0), 'clay_white', 1.25, 6)
    monstera((-2.55, 2.12, .44), 1.25, 12, 12, 1.05)
    table_round((3.02, 1.95, 0), .21, .46, 'freijo')
    pot('bilha', (3.02, 1.95, .46), 'clay_white', .5, 4)
    branch((3.02, 1.95, .70), .62, 9, 6)
    camera(cam, (.42, 1.0, .88), 35)
    return dict(size=(3072, 1728), spp=6, soft_scale=.36, ind_scale=.20, ispp=30, anchor=(-1.3, 2.7, 1.2), ev=.30, span=13.0, **{**NEUTRAL, 'wb': (1.0, .998, 1.0)}, gobo=[
        ('palm', -1.75, .95, -.30, 2.4, .014, .55), ('palm', -1.7, .45, -.70, 2.2, .018, .50), ('palm', -4.75, -.15, -.42, 2.5, .015, .55), ('palm', -4.9, -.55, -.78, 2.3, .020, .5)])
