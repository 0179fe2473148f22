"""A rug's detail: the middle of its view from above, at the full size of the source pictures' tools.

    python3 details.py FOLDER trama cobogo     writes FOLDER/detail-trama.jpg and so on, after derive.py's own textures

derive.py keeps the view from above in 2000 pixels, of which a detail is only 1333 wide.
"""
import os
import sys
import tempfile
import cv2
TOOLS = os.environ['URDUME_TOOLS']
sys.path.insert(0, TOOLS)

KEPT = "sc = 2000 / max(h, w)"
TOP, HEIGHT = .305, .375
WIDTH = 1680

folder, rugs = sys.argv[1], sys.argv[2:]
path = os.path.join(TOOLS, 'derive.py')
source = open(path).read()
assert KEPT in source
derive = {'__name__': 'derive', '__file__': path}
exec(compile(source.replace(KEPT, 'sc = 1').replace('IMWRITE_JPEG_QUALITY, 86', 'IMWRITE_JPEG_QUALITY, 97'), path, 'exec'), derive)
with tempfile.TemporaryDirectory() as whole:
    derive['OUT'] = whole
    for rug in rugs:
        derive['derive']('tapete-' + rug)
        top = cv2.imread(os.path.join(whole, 'tapete-' + rug, 'top.jpg'))
        y = round(TOP * top.shape[0])
        part = top[y:y + round(HEIGHT * top.shape[0])]
        small = cv2.resize(part, (WIDTH, round(WIDTH * part.shape[0] / part.shape[1])), interpolation=cv2.INTER_AREA)
        cv2.imwrite(os.path.join(folder, f'detail-{rug}.jpg'), small, [cv2.IMWRITE_JPEG_QUALITY, 92, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        print(rug, small.shape, flush=True)
