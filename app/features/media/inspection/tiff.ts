import { RefusedFile, type Structure } from "./finding.ts";

const LITTLE_ENDIAN = "II*\0";
const BIG_ENDIAN = "MM\0*";
const HEADER_BYTES = 8;

/**
 * Whether these first bytes of a file begin a TIFF whose directory lies behind them: cameras and scanners write the
 * pixels first. Raw formats that share the header have their directory at the front, where their type is read from it.
 */
export function isTiffWithLateDirectory(start: Buffer): boolean {
  const offset = directoryOffset(start);
  return offset !== null && offset >= start.length;
}

/** TIFF: the header says where the directory is. The other parts may lie anywhere, so the end is the file's. */
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
