/** Tags of the Exif standard (CIPA DC-008). */
const EXIF_POINTER = 0x8769;
const FOCAL_LENGTH_35MM = 0xa405;
const SHORT = 3;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;

/** Looks through one directory of tags; `null` when it lacks the tag or lies outside the bytes. */
function tagIn(
  data: DataView,
  start: number,
  directory: number,
  tag: number,
  isLittle: boolean,
): number | null {
  const at = start + directory;
  if (at + 2 > data.byteLength) return null;
  const count = data.getUint16(at, isLittle);
  for (let i = 0; i < count; i++) {
    const entry = at + 2 + 12 * i;
    if (entry + 12 > data.byteLength) return null;
    if (data.getUint16(entry, isLittle) !== tag) continue;
    const isShort = data.getUint16(entry + 2, isLittle) === SHORT;
    return isShort ? data.getUint16(entry + 8, isLittle) : data.getUint32(entry + 8, isLittle);
  }
  return null;
}

function lensIn(data: DataView, start: number): number | null {
  if (start + 8 > data.byteLength) return null;
  const isLittle = data.getUint16(start) === 0x4949;
  const first = data.getUint32(start + 4, isLittle);
  const pointer = tagIn(data, start, first, EXIF_POINTER, isLittle);
  if (pointer === null) return null;
  const lens = tagIn(data, start, pointer, FOCAL_LENGTH_35MM, isLittle);
  return lens !== null && lens >= 8 && lens <= 300 ? lens : null;
}

/** The 35 mm equivalent of the lens from the first bytes of a JPEG file. Nothing else is read: no place, no time. */
export function lensOfFile(bytes: ArrayBuffer): number | null {
  const data = new DataView(bytes);
  if (data.byteLength < 4 || data.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 10 <= data.byteLength) {
    const marker = data.getUint16(at);
    if (marker === START_OF_SCAN || (marker & 0xff00) !== 0xff00) return null;
    const isExif = marker === APP1 && data.getUint32(at + 4) === 0x45786966;
    if (isExif) return lensIn(data, at + 10);
    at += 2 + data.getUint16(at + 2);
  }
  return null;
}
