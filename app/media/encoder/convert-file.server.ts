import { open, readFile, rename, writeFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { boxesAt, topLevelBoxes } from "../inspection/boxes.ts";
import { RefusedFile } from "../inspection/finding.ts";
import { convertedTypeOf } from "../inspection/inspect.server.ts";
import { CONVERTED, type ConvertedType, MAX_HEIC_PIXELS, type MediaType } from "../media.rules.ts";

const JPEG_QUALITY = 92;
/** A segment holds 64 KB; larger profiles are rare and of printers. */
const MAX_PROFILE_BYTES = 65_000;
const PROFILE_NAME = Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1");
/** Version and flags come before the dates of making and changing (ISO 14496-12). */
const DATED = ["moov/mvhd", "moov/trak/tkhd", "moov/trak/mdia/mdhd"];

/** Replaces a photo or film of a telephone by a JPEG or MP4 at the same path. False when it is something else. */
export async function convertFile(path: string, accepted: readonly MediaType[]): Promise<boolean> {
  const type = await convertedTypeOf(path);
  if (!type || !accepted.includes(CONVERTED[type].to)) return false;
  await CONVERSIONS[type](path).catch((error: Error) => {
    throw error instanceof RefusedFile ? error : new RefusedFile("damaged", error.message);
  });
  return true;
}

const CONVERSIONS: Record<ConvertedType, (path: string) => Promise<void>> = {
  "image/heic": photoToJpeg,
  "video/quicktime": filmToMp4,
};

/** Throws RefusedFile for what is too large to be unpacked. */
async function photoHeader(path: string): Promise<Metadata> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.width * header.height > MAX_HEIC_PIXELS) throw new RefusedFile("tooLargeHeic");
  return header;
}

/** Of what `convertFile` would replace, without unpacking it. False when it is something else. */
export async function inspectConvertible(path: string, accepted: readonly MediaType[]): Promise<boolean> {
  const type = await convertedTypeOf(path);
  if (!type || !accepted.includes(CONVERTED[type].to)) return false;
  if (type === "image/heic") await photoHeader(path);
  return true;
}

/** Upright, in the colours of its profile, without other metadata. sharp's own libheif lacks the patented codec. */
async function photoToJpeg(path: string): Promise<void> {
  const { icc } = await photoHeader(path);
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new RefusedFile("damaged", "no picture");
  const size = { width: image.get_width(), height: image.get_height() };
  if (size.width * size.height > MAX_HEIC_PIXELS) throw new RefusedFile("tooLargeHeic");
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  await new Promise<void>((resolve, reject) =>
    image.display({ data, ...size }, (shown) =>
      shown ? resolve() : reject(new RefusedFile("damaged", "cannot be decoded")),
    ),
  );
  const jpeg = await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  await writeFile(path, icc && icc.length < MAX_PROFILE_BYTES ? withProfile(jpeg, icc) : jpeg);
}

/** The pixels are in the profile's colours already, so it is only named (ICC.1, annex B.4). */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + PROFILE_NAME.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, PROFILE_NAME, profile, jpeg.subarray(2)]);
}

/** Picture and sound as they are, in another container, without metadata, the index in front. */
async function filmToMp4(path: string): Promise<void> {
  const { Conversion, FilePathSource, FilePathTarget, Input, Mp4OutputFormat, Output, QTFF } = await import(
    "mediabunny"
  );
  using input = new Input({ source: new FilePathSource(path), formats: [QTFF] });
  const [picture, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (picture?.codec !== "avc") throw new RefusedFile("filmCodec", picture?.codec ?? "no picture");
  const target = `${path}.mp4`;
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({
    ...{ input, output, tags: {} },
    video: (track) => ({ discard: track.id !== picture.id }),
    audio: (track) => ({ discard: track.id !== sound?.id || track.codec !== "aac" }),
  });
  if (!conversion.isValid) throw new RefusedFile("filmCodec", "cannot be repacked");
  await conversion.execute();
  await withoutDates(target);
  await rename(target, path);
}

/** The muxer writes when it ran, by which the same film would not be recognised when it is sent again. */
async function withoutDates(path: string): Promise<void> {
  await using file = await open(path, "r+");
  const index = (await topLevelBoxes(file, (await file.stat()).size)).find(({ type }) => type === "moov");
  if (!index) return;
  const bytes = Buffer.alloc(index.end - index.start);
  await file.read(bytes, 0, bytes.length, index.start);
  for (const name of DATED)
    for (const { content } of boxesAt(bytes, 0, bytes.length, name)) {
      const dateBytes = bytes[content] === 1 ? 8 : 4;
      bytes.fill(0, content + 4, content + 4 + 2 * dateBytes);
    }
  await file.write(bytes, 0, bytes.length, index.start);
}
