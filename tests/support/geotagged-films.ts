import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { box, film } from "./media-fixtures.ts";

const DRONE = "F/2.8, SS 206.14, ISO 100, GPS (-46.6333, -23.5505, 15), D 24.20m";
export const CAR_PLACE = "-23.5505,-46.6333";
const MEASURED = Buffer.from("GPS5 -23.5505 -46.6333 760.2", "latin1");
const TRACK = 7;

const TYPE = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41", "latin1"));
const PICTURE = Buffer.alloc(4000, 0x5a);

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, 4 * index);
  return bytes;
};

const inside = () => {
  const plain = film();
  return plain.subarray(TYPE.length + 8, plain.indexOf("mdat", 0, "latin1") - 4);
};

const track = (handler: string, ...tables: Buffer[]): Buffer =>
  box(
    "trak",
    box("tkhd", numbers(0, 0, 0, TRACK), Buffer.alloc(68)),
    box(
      "mdia",
      box("hdlr", numbers(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box("minf", box("stbl", ...tables)),
    ),
  );

/** `parts` gets the offset of the data. */
function filmOf(data: Buffer, parts: (at: number) => Buffer[]): Buffer {
  const index = (at: number) => {
    const movie = box("moov", inside(), ...parts(at));
    movie.writeUInt32BE(at, movie.indexOf("stco", 0, "latin1") + 12);
    return movie;
  };
  const at = TYPE.length + index(0).length + 8;
  return Buffer.concat([TYPE, index(at), box("mdat", data, PICTURE)]);
}

export function subtitledFilm(words = DRONE): Buffer {
  const sample = Buffer.concat([Buffer.from([0, Buffer.byteLength(words)]), Buffer.from(words)]);
  return filmOf(sample, (at) => [
    track(
      "sbtl",
      box("stsz", numbers(0, sample.length, 1)),
      box("stsc", numbers(0, 1, 1, 1, 1)),
      box("stco", numbers(0, 1, at)),
    ),
  ]);
}

export function carFilm(): Buffer {
  const words = Buffer.from(`freeGPS ${CAR_PLACE}`.padEnd(60, "\0"), "latin1");
  const block = Buffer.concat([numbers(words.length + 4), words]);
  return filmOf(block, (at) => [box("gps ", numbers(0, 1, at, block.length))]);
}

export function fragmentedFilm(): Buffer {
  const movie = box(
    "moov",
    inside(),
    track("meta"),
    box("mvex", box("trex", numbers(0, TRACK, 1, 0, 14, 0))),
  );
  const fragment = (head: Buffer, run: (toData: number) => Buffer, ...notes: Buffer[]) => {
    const made = (toData: number) =>
      box("moof", box("mfhd", numbers(0, 1)), box("traf", head, run(toData)), ...notes);
    return Buffer.concat([made(made(0).length + 8), box("mdat", MEASURED, PICTURE)]);
  };
  // tfhd with sizes of its own, then default sizes for two samples of fourteen bytes.
  const first = fragment(box("tfhd", numbers(0x20000, TRACK)), (to) =>
    box("trun", numbers(0x201, 2, to, 10, MEASURED.length - 10)),
  );
  const place = box("udta", box("loci", Buffer.from("\0\0\0\0Higienópolis")));
  const second = fragment(box("tfhd", numbers(0, TRACK)), (to) => box("trun", numbers(0x1, 2, to)), place);
  return Buffer.concat([TYPE, movie, first, second]);
}

const ffmpeg = async (...args: string[]) =>
  (await promisify(execFile)("ffmpeg", ["-loglevel", "error", "-nostdin", "-y", ...args])).stdout;

/** Two seconds made by ffmpeg, with a position in the metadata and a drone's subtitles. */
export async function realGeotaggedFilm(isFragmented: boolean): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "urdume-film-"));
  const [words, path] = [join(folder, "words.srt"), join(folder, "film.mp4")];
  await writeFile(words, `1\n00:00:00,000 --> 00:00:02,000\n${DRONE}\n`);
  const source = ["-f", "lavfi", "-i", "testsrc2=size=320x240:rate=12:duration=2", "-i", words];
  const coded = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:s", "mov_text"];
  const placed = ["-metadata", "location=-23.5505-046.6333/"];
  const parts = isFragmented ? ["-movflags", "frag_keyframe+empty_moov+default_base_moof"] : [];
  await ffmpeg(...source, ...coded, ...placed, ...parts, path);
  return readFile(path).finally(() => rm(folder, { recursive: true }));
}

export const sumOfPictures = (path: string): Promise<string> =>
  ffmpeg("-i", path, "-map", "0:v", "-f", "md5", "-");
