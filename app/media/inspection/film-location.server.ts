import { type FileHandle, open } from "node:fs/promises";
import { type Box, innerBoxes, topLevelBoxes } from "./boxes.ts";
import { partsOfFragment, type Span, type Track, tracksOf, usualSizes } from "./film-samples.ts";

/** Boxes with metadata in file, movie, track and fragment (ISO 14496-12, QuickTime). */
const NOTES = ["udta", "meta", "uuid", "emsg"];
/** Padding boxes, in which dashcams store positions. */
const UNUSED = ["free", "skip"];
const CAR_LIST = "gps ";
const CAR_BLOCK = Buffer.from("freeGPS ", "latin1");
/** Boxes of QuickTime and 3GPP, keys of phones, XMP. */
const PLACE = /\u00a9xyz|loci|location|iso6709|gps/i;
/** Metadata tracks: position, speed, movement. */
const MEASUREMENTS = ["meta", "camm", "gps "];
/** Subtitle tracks, in which drones write positions. */
const TEXTS = ["text", "sbtl", "subt"];
const PLACE_IN_WORDS =
  /gps|latitude|longitude|\bhome\s*\(|[-+]?\d{1,3}\.\d{4,}\s*[,;/ ]\s*[-+]?\d{1,3}\.\d{4,}/i;
const SKIPPED = Buffer.from("free", "latin1");
const MAX_NOTES_BYTES = 16 * 1024 * 1024;
const MAX_WORDS_BYTES = 1024 * 1024;

type Loaded = { box: Box; bytes: Buffer; isChanged: boolean };

/**
 * Blanks the location in the file; length, picture and sound stay. Metadata with a location is blanked as a
 * whole, as are metadata tracks and subtitles with coordinates, with their samples, also in fragments.
 * Returns whether there was any. @throws RefusedFile when the boxes are damaged.
 */
export async function blankFilmLocation(path: string): Promise<boolean> {
  await using file = await open(path, "r+");
  const { size } = await file.stat();
  const read: Loaded[] = [];
  for (const box of await topLevelBoxes(file, size)) {
    const isRead = [...NOTES, ...UNUSED, "moov", "moof"].includes(box.type);
    if (isRead && box.end - box.start <= MAX_NOTES_BYTES)
      read.push({ box, bytes: await bytesOf(file, { from: box.start, to: box.end }), isChanged: false });
  }
  for (const one of read)
    if (one.box.type !== "moov" && one.box.type !== "moof")
      one.isChanged = blankNotes(one.bytes, withinItself(one));
  const areSamplesBlanked = await blankTracks(file, size, read);
  for (const { box, bytes, isChanged } of read)
    if (isChanged) await file.write(bytes, 0, bytes.length, box.start);
  return areSamplesBlanked || read.some(({ isChanged }) => isChanged);
}

const withinItself = ({ box, bytes }: Loaded): Box => ({
  ...box,
  start: 0,
  content: box.content - box.start,
  end: bytes.length,
});

async function bytesOf(file: FileHandle, { from, to }: Span): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  await file.read(bytes, 0, bytes.length, from);
  return bytes;
}

async function blankTracks(file: FileHandle, fileBytes: number, read: Loaded[]): Promise<boolean> {
  const index = read.find(({ box }) => box.type === "moov");
  if (!index) return false;
  const movie = withinItself(index);
  const tracks = tracksOf(index.bytes, movie);
  const usual = usualSizes(index.bytes, movie);
  const fragments = read
    .filter(({ box }) => box.type === "moof")
    .map((loaded) => ({ loaded, parts: partsOfFragment(loaded.bytes, loaded.box.start, usual) }));
  let found = false;
  for (const track of tracks) {
    const parts = fragments.flatMap(({ loaded, parts }) =>
      parts.filter(({ id }) => id === track.id).map((part) => ({ loaded, part })),
    );
    const spans = [...track.samples, ...parts.flatMap(({ part }) => part.samples)].filter(
      ({ from, to }) => from >= 0 && from < to && to <= fileBytes,
    );
    if (!(await containsLocation(file, track, spans))) continue;
    for (const { from, to } of spans) await file.write(Buffer.alloc(to - from), 0, to - from, from);
    blank(index.bytes, track.box);
    index.isChanged = true;
    for (const { loaded, part } of parts) {
      blank(loaded.bytes, part.box);
      loaded.isChanged = true;
    }
    found = true;
  }
  for (const block of carBlocks(index.bytes, movie)) {
    const isOne = block.to <= fileBytes && CAR_BLOCK.equals((await bytesOf(file, block)).subarray(4, 12));
    if (!isOne) continue;
    await file.write(Buffer.alloc(block.to - block.from - 8), 0, block.to - block.from - 8, block.from + 8);
    found = true;
  }
  for (const loaded of [index, ...fragments.map(({ loaded }) => loaded)])
    if (blankNotesIn(loaded.bytes, withinItself(loaded))) loaded.isChanged = true;
  return found;
}

async function containsLocation(file: FileHandle, { handler }: Track, samples: Span[]): Promise<boolean> {
  if (MEASUREMENTS.includes(handler)) return true;
  if (!TEXTS.includes(handler)) return false;
  let left = MAX_WORDS_BYTES;
  for (const { from, to } of samples) {
    const end = Math.min(to, from + left);
    if (PLACE_IN_WORDS.test((await bytesOf(file, { from, to: end })).toString("latin1"))) return true;
    left -= end - from;
  }
  return false;
}

/** Where a dashcam's index places its positions. */
function carBlocks(bytes: Buffer, movie: Box): Span[] {
  const blocks: Span[] = [];
  for (const list of innerBoxes(bytes, movie.content, movie.end)) {
    if (list.type !== CAR_LIST) continue;
    for (let at = list.content + 8; at + 8 <= list.end; at += 8) {
      const from = bytes.readUInt32BE(at);
      const to = from + bytes.readUInt32BE(at + 4);
      if (to - from > 12 && to - from <= MAX_NOTES_BYTES) blocks.push({ from, to });
    }
  }
  return blocks;
}

function blankNotesIn(bytes: Buffer, holder: Box): boolean {
  let found = false;
  for (const part of innerBoxes(bytes, holder.content, holder.end)) {
    if (["trak", "traf"].includes(part.type)) found = blankNotesIn(bytes, part) || found;
    else if (part.type === CAR_LIST) found = blankBox(bytes, part) || found;
    else if ([...NOTES, ...UNUSED].includes(part.type)) found = blankNotes(bytes, part) || found;
  }
  return found;
}

function blankNotes(bytes: Buffer, box: Box): boolean {
  return PLACE.test(bytes.toString("latin1", box.content, box.end)) && blankBox(bytes, box);
}

function blankBox(bytes: Buffer, box: Box): true {
  blank(bytes, box);
  return true;
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  SKIPPED.copy(bytes, start + 4);
  bytes.fill(0, content, end);
}
