import { RefusedFile, type Structure } from "./finding.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;

export function walkJpeg(bytes: Buffer, start = 0): Structure {
  if (bytes[start] !== 0xff || bytes[start + 1] !== SOI)
    throw new RefusedFile("damaged", "no start of image");
  let at = start + 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new RefusedFile("damaged", "no marker where one is due");
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      const length = bytes.readUInt16BE(at + 2);
      if (marker === APP0) checkJfif(bytes, at, length);
      at += 2 + length;
      if (marker === SOS) at = endOfScan(bytes, at);
    }
    if (bytes[at] === 0xff && bytes[at + 1] === EOI) return { end: at + 2, frames: 1 };
  }
  throw new RefusedFile("cutShort", "no end of image");
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** In a scan 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (
    let at = bytes.indexOf(0xff, start);
    at !== -1 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RefusedFile("cutShort", "scan does not end");
}

/** The length follows from the thumbnail; a wrong one can hide script. */
function checkJfif(bytes: Buffer, at: number, length: number): void {
  if (bytes.toString("latin1", at + 4, at + 9) !== "JFIF\0" || at + 18 > bytes.length) return;
  const thumbnail = 3 * bytes.readUInt8(at + 16) * bytes.readUInt8(at + 17);
  if (length !== 16 + thumbnail) throw new RefusedFile("hiddenContent", "JFIF header of an odd length");
}

const [SAMSUNG_END, VIVO_END, ONEPLUS_END] = ["SEFT", "\xff\xff\xff\xff\x1b*9HWfu\x84\x93\xa2\xb1", "jxrs"];
/** With its length and a zero. */
const ONEPLUS_END_LENGTH = 8;

/**
 * End of a photograph without what telephones append to it, such as the film of a motion photo. Padding and
 * further pictures of the camera (gain map, preview) stay. `undefined` for anything else, which is foreign
 * data.
 */
export function endOfPhotograph(bytes: Buffer, end: number): number | undefined {
  let rest = end;
  while (rest < bytes.length) {
    const last = rest;
    while (rest < bytes.length && bytes[rest] === 0) rest += 1;
    // A film begins with the length of its first box, whose upper bytes are 0 like the padding.
    if (rest < bytes.length && holdsFilm(bytes, Math.max(last, rest - 3), rest)) return last;
    if (rest < bytes.length && (bytes[rest] !== 0xff || bytes[rest + 1] !== SOI))
      return endsWithCameraData(bytes) ? last : undefined;
    if (rest < bytes.length) rest = walkJpeg(bytes, rest).end;
  }
  return bytes.length;
}

/** Notes of a telephone's own gallery, with or without a film. */
function endsWithCameraData(bytes: Buffer): boolean {
  const end = bytes.toString("latin1", bytes.length - VIVO_END.length);
  if (end === VIVO_END || end.endsWith(SAMSUNG_END)) return true;
  return end.endsWith("\0") && end.startsWith(ONEPLUS_END, end.length - ONEPLUS_END_LENGTH);
}

const FILM_MARK = "ftyp";

function holdsFilm(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (bytes.toString("latin1", at + 4, at + 8) === FILM_MARK) return true;
  return false;
}
