"""Render one place of places.py with the source pictures' tools.

    blender -b --factory-startup -P render_place.py -- up_premium [--draft]
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.environ['URDUME_TOOLS']
sys.path[:0] = [HERE, TOOLS]
import corners  # noqa: E402
import films  # noqa: E402
import interiors  # noqa: E402
import places  # noqa: E402
import projects  # noqa: E402
import rooms  # noqa: E402
import scenes  # noqa: E402
import workshop  # noqa: E402

made_before = scenes.build
# Of the source folder's own scenes, those that are shown across a whole window.
LARGER = {'det_poms': (2400, 1800), 'det_cones': (2400, 1600), 'showroom': (2400, 1500), 'landing': (3072, 1728), 'canto_golden_lines': (1536, 1920)}


def build(name):
    if name.startswith('corner_'):
        return corners.corner(name[7:].replace('_', '-'))
    own = next((m for m in (films, workshop, corners, places, projects, rooms, interiors) if hasattr(m, 's_' + name)), None)
    if own:
        return getattr(own, 's_' + name)()
    made = made_before(name)
    return {**made, 'size': LARGER.get(name, made['size'])}


scenes.build = build
runpy.run_path(os.path.join(TOOLS, 'render.py'), run_name='__main__')
