/** Tags of the Exif standard (CIPA DC-008). */
const EXIF_POINTER = 0x8769;
const FOCAL_LENGTH_35MM = 0xa405;
const SHORT = 3;

/** `null` when it lacks the tag or is truncated. */
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

/** `start`: TIFF header. */
function lensIn(data: DataView, start: number): number | null {
  if (start + 8 > data.byteLength) return null;
  const isLittle = data.getUint16(start) === 0x4949;
  const first = data.getUint32(start + 4, isLittle);
  const pointer = tagIn(data, start, first, EXIF_POINTER, isLittle);
  if (pointer === null) return null;
  const lens = tagIn(data, start, pointer, FOCAL_LENGTH_35MM, isLittle);
  return lens !== null && lens >= 8 && lens <= 300 ? lens : null;
}

/** Metadata before the picture is smaller. */
const MOST_BYTES = 256 * 1024;

/** Nothing of a file that cannot be read, such as one removed meanwhile: decoding it reports that. */
async function read(file: Blob, from: number, length: number): Promise<DataView> {
  const part = file.slice(from, from + Math.min(length, MOST_BYTES));
  return new DataView(await part.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

const nameAt = (data: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => data.getUint8(at + i)));

const JPEG_START = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF_HEADER_BYTES = 6;

function inJpeg(data: DataView): number | null {
  let at = 2;
  while (at + 10 <= data.byteLength) {
    const marker = data.getUint16(at);
    if (marker === START_OF_SCAN || (marker & 0xff00) !== 0xff00) return null;
    if (marker === APP1 && nameAt(data, at + 4) === "Exif") return lensIn(data, at + 4 + EXIF_HEADER_BYTES);
    at += 2 + data.getUint16(at + 2);
  }
  return null;
}

/** RIFF chunks are padded to even lengths. WebP has Exif behind the picture. */
async function inWebp(file: Blob): Promise<number | null> {
  for (let at = 12; at + 8 <= file.size; ) {
    const head = await read(file, at, 8);
    const length = head.getUint32(4, true);
    if (nameAt(head, 0) === "EXIF") {
      const data = await read(file, at + 8, length);
      const hasHeader = data.byteLength > EXIF_HEADER_BYTES && nameAt(data, 0) === "Exif";
      return lensIn(data, hasHeader ? EXIF_HEADER_BYTES : 0);
    }
    at += 8 + length + (length % 2);
  }
  return null;
}

type Box = { name: string; from: number; to: number };

/** The boxes between two places of an ISO base media file (ISO/IEC 14496-12); lengths of 64 bits occur only around pictures. */
function* boxesIn(data: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const length = data.getUint32(at);
    if (length < 8) return;
    yield { name: nameAt(data, at + 4), from: at + 8, to: Math.min(to, at + length) };
    at += length;
  }
}

/** Numbers of no bytes are 0. */
function reader(data: DataView, start: number) {
  let at = start;
  return (bytes: number): number => {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + data.getUint8(at + i);
    at += bytes;
    return value;
  };
}

/** Item number of Exif (`iinf`, ISO/IEC 14496-12 § 8.11.6). */
function exifItem(data: DataView, { from, to }: Box): number | null {
  const entries = from + 4 + (data.getUint8(from) === 0 ? 2 : 4);
  for (const entry of boxesIn(data, entries, to)) {
    const next = reader(data, entry.from);
    const version = next(1);
    next(3);
    if (version < 2) continue;
    const item = next(version === 2 ? 2 : 4);
    next(2);
    if (next(4) === 0x45786966) return item;
  }
  return null;
}

/** First extent of an item (`iloc`, § 8.11.3). */
function placeOfItem(data: DataView, { from }: Box, wanted: number): { from: number; length: number } | null {
  const next = reader(data, from);
  const version = next(1);
  next(3);
  const [sizes, more] = [next(1), next(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4];
  const indexBytes = version === 0 ? 0 : more & 15;
  const items = next(version < 2 ? 2 : 4);
  for (let i = 0; i < items; i++) {
    const item = next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseBytes);
    const extents = next(2);
    for (let extent = 0; extent < extents; extent++) {
      next(indexBytes);
      const place = { from: base + next(offsetBytes), length: next(lengthBytes) };
      if (item === wanted && method === 0) return place;
    }
  }
  return null;
}

/** HEIC and AVIF: the meta box locates Exif. */
async function inHeif(file: Blob, head: DataView): Promise<number | null> {
  const described = [...boxesIn(head, 0, head.byteLength)].find(({ name }) => name === "meta");
  if (!described) return null;
  const parts = [...boxesIn(head, described.from + 4, described.to)];
  const [items, places] = ["iinf", "iloc"].map((wanted) => parts.find(({ name }) => name === wanted));
  const item = items ? exifItem(head, items) : null;
  const place = places && item !== null ? placeOfItem(head, places, item) : null;
  if (!place) return null;
  const data = await read(file, place.from, place.length);
  return data.byteLength > 4 ? lensIn(data, 4 + data.getUint32(0)) : null;
}

/** 35 mm equivalent of the lens, from JPEG, HEIC, WebP or AVIF. Reads nothing else. */
export async function exifLens(file: Blob): Promise<number | null> {
  const head = await read(file, 0, MOST_BYTES);
  if (head.byteLength < 16) return null;
  try {
    if (head.getUint16(0) === JPEG_START) return inJpeg(head);
    if (nameAt(head, 0) === "RIFF" && nameAt(head, 8) === "WEBP") return await inWebp(file);
    if (nameAt(head, 4) === "ftyp") return await inHeif(file, head);
  } catch (error) {
    // A truncated file.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** The container's name for pictures coded as HEVC (ISO/IEC 23008-12, annex B); AVIF has another. */
const HEVC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** What iPhones write and most browsers cannot decode. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await read(file, 0, 12);
  return head.byteLength === 12 && nameAt(head, 4) === "ftyp" && HEVC_BRANDS.includes(nameAt(head, 8));
}

const PROJECTED = /GPano:ProjectionType\b/;

/** As written by cameras that join many pictures to one that bends (XMP properties GPano of Google's Photo Sphere). */
export async function isJoinedPanorama(file: Blob): Promise<boolean> {
  const head = await read(file, 0, MOST_BYTES);
  return PROJECTED.test(new TextDecoder("latin1").decode(head));
}
