import { type FileHandle, open } from "node:fs/promises";
import { type Box, boxesAt, innerBoxes, topLevelBoxes } from "./boxes.ts";

/** Where films keep notes about themselves, in the whole file, in the movie and in a track (ISO 14496-12, QuickTime). */
const NOTES = ["udta", "meta", "uuid"];
/** QuickTime's and 3GPP's boxes of a place, the keys of phones, and the words of XMP. */
const PLACE = /\u00a9xyz|loci|location|iso6709|gps/i;
/** Tracks of measurements beside the picture: position, speed and movement, many times a second. */
const MEASUREMENTS = ["meta", "camm"];
/** A box of this type is skipped by whoever reads the file. */
const SKIPPED = Buffer.from("free", "latin1");
const MAX_NOTES_BYTES = 16 * 1024 * 1024;

/**
 * Blanks where a film was taken, in the file itself: its length and what is seen and heard stay. Notes that name a
 * place go as a whole, and so do tracks of measurements with their samples. Answers whether there was anything.
 * @throws RefusedFile when the boxes are damaged.
 */
export async function blankFilmLocation(path: string): Promise<boolean> {
  await using file = await open(path, "r+");
  const { size } = await file.stat();
  let found = false;
  for (const box of await topLevelBoxes(file, size)) {
    if (box.end - box.start > MAX_NOTES_BYTES || ![...NOTES, "moov"].includes(box.type)) continue;
    const bytes = Buffer.alloc(box.end - box.start);
    await file.read(bytes, 0, bytes.length, box.start);
    const inFile = { ...box, start: 0, content: box.content - box.start, end: bytes.length };
    const isBlanked = box.type === "moov" ? await blankMovie(file, bytes, size) : blankNotes(bytes, inFile);
    if (!isBlanked) continue;
    await file.write(bytes, 0, bytes.length, box.start);
    found = true;
  }
  return found;
}

async function blankMovie(file: FileHandle, bytes: Buffer, fileBytes: number): Promise<boolean> {
  const [movie] = innerBoxes(bytes, 0, bytes.length);
  if (!movie) return false;
  let found = false;
  for (const part of innerBoxes(bytes, movie.content, movie.end)) {
    if (NOTES.includes(part.type) && blankNotes(bytes, part)) found = true;
    if (part.type !== "trak") continue;
    if (isOfMeasurements(bytes, part)) {
      for (const { from, to } of samplesOf(bytes, part))
        if (to <= fileBytes) await file.write(Buffer.alloc(to - from), 0, to - from, from);
      blank(bytes, part);
      found = true;
      continue;
    }
    for (const inside of innerBoxes(bytes, part.content, part.end))
      if (NOTES.includes(inside.type) && blankNotes(bytes, inside)) found = true;
  }
  return found;
}

function blankNotes(bytes: Buffer, box: Box): boolean {
  if (!PLACE.test(bytes.toString("latin1", box.content, box.end))) return false;
  blank(bytes, box);
  return true;
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  SKIPPED.copy(bytes, start + 4);
  bytes.fill(0, content, end);
}

function isOfMeasurements(bytes: Buffer, track: Box): boolean {
  const [handler] = boxesAt(bytes, track.content, track.end, "mdia/hdlr");
  return (
    handler !== undefined &&
    MEASUREMENTS.includes(bytes.toString("latin1", handler.content + 8, handler.content + 12))
  );
}

/** Where a track's samples lie in the file, one span for each chunk. */
function samplesOf(bytes: Buffer, track: Box): { from: number; to: number }[] {
  const table = (name: string) => boxesAt(bytes, track.content, track.end, `mdia/minf/stbl/${name}`)[0];
  const [sizes, runs, short, long] = [table("stsz"), table("stsc"), table("stco"), table("co64")];
  const places = short ?? long;
  if (!sizes || !runs || !places) return [];
  const rows = (box: Box, head: number, width: number): number[] => {
    const count = bytes.readUInt32BE(box.content + head - 4);
    const most = Math.max(0, Math.floor((box.end - box.content - head) / width));
    return Array.from({ length: Math.min(count, most) }, (_, index) => box.content + head + index * width);
  };
  const starts = rows(places, 8, short ? 4 : 8).map((at) =>
    short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at)),
  );
  const same = bytes.readUInt32BE(sizes.content + 4);
  const own = same === 0 ? rows(sizes, 12, 4).map((at) => bytes.readUInt32BE(at)) : [];
  const perChunk = rows(runs, 8, 12).map(
    (at) => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)] as const,
  );
  let sample = 0;
  return starts.map((from, index) => {
    const count = perChunk.findLast(([first]) => first <= index + 1)?.[1] ?? 0;
    const taken = same > 0 ? same * count : sum(own.slice(sample, sample + count));
    sample += count;
    return { from, to: from + taken };
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
