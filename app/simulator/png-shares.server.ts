import { promisify } from "node:util";
import { inflate } from "node:zlib";

const inflated = promisify(inflate);

const HEADER = 13;
const INDEXED = 3;
const SIGNATURE = 8;
const CHUNK_FRAME = 12;

/**
 * How often each colour of a palette-indexed PNG is in the picture, by its index; null for any other picture and for an
 * interlaced one, which no design program writes (PNG, third edition, chapters 7 to 11).
 */
async function countColours(bytes: Uint8Array): Promise<number[] | null> {
  if (bytes.length < SIGNATURE + CHUNK_FRAME + HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE; at + CHUNK_FRAME <= bytes.length; ) {
    const size = view.getUint32(at);
    const isPixels = String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === "IDAT";
    if (isPixels) parts.push(bytes.subarray(at + 8, at + 8 + size));
    at += size + CHUNK_FRAME;
  }
  const head = SIGNATURE + 8;
  const [width, height] = [view.getUint32(head), view.getUint32(head + 4)];
  const [depth, kind, interlace] = [bytes[head + 8] ?? 0, bytes[head + 9], bytes[head + 12]];
  if (kind !== INDEXED || interlace !== 0) return null;
  const row = Math.ceil((width * depth) / 8);
  const rows = await inflated(Buffer.concat(parts), { maxOutputLength: (row + 1) * height }).catch(
    () => null,
  );
  return rows?.length === (row + 1) * height ? count(rows, { width, row, depth }) : null;
}

type Layout = { width: number; row: number; depth: number };

function count(rows: Buffer, { width, row, depth }: Layout): number[] {
  const counts = new Array<number>(2 ** depth).fill(0);
  const mask = 2 ** depth - 1;
  let above: Uint8Array = new Uint8Array(row);
  for (let at = 0; at < rows.length; at += row + 1) {
    const line = rows.subarray(at + 1, at + 1 + row);
    restore(line, above, rows[at] ?? 0);
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      const index = ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    above = line;
  }
  return counts;
}

/** Undoes a row's filter in place; one byte a pixel. */
function restore(line: Uint8Array, above: Uint8Array, filter: number): void {
  if (filter === 0) return;
  for (let x = 0; x < line.length; x += 1) {
    const [left, up, corner] = [line[x - 1] ?? 0, above[x] ?? 0, x > 0 ? (above[x - 1] ?? 0) : 0];
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    line[x] = (line[x] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const at = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(at - left), Math.abs(at - up), Math.abs(at - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const WHOLE = 1000;

/** Thousandths of the area of all these colours. */
export async function sharesOf(bytes: Uint8Array, indexes: number[]): Promise<(number | null)[]> {
  const counts = (await countColours(bytes)) ?? [];
  const all = indexes.reduce((sum, index) => sum + (counts[index] ?? 0), 0);
  return indexes.map((index) => (all > 0 ? Math.round(((counts[index] ?? 0) / all) * WHOLE) : null));
}
