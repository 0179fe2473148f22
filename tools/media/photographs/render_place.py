"""Render one place of places.py with the source pictures' tools.

    blender -b --factory-startup -P render_place.py -- up_premium [--draft]
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.environ['URDUME_TOOLS']
sys.path[:0] = [HERE, TOOLS]
import places  # noqa: E402
import scenes  # noqa: E402
import workshop  # noqa: E402

scenes.build = lambda name: getattr(workshop if hasattr(workshop, 's_' + name) else places, 's_' + name)()
runpy.run_path(os.path.join(TOOLS, 'render.py'), run_name='__main__')
