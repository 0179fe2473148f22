import type { MediaType } from "../media.rules.ts";
import { blankPngTexts, renewPngChecksums } from "./png-location.ts";

/** Types that may have GPS metadata. */
const NOTES_PLACES: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/tiff",
];

/** TIFF headers of EXIF in both byte orders (TIFF 6.0, section 2). */
const NOTES = [Buffer.from("II*\0", "latin1"), Buffer.from("MM\0*", "latin1")];
const GPS_POINTER = 0x8825;
const ENTRY_BYTES = 12;
/** Bytes by type (TIFF 6.0, section 2): byte, ascii, short, long, rational … */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const MAX_ENTRIES = 200;
const XMP_PLACE = /(exif:GPS\w+\s*=\s*)(["'])([^"']*)\2|(<exif:GPS\w+[^<>]*>)([^<]*)(?=<\/exif:GPS)/g;
const XMP_MARK = "exif:GPS";
const XMP_REACH = 1024;

/** Blanks GPS metadata in place; nothing else changes. Returns whether there was any. */
export function blankLocation(bytes: Buffer, type: MediaType): boolean {
  if (!NOTES_PLACES.includes(type)) return false;
  const found = [blankIn(bytes), type === "image/png" && blankPngTexts(bytes, blankIn)].includes(true);
  if (found && type === "image/png") renewPngChecksums(bytes);
  return found;
}

const blankIn = (bytes: Buffer): boolean =>
  [...NOTES.map((mark) => blankInNotes(bytes, mark)), blankInXmp(bytes)].includes(true);

function blankInNotes(bytes: Buffer, mark: Buffer): boolean {
  let found = false;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1))
    if (blankBlock(bytes.subarray(at), mark[0] === 0x49)) found = true;
  return found;
}

function blankBlock(block: Buffer, isLittleEndian: boolean): boolean {
  const short = (at: number) => (isLittleEndian ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const long = (at: number) => (isLittleEndian ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const entriesAt = (at: number): number[] => {
    if (at < 8 || at + 2 > block.length) return [];
    const count = short(at);
    if (count > MAX_ENTRIES || at + 2 + count * ENTRY_BYTES > block.length) return [];
    return Array.from({ length: count }, (_, index) => at + 2 + index * ENTRY_BYTES);
  };
  if (block.length < 8) return false;
  const pointer = entriesAt(long(4)).find((at) => short(at) === GPS_POINTER);
  if (pointer === undefined) return false;
  const entries = entriesAt(long(pointer + 8));
  for (const at of entries) {
    const size = (TYPE_BYTES[short(at + 2)] ?? 0) * long(at + 4);
    const value = size > 4 ? long(at + 8) : at + 8;
    if (value + size <= block.length) block.fill(0, value, value + size);
    block.fill(0, at, at + ENTRY_BYTES);
  }
  // An IFD with zero entries is still valid.
  if (entries.length > 0) block.fill(0, long(pointer + 8), long(pointer + 8) + 2);
  return entries.length > 0;
}

function blankInXmp(bytes: Buffer): boolean {
  let found = false;
  for (let at = bytes.indexOf(XMP_MARK); at !== -1; at = bytes.indexOf(XMP_MARK, at + XMP_MARK.length)) {
    const from = Math.max(0, at - 1);
    const text = bytes.toString("latin1", from, at + XMP_REACH);
    const blank = text.replace(
      XMP_PLACE,
      (_, name = "", quote = "", value = "", element = "", content = "") =>
        `${name}${quote}${element}${" ".repeat(value.length + content.length)}${quote}`,
    );
    if (blank === text) continue;
    bytes.write(blank, from, "latin1");
    found = true;
  }
  return found;
}
