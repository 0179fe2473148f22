import type { Metres } from "../engine/units.ts";

export type RugBody = {
  name: string;
  width: Metres;
  length: Metres;
  pileHeight: Metres;
  /** `cut`: the picture's alpha is the outline. */
  outline: "rect" | "round" | "cut";
  texture: { bytes: Uint8Array<ArrayBuffer>; type: "image/jpeg" | "image/png" };
};

type Point = { x: Metres; z: Metres; outX: number; outZ: number };

/** Start and amount of the pile's bevel, in pile heights. */
const SHOULDER_FROM = 0.55;
const SHOULDER_IN = 0.45;
const ROUND_STEPS = 96;
/** Layers for rugs outlined by alpha. */
const SHEETS = 6;

/** Metres, y up; the picture's top is -z, its left -x. */
class Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly places: number[] = [];
  readonly indices: number[] = [];
  readonly #width: Metres;
  readonly #length: Metres;

  constructor(width: Metres, length: Metres) {
    this.#width = width;
    this.#length = length;
  }

  add(x: Metres, y: Metres, z: Metres, normal: readonly [number, number, number]): number {
    this.positions.push(x, y, z);
    this.normals.push(...normal);
    this.places.push(x / this.#width + 0.5, z / this.#length + 0.5);
    return this.positions.length / 3 - 1;
  }

  triangle(...corners: [number, number, number]): void {
    this.indices.push(...corners);
  }
}

/** The rug as a GLB file of true size, for augmented reality. */
export function rugGlb(body: RugBody): Uint8Array<ArrayBuffer> {
  const mesh = new Mesh(body.width, body.length);
  if (body.outline === "cut") stackSheets(mesh, body);
  else buildSlab(mesh, body);
  return written(mesh, body);
}

function stackSheets(mesh: Mesh, { width, length, pileHeight }: RugBody): void {
  const [x, z] = [width / 2, length / 2];
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const y = (sheet / (SHEETS - 1)) * pileHeight;
    const corner = (right: number, near: number) => mesh.add(right * x, y, near * z, [0, 1, 0]);
    const [a, b, c, d] = [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
    mesh.triangle(a, b, c);
    mesh.triangle(a, c, d);
  }
}

function buildSlab(mesh: Mesh, { width, length, pileHeight, outline }: RugBody): void {
  const inset = Math.min(pileHeight * SHOULDER_IN, width / 4, length / 4);
  const inner = (x: Metres, side: Metres) => x * (1 - (2 * inset) / side);
  const top = mesh.add(0, pileHeight, 0, [0, 1, 0]);
  const foot = mesh.add(0, 0, 0, [0, -1, 0]);
  for (const strip of outline === "round" ? roundStrips(width, length) : rectStrips(width, length)) {
    let before: number[] | null = null;
    for (const { x, z, outX, outZ } of strip) {
      const [insideX, insideZ] = [inner(x, width), inner(z, length)];
      const lean = Math.SQRT1_2;
      const now = [
        mesh.add(x, 0, z, [0, -1, 0]),
        mesh.add(x, 0, z, [outX, 0, outZ]),
        mesh.add(x, pileHeight * SHOULDER_FROM, z, [outX, 0, outZ]),
        mesh.add(insideX, pileHeight, insideZ, [outX * lean, lean, outZ * lean]),
        mesh.add(insideX, pileHeight, insideZ, [0, 1, 0]),
      ];
      if (before) joinRings(mesh, before, now, top, foot);
      before = now;
    }
  }
}

/** Counter-clockwise from above, so that normals point outwards. */
function joinRings(mesh: Mesh, before: number[], now: number[], top: number, foot: number): void {
  const at = (ring: number[], place: number) => ring[place] ?? 0;
  mesh.triangle(foot, at(now, 0), at(before, 0));
  for (const ring of [1, 2]) {
    mesh.triangle(at(before, ring), at(now, ring), at(now, ring + 1));
    mesh.triangle(at(before, ring), at(now, ring + 1), at(before, ring + 1));
  }
  mesh.triangle(top, at(before, 4), at(now, 4));
}

function rectStrips(width: Metres, length: Metres): Point[][] {
  const [x, z] = [width / 2, length / 2];
  const side = (outX: number, outZ: number, ...ends: [number, number][]) =>
    ends.map(([right, near]) => ({ x: right * x, z: near * z, outX, outZ }));
  return [
    side(0, 1, [-1, 1], [1, 1]),
    side(1, 0, [1, 1], [1, -1]),
    side(0, -1, [1, -1], [-1, -1]),
    side(-1, 0, [-1, -1], [-1, 1]),
  ];
}

function roundStrips(width: Metres, length: Metres): Point[][] {
  const strip = Array.from({ length: ROUND_STEPS + 1 }, (_, step) => {
    const angle = ((step % ROUND_STEPS) / ROUND_STEPS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [outX, outZ] = [cos / width, -sin / length];
    const reach = Math.hypot(outX, outZ);
    return { x: (cos * width) / 2, z: (-sin * length) / 2, outX: outX / reach, outZ: outZ / reach };
  });
  return [strip];
}

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;
const CLAMP_TO_EDGE = 33071;

function written(mesh: Mesh, { name, outline, texture }: RugBody): Uint8Array<ArrayBuffer> {
  const parts = [
    new Uint8Array(new Float32Array(mesh.positions).buffer),
    new Uint8Array(new Float32Array(mesh.normals).buffer),
    new Uint8Array(new Float32Array(mesh.places).buffer),
    new Uint8Array(new Uint16Array(mesh.indices).buffer),
    texture.bytes,
  ];
  const { views, bytes } = laidOut(parts);
  const count = mesh.positions.length / 3;
  const axis = (of: number) => mesh.positions.filter((_, at) => at % 3 === of).map(Math.fround);
  const reach = (pick: (...values: number[]) => number) => [0, 1, 2].map((of) => pick(...axis(of)));
  const document = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [
      { primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] },
    ],
    materials: [
      {
        pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 1 },
        ...(outline === "cut" && { alphaMode: "MASK", alphaCutoff: 0.5, doubleSided: true }),
      },
    ],
    textures: [{ source: 0, sampler: 0 }],
    images: [{ bufferView: 4, mimeType: texture.type }],
    samplers: [
      {
        magFilter: LINEAR,
        minFilter: LINEAR_MIPMAP_LINEAR,
        wrapS: CLAMP_TO_EDGE,
        wrapT: CLAMP_TO_EDGE,
      },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: FLOAT,
        count,
        type: "VEC3",
        min: reach(Math.min),
        max: reach(Math.max),
      },
      { bufferView: 1, componentType: FLOAT, count, type: "VEC3" },
      { bufferView: 2, componentType: FLOAT, count, type: "VEC2" },
      { bufferView: 3, componentType: UNSIGNED_SHORT, count: mesh.indices.length, type: "SCALAR" },
    ],
    bufferViews: views.map((view, place) => ({
      buffer: 0,
      ...view,
      ...(place < 3 ? { target: VERTICES } : place === 3 ? { target: INDICES } : {}),
    })),
    buffers: [{ byteLength: bytes.byteLength }],
  };
  return glb(document, bytes);
}

const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4;

function laidOut(parts: Uint8Array[]) {
  const views: { byteOffset: number; byteLength: number }[] = [];
  let end = 0;
  for (const { byteLength } of parts) {
    views.push({ byteOffset: end, byteLength });
    end = aligned(end + byteLength);
  }
  const bytes = new Uint8Array(end);
  for (const [place, part] of parts.entries()) bytes.set(part, views[place]?.byteOffset);
  return { views, bytes };
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

function glb(document: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const textBytes = aligned(text.byteLength);
  const file = new Uint8Array(12 + 8 + textBytes + 8 + bytes.byteLength);
  const view = new DataView(file.buffer);
  const words = [MAGIC, 2, file.byteLength, textBytes, JSON_CHUNK];
  for (const [place, word] of words.entries()) view.setUint32(place * 4, word, true);
  file.fill(0x20, 20, 20 + textBytes);
  file.set(text, 20);
  view.setUint32(20 + textBytes, bytes.byteLength, true);
  view.setUint32(24 + textBytes, BINARY_CHUNK, true);
  file.set(bytes, 28 + textBytes);
  return file;
}
