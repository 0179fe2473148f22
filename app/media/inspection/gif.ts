import { MAX_PIXELS } from "../media.rules.ts";
import { RefusedFile, type Structure } from "./finding.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

export function walkGif(bytes: Buffer): Structure {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)))
    throw new RefusedFile("damaged", "no GIF signature");
  if (bytes.length < 14) throw new RefusedFile("cutShort");
  // Browsers allocate the logical screen, whatever the frames' size.
  if (bytes.readUInt16LE(6) * bytes.readUInt16LE(8) > MAX_PIXELS) throw new RefusedFile("tooManyPixels");
  let at = 13 + colourTableBytes(bytes.readUInt8(10));
  let frames = 0;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === TRAILER) return { end: at + 1, frames };
    if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else if (block === IMAGE && at + 10 < bytes.length) {
      frames += 1;
      at = afterSubBlocks(bytes, at + 10 + colourTableBytes(bytes.readUInt8(at + 9)) + 1);
    } else throw new RefusedFile("damaged", "no block where one is due");
  }
  throw new RefusedFile("cutShort", "no trailer");
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const length = bytes.readUInt8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
  throw new RefusedFile("cutShort", "blocks do not end");
}
