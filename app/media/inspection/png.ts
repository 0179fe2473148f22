import { inflateSync } from "node:zlib";
import { RefusedFile, type Structure } from "./finding.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Compressed chunks, which could be decompression bombs. */
const PACKED_NOTES = ["zTXt", "iCCP", "iTXt"];
const MAX_NOTE_BYTES = 8 * 1024 * 1024;

export function walkPng(bytes: Buffer): Structure {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new RefusedFile("damaged", "no PNG signature");
  let at = 8;
  let frames = 1;
  let roomForNotes = MAX_NOTE_BYTES;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(name)) throw new RefusedFile("damaged", "no chunk where one is due");
    if (at === 8 && name !== "IHDR") throw new RefusedFile("damaged", "first chunk is not the header");
    if (name === "acTL" && at + 12 < bytes.length) frames = bytes.readUInt32BE(at + 8);
    if (PACKED_NOTES.includes(name))
      roomForNotes -= unpackedNote(name, bytes.subarray(at + 8, at + 8 + length), roomForNotes)?.length ?? 0;
    at += 12 + length;
    if (name === "IEND" && at <= bytes.length) return { end: at, frames };
  }
  throw new RefusedFile("cutShort", "no end chunk");
}

/** Null for a chunk that is not compressed, or cannot be read. @throws RefusedFile when it is larger than `room`. */
export function unpackedNote(name: string, note: Buffer, room = MAX_NOTE_BYTES): Buffer | null {
  const keyword = note.indexOf(0);
  if (keyword === -1) return null;
  const isPacked = name !== "iTXt" || note[keyword + 1] === 1;
  if (!isPacked) return null;
  // Behind the keyword of a text with a language: two flags, the language and the keyword in it.
  const texts = name === "iTXt" ? note.indexOf(0, note.indexOf(0, keyword + 3) + 1) + 1 : keyword + 2;
  try {
    return inflateSync(note.subarray(texts), { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw new RefusedFile("bomb");
    return null;
  }
}
