import type { FloorMask } from "../../engine/room.ts";
import type { Rgb } from "../picture.ts";

/** Width, height, then two bits a pixel, each row as its difference from the row above, deflated, in base64. */
const HEADER_BYTES = 4;
const HALF = 128;

type Plane = Uint8Array<ArrayBuffer>;
type Size = { width: number; height: number };

/** A mask as text: floor that is seen, and floor that goes on behind what stands there. */
export async function packFloor(mask: FloorMask): Promise<string> {
  const { fineWidth: width, fineHeight: height, fine, farthest } = mask;
  const seen = fine.map((share) => (share >= HALF ? 1 : 0));
  const tops = Array.from({ length: width }, (_, x) => {
    const row = farthest[Math.floor(((x + 0.5) * mask.width) / width)] ?? mask.height;
    return Math.floor((row * height) / mask.height);
  });
  const ground = seen.map((_, i) => (Math.floor(i / width) >= (tops[i % width] ?? height) ? 1 : 0));
  const header = Uint8Array.of(width >> 8, width & 255, height >> 8, height & 255);
  const planes = [seen, ground].map((plane) => bytesOf(fromRowAbove(plane, width)));
  return base64Of(await through(new CompressionStream("deflate-raw"), header, ...planes));
}

/** As a picture of this size, with soft edges. */
export async function unpackFloor(packed: string, size: Size): Promise<Rgb> {
  const bytes = await through(new DecompressionStream("deflate-raw"), bytesOfBase64(packed));
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const from = { width: a * 256 + b, height: c * 256 + d };
  const most = from.width * from.height;
  const length = Math.ceil(most / 8);
  if (most === 0 || bytes.length !== HEADER_BYTES + 2 * length) throw new Error("No packed floor");
  const planeAt = (at: number) => toRows(bitsOf(bytes.subarray(at, at + length), most), from.width);
  const seen = softened(planeAt(HEADER_BYTES), from);
  const ground = planeAt(HEADER_BYTES + length);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const column = Math.floor(((x + 0.5) * from.width) / size.width);
      const i = Math.floor(((y + 0.5) * from.height) / size.height) * from.width + column;
      data[3 * (y * size.width + x)] = seen[i] ?? 0;
      data[3 * (y * size.width + x) + 1] = (ground[i] ?? 0) * 255;
    }
  return { ...size, data };
}

const fromRowAbove = (plane: Plane, width: number): Plane =>
  plane.map((bit, i) => bit ^ (i < width ? 0 : (plane[i - width] ?? 0)));

function toRows(differences: Plane, width: number): Plane {
  const plane = Uint8Array.from(differences);
  for (let i = width; i < plane.length; i++) plane[i] = (plane[i] ?? 0) ^ (plane[i - width] ?? 0);
  return plane;
}

const bytesOf = (bits: Plane): Plane =>
  Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    bits.subarray(8 * i, 8 * i + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  );

const bitsOf = (bytes: Plane, count: number): Plane =>
  Uint8Array.from({ length: count }, (_, i) => ((bytes[i >> 3] ?? 0) >> (i & 7)) & 1);

/** The mean of each pixel and its neighbours. */
function softened(plane: Plane, { width, height }: Size): Plane {
  const mean = (values: Plane, step: number, isEdge: (i: number, side: -1 | 1) => boolean) =>
    values.map((value, i) => {
      const before = isEdge(i, -1) ? value : (values[i - step] ?? value);
      const after = isEdge(i, 1) ? value : (values[i + step] ?? value);
      return Math.round((before + value + after) / 3);
    });
  const whole = plane.map((bit) => bit * 255);
  const across = mean(whole, 1, (i, side) => i % width === (side < 0 ? 0 : width - 1));
  return mean(across, width, (i, side) => Math.floor(i / width) === (side < 0 ? 0 : height - 1));
}

async function through(
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
  ...parts: Plane[]
): Promise<Plane> {
  return new Uint8Array(await new Response(new Blob(parts).stream().pipeThrough(stream)).arrayBuffer());
}

const base64Of = (bytes: Plane): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

const bytesOfBase64 = (text: string): Plane =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
