import { crc32 } from "node:zlib";
import { unpackedNote } from "./png.ts";

const FIRST_CHUNK = 8;
const TEXTS = ["tEXt", "zTXt", "iTXt"];
/** As ImageMagick keeps EXIF and XMP: a name and a length, each in a line, and hexadecimal digits. */
const RAW_PROFILE = /^Raw profile type [^\0]*\0\s*[^\n]*\n\s*\d+\n([0-9a-f\s]*)$/i;
const KEYWORD_END = "\0";
const NOTHING = Buffer.from("Comment\0", "latin1");
const BLANK = 0x20;

/** Texts that are compressed or written in digits, emptied where they name a place. Returns whether there were any. */
export function blankPngTexts(bytes: Buffer, namesPlace: (text: Buffer) => boolean): boolean {
  let found = false;
  for (const { type, data } of chunksOf(bytes)) {
    const name = type.toString("latin1");
    if (!TEXTS.includes(name) || data.length < NOTHING.length || !isPlace(name, data, namesPlace)) continue;
    type.write("tEXt", "latin1");
    data.fill(BLANK);
    NOTHING.copy(data);
    found = true;
  }
  return found;
}

function isPlace(name: string, data: Buffer, namesPlace: (text: Buffer) => boolean): boolean {
  const text = name === "tEXt" ? null : unpackedNote(name, data);
  if (text && namesPlace(text)) return true;
  const keyword = data.toString("latin1", 0, data.indexOf(0));
  const written = text ? keyword + KEYWORD_END + text.toString("latin1") : data.toString("latin1");
  const [, digits] = RAW_PROFILE.exec(written) ?? [];
  return digits !== undefined && namesPlace(Buffer.from(digits.replace(/\s+/g, ""), "hex"));
}

export function renewPngChecksums(bytes: Buffer): void {
  for (const { type, data, end } of chunksOf(bytes))
    if (/^(eXIf|iTXt|tEXt)$/.test(type.toString("latin1")))
      bytes.writeUInt32BE(crc32(data, crc32(type)), end);
}

/** Parts of `bytes`, not copies; `end`: where the checksum is. */
function* chunksOf(bytes: Buffer): Generator<{ type: Buffer; data: Buffer; end: number }> {
  for (let at = FIRST_CHUNK; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return;
    yield { type: bytes.subarray(at + 4, at + 8), data: bytes.subarray(at + 8, end), end };
  }
}
