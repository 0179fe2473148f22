import { RefusedFile, type Structure } from "./finding.ts";

const LITTLE_ENDIAN = "II*\0";
const BIG_ENDIAN = "MM\0*";
const HEADER_BYTES = 8;

/** Directory behind the pixels. Raw formats with the same header have it in front. */
export function isTiffWithLateDirectory(start: Buffer): boolean {
  const offset = directoryOffset(start);
  return offset !== null && offset >= start.length;
}

/** Parts may lie anywhere, so the end is that of the file. */
export function walkTiff(bytes: Buffer): Structure {
  const offset = directoryOffset(bytes);
  if (offset === null) throw new RefusedFile("damaged", "no TIFF header");
  if (offset + 2 > bytes.length) throw new RefusedFile("cutShort", "the directory lies outside the file");
  return { end: bytes.length, frames: 1 };
}

function directoryOffset(bytes: Buffer): number | null {
  if (bytes.length < HEADER_BYTES) return null;
  const order = bytes.toString("latin1", 0, 4);
  if (order === LITTLE_ENDIAN) return bytes.readUInt32LE(4);
  return order === BIG_ENDIAN ? bytes.readUInt32BE(4) : null;
}
