/** Independent GLB reader, written from the format and not from the writer. */
type Accessor = { bufferView: number; count: number; min?: number[]; max?: number[] };
type View = { byteOffset: number; byteLength: number };
type Document = {
  accessors: Accessor[];
  bufferViews: View[];
  images: { bufferView: number; mimeType: string }[];
};
type Vector = [number, number, number];

export function glbOf(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0, true) !== 0x46546c67 || view.getUint32(8, true) !== file.byteLength)
    throw new Error("This is no GLB, or not all of it");
  const textBytes = view.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + textBytes))) as Document;
  const binary = file.slice(28 + textBytes);
  const bytesOf = (place: number) => {
    const { byteOffset, byteLength } = document.bufferViews[place] as View;
    return binary.slice(byteOffset, byteOffset + byteLength);
  };
  const floats = (place: number, of: number) =>
    grouped([...new Float32Array(bytesOf(document.accessors[place]?.bufferView ?? 0).buffer)], of);
  const [positions, normals, places] = [floats(0, 3) as Vector[], floats(1, 3) as Vector[], floats(2, 2)];
  const indices = [...new Uint16Array(bytesOf(document.accessors[3]?.bufferView ?? 0).buffer)];
  const said = document.accessors[0] as Accessor;
  const [image] = document.images;
  return {
    vertices: positions.map((position, at) => ({ position, place: places[at] as number[] })),
    triangles: grouped(indices, 3).map((corners) => facingOf(corners, positions, normals)),
    box: boxOf(positions),
    saidBox: boxOf([said.min as Vector, said.max as Vector]),
    texture: { bytes: bytesOf(image?.bufferView ?? 0), type: image?.mimeType },
  };
}

const grouped = <T>(list: T[], by: number): T[][] =>
  Array.from({ length: list.length / by }, (_, at) => list.slice(at * by, at * by + by));

function boxOf(points: Vector[]) {
  const axis = (of: number) => points.map((point) => point[of] ?? 0);
  const min = [0, 1, 2].map((of) => Math.min(...axis(of)));
  const max = [0, 1, 2].map((of) => Math.max(...axis(of)));
  return { min, max, size: max.map((value, of) => value - (min[of] ?? 0)) };
}

/** Sum of normal · face direction, and its maximum. */
function facingOf(corners: number[], positions: Vector[], normals: Vector[]) {
  const [a, b, c] = corners.map((at) => positions[at]) as [Vector, Vector, Vector];
  const from = (end: Vector) => end.map((value, of) => value - (a[of] ?? 0)) as Vector;
  const [[x1, y1, z1], [x2, y2, z2]] = [from(b), from(c)];
  const face: Vector = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
  const said = normals[corners[0] ?? 0] as Vector;
  return {
    normal: face.reduce((sum, value, of) => sum + value * (said[of] ?? 0), 0),
    facing: Math.hypot(...face),
  };
}
