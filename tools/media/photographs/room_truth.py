"""The truth of a sample room: where floor is seen (red), where it goes on behind furniture (green), and the camera.

    blender -b --factory-startup -P room_truth.py -- room_night FOLDER

writes FOLDER/night-floor.png and FOLDER/night.json: the camera in the simulator's terms, and, by Blender's own projection, the horizon
and the corners of a rug of 3 x 2 m on the floor, which the simulator's projection must find again.
"""
import json
import math
import os
import sys
import bpy
import cv2
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.environ['URDUME_TOOLS']]
import kit  # noqa: E402
import rooms  # noqa: E402

name, folder = sys.argv[sys.argv.index('--') + 1:][:2]
short = name.replace('room_', '')
sc = kit.reset()
cfg = getattr(rooms, 's_' + name)()
W, H = cfg['size']
sc.render.resolution_x, sc.render.resolution_y = W, H
sc.render.engine = 'CYCLES'
sc.cycles.use_denoising = False
sc.cycles.samples = 1
sc.cycles.max_bounces = 0
sc.cycles.pixel_filter_type = 'BOX'
sc.cycles.filter_width = .01
sc.view_settings.view_transform = 'Raw'
sc.render.image_settings.color_mode = 'BW'


def plain(value):
    m = bpy.data.materials.new('plain')
    m.use_nodes = True
    n = m.node_tree.nodes
    e = n.new('ShaderNodeEmission')
    e.inputs[0].default_value = (value, value, value, 1)
    m.node_tree.links.new(e.outputs[0], n['Material Output'].inputs[0])
    return m


white, black = plain(1), plain(0)
things = [o for o in sc.objects if o.type == 'MESH']
for o in things:
    is_floor = o.get('shell') and o.name.split('.')[0] in ('floor', 'tiles')
    for i in range(len(o.data.materials)):
        o.data.materials[i] = white if is_floor else black


def seen(path):
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)
    return cv2.imread(path, cv2.IMREAD_GRAYSCALE) > 127


found = [seen(os.path.join(folder, 'seen.png'))]
for o in things:
    o.hide_render = not o.get('shell')
found.append(seen(os.path.join(folder, 'whole.png')) | found[0])
picture = cv2.merge([found[0] * 0, found[1] * 255, found[0] * 255]).astype('uint8')
cv2.imwrite(os.path.join(folder, short + '-floor.png'), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9])

cam = sc.camera
bpy.context.view_layer.update()
m = cam.matrix_world
forward, up, right = -m.col[2].xyz, m.col[1].xyz, m.col[0].xyz
pixels = max(W, H) / cam.data.sensor_width * cam.data.lens
heading = math.atan2(forward.y, forward.x)


def at(p):
    v = world_to_camera_view(sc, cam, Vector(p))
    return [round(v.x * W, 3), round((1 - v.y) * H, 3)]


def floor_point(ahead, left):
    c, s = math.cos(heading), math.sin(heading)
    return cam.location.x + ahead * c - left * s, cam.location.y + ahead * s + left * c, 0


# Points far away, level with the camera, lie on the horizon.
far = [at(Vector(floor_point(1e6, left)) + Vector((0, 0, cam.location.z))) for left in (6e5, -6e5)]
slope = (far[1][1] - far[0][1]) / (far[1][0] - far[0][0])
rug = [(2.2, 1.5), (2.2, -1.5), (4.2, -1.5), (4.2, 1.5)]
json.dump({
    'width': W, 'height': H, 'focal': round(pixels, 3),
    'pitch': round(math.degrees(math.asin(forward.z)), 4),
    'roll': round(math.degrees(math.asin(right.z)), 4),
    'aboveFloor': round(cam.location.z, 4),
    'walls': [round((math.degrees(a - heading)) % 180, 3) for a in (0, math.pi / 2)],
    'horizon': [round(far[0][1] - slope * far[0][0], 3), round(far[0][1] + slope * (W - far[0][0]), 3)],
    'rug': [{'floor': list(p), 'picture': at(floor_point(*p))} for p in rug],
}, open(os.path.join(folder, short + '.json'), 'w'), indent=2)
