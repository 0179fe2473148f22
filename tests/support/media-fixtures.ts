import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32, deflateSync } from "node:zlib";
import { BufferTarget, Conversion, FilePathSource, Input, MovOutputFormat, MP4, Output } from "mediabunny";
import sharp from "sharp";

/** Files for tests, valid and forged. */

/** A segment of JPEG counts its bytes in 16 bits. */
const MOST_IN_A_COMMENT = 60_000;

type Format = "jpeg" | "png" | "gif" | "webp" | "avif" | "tiff";

export async function picture(format: Format, width = 64, height = 48): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 60 + 60 * (at % 3) + 40 * Math.sin(at / 3 / width / 9);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A small picture in many bytes, as a comment of JPEG: long on its way, quick to encode. */
export async function heavyJpeg(width: number, height: number, comments = 3): Promise<Buffer> {
  const whole = await picture("jpeg", width, height);
  const comment = Buffer.alloc(MOST_IN_A_COMMENT + 2, "x");
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(MOST_IN_A_COMMENT, 2);
  return Buffer.concat([whole.subarray(0, 2), ...Array(comments).fill(comment), whole.subarray(2)]);
}

export async function transparentPicture(width = 700, height = 300): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

/** An uncompressed TIFF in either byte order, its directory before or behind the pixels. */
export function tiff({ isLittle = true, isLate = true, width = 64, height = 48 } = {}): Buffer {
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, at) => 40 + (at % 97)));
  const [short, long] = [3, 4];
  const directoryBytes = 2 + 10 * 12 + 4 + 6;
  const pixelsAt = isLate ? 8 : 8 + directoryBytes;
  const directoryAt = isLate ? 8 + pixels.length : 8;
  const depthsAt = directoryAt + directoryBytes - 6;
  // Tag, type, count, and value or offset.
  const entries: [number, number, number, number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, depthsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, pixels.length],
    [284, short, 1, 1],
  ];
  const view = new DataView(new ArrayBuffer(8 + pixels.length + directoryBytes));
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, directoryAt, isLittle);
  view.setUint16(directoryAt, entries.length, isLittle);
  entries.forEach(([tag, type, count, value], n) => {
    const at = directoryAt + 2 + n * 12;
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, count, isLittle);
    if (type === short && count === 1) view.setUint16(at + 8, value, isLittle);
    else view.setUint32(at + 8, value, isLittle);
  });
  for (const n of [0, 1, 2]) view.setUint16(depthsAt + 2 * n, 8, isLittle);
  const bytes = Buffer.from(view.buffer);
  pixels.copy(bytes, pixelsAt);
  return bytes;
}

/** Rotated, with orientation and GPS position in the metadata. */
export async function turnedPhotograph(): Promise<Buffer> {
  const exif = { IFD0: { Make: "Camera", Copyright: "Segredo" } };
  return sharp(await picture("jpeg", 1200, 600))
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Rotated, with a colour profile and GPS position in EXIF and XMP. */
export async function geotaggedPhotograph(format: Format): Promise<Buffer> {
  const gps = {
    GPSLatitudeRef: "S",
    GPSLatitude: "23/1 33/1 1/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "46/1 38/1 2/1",
  };
  const description = `<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="23,33.0167S"
    ><exif:GPSLongitude>46,38.0333W</exif:GPSLongitude></rdf:Description>`;
  return sharp(await picture(format === "gif" ? "png" : format, 120, 60))
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withExifMerge({ IFD0: { Make: "Camera" }, IFD3: gps })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      >${description}</rdf:RDF></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
}

export async function animation(frames = 3): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 80 * n, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A grey PNG of any size in few bytes: a decompression bomb. */
export function flatPng(
  width: number,
  height: number,
  bitDepth: 1 | 8 = 8,
  note?: { type: "zTXt" | "iCCP" | "iTXt"; bytes: number },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  const row = 1 + Math.ceil((width * bitDepth) / 8);
  const chunks = [
    chunk("IHDR", header),
    ...(note ? [packedNote(note)] : []),
    chunk("IDAT", deflateSync(Buffer.alloc(row * height))),
    chunk("IEND"),
  ];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function packedNote({ type, bytes }: { type: string; bytes: number }): Buffer {
  // iTXt: compression flag, method, language and translated keyword precede the text.
  const head = type === "iTXt" ? "note\0\x01\0\0\0" : "note\0\0";
  return chunk(type, Buffer.concat([Buffer.from(head, "latin1"), deflateSync(Buffer.alloc(bytes))]));
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const result = Buffer.alloc(named.length + 8);
  result.writeUInt32BE(content.length, 0);
  named.copy(result, 4);
  result.writeUInt32BE(crc32(named), named.length + 4);
  return result;
}

export function zipTail(): Buffer {
  const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(26), Buffer.from("a.js")]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46, 12);
  return Buffer.concat([local, Buffer.alloc(46), end]);
}

export function bmp(width = 4, height = 3): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height, 0x80);
  bytes.fill(0, 0, 54);
  bytes.write("BM", "latin1");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

export async function icon(): Promise<Buffer> {
  const png = await picture("png", 32, 32);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory[6] = 32;
  directory[7] = 32;
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(22, 18);
  return Buffer.concat([directory, png]);
}

export function drawing(inside = '<path d="M0 0h40v30z" fill="#a33"/>'): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>\n`,
  );
}

type FilmSizes = Partial<Record<"filmBytes" | "width" | "height", number>>;
type FilmOptions = FilmSizes & { indexFirst?: boolean; codec?: "avc1" | "hvc1" };

/** Boxes of an MP4 with one video track and random data: complete in structure only. */
export function film({
  indexFirst = true,
  filmBytes = 4000,
  width = 640,
  height = 360,
  codec = "avc1",
}: FilmOptions = {}): Buffer {
  const type = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41", "latin1"));
  const data = box("mdat", Buffer.alloc(filmBytes, 0x5a));
  const index = (offset: number) => {
    const movie = Buffer.alloc(100);
    movie.writeUInt32BE(1000, 12);
    movie.writeUInt32BE(2500, 16);
    const track = Buffer.alloc(84);
    track.writeInt32BE(0x10000, 40);
    track.writeUInt32BE(width * 0x10000, 76);
    track.writeUInt32BE(height * 0x10000, 80);
    const chunks = Buffer.alloc(12);
    chunks.writeUInt32BE(1, 4);
    chunks.writeUInt32BE(offset, 8);
    const coding = box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78)));
    const table = box("mdia", box("minf", box("stbl", coding, box("stco", chunks))));
    return box("moov", box("mvhd", movie), box("trak", box("tkhd", track), table));
  };
  const indexBytes = index(0).length;
  return indexFirst
    ? Buffer.concat([type, index(type.length + indexBytes + 8), data])
    : Buffer.concat([type, data, index(type.length + 8)]);
}

/** Position in `geotaggedFilm`, in the formats of telephones and of action cameras. */
export const FILM_PLACE = "-23.5505-046.6333";
const MEASURED = Buffer.from("GPS5 -23.5505 -46.6333 760.2", "latin1");

/** The same film in the container of telephones. */
export async function quicktimeFilm(path: string): Promise<Buffer> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const output = new Output({ format: new MovOutputFormat(), target: new BufferTarget() });
  await (await Conversion.init({ input, output })).execute();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

/** A film with its GPS position in user data, in metadata keys, and in a metadata track. */
export function geotaggedFilm(): Buffer {
  const type = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41", "latin1"));
  const plain = film();
  const movie = plain.subarray(type.length, plain.indexOf("mdat", 0, "latin1") - 4);
  const words = Buffer.from(`\0\x11\x15\xc7${FILM_PLACE}`, "latin1");
  const notes = box("udta", box("\u00a9xyz", words));
  const key = box("mdta", Buffer.from("com.apple.quicktime.location.ISO6709"));
  const keys = box("meta", box("keys", numbers(0, 1), key), box("ilst", Buffer.from(FILM_PLACE)));
  const index = (at: number) => {
    const handler = box("hdlr", numbers(0, 0), Buffer.from("meta"), Buffer.alloc(13));
    const tables = [
      box("stsz", numbers(0, 0, 2, 10, MEASURED.length - 10)),
      box("stsc", numbers(0, 1, 1, 2, 1)),
      box("stco", numbers(0, 1, at)),
    ];
    const measured = box("trak", box("mdia", handler, box("minf", box("stbl", ...tables))));
    const inside = movie.subarray(8);
    // The chunk offset changes with the size of the index.
    const parts = box("moov", inside, measured, notes, keys);
    const chunk = parts.indexOf("stco", 0, "latin1") + 12;
    parts.writeUInt32BE(at, chunk);
    return parts;
  };
  const at = type.length + index(0).length + 8;
  return Buffer.concat([type, index(at), box("mdat", MEASURED, Buffer.alloc(4000, 0x5a))]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** Two seconds made by ffmpeg, index at the end. */
export async function realFilm(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "urdume-film-"));
  const path = join(folder, "film.mp4");
  const source = ["-f", "lavfi", "-i", "testsrc2=size=480x360:rate=12:duration=2"];
  const output = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "10", "-pix_fmt", "yuv420p", path];
  await promisify(execFile)("ffmpeg", ["-loglevel", "error", "-nostdin", ...source, ...output]);
  return readFile(path).finally(() => rm(folder, { recursive: true }));
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, ...content]);
}
