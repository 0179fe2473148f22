import { type Box, boxesAt, innerBoxes } from "./boxes.ts";

export type Span = { from: number; to: number };
export type Track = { id: number; handler: string; box: Box; samples: Span[] };
/** traf; samples are offsets in the file. */
export type FragmentPart = { id: number; box: Box; samples: Span[] };

/** Flags of tfhd and trun (ISO 14496-12, 8.8.7 and 8.8.8). */
const HAS_BASE = 0x1;
const HAS_DESCRIPTION = 0x2;
const HAS_DURATION = 0x8;
const HAS_SIZE = 0x10;
const BASE_IS_FRAGMENT = 0x20000;
const RUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 };
const LONG = 4;

export const tracksOf = (bytes: Buffer, movie: Box): Track[] =>
  boxesAt(bytes, movie.content, movie.end, "trak").map((box) => {
    const [header] = boxesAt(bytes, box.content, box.end, "tkhd");
    const [handler] = boxesAt(bytes, box.content, box.end, "mdia/hdlr");
    const isLong = header && bytes.readUInt8(header.content) === 1;
    return {
      id: header ? bytes.readUInt32BE(header.content + (isLong ? 20 : 12)) : 0,
      handler: handler ? bytes.toString("latin1", handler.content + 8, handler.content + 12) : "",
      box,
      samples: samplesOf(bytes, box),
    };
  });

function samplesOf(bytes: Buffer, track: Box): Span[] {
  const table = (name: string) => boxesAt(bytes, track.content, track.end, `mdia/minf/stbl/${name}`)[0];
  const [sizes, runs, short, long] = [table("stsz"), table("stsc"), table("stco"), table("co64")];
  const places = short ?? long;
  if (!sizes || !runs || !places) return [];
  const rows = (box: Box, head: number, width: number): number[] => {
    const count = bytes.readUInt32BE(box.content + head - LONG);
    const most = Math.max(0, Math.floor((box.end - box.content - head) / width));
    return Array.from({ length: Math.min(count, most) }, (_, index) => box.content + head + index * width);
  };
  const starts = rows(places, 8, short ? LONG : 2 * LONG).map((at) =>
    short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at)),
  );
  const same = bytes.readUInt32BE(sizes.content + LONG);
  const own = same === 0 ? rows(sizes, 12, LONG).map((at) => bytes.readUInt32BE(at)) : [];
  const perChunk = rows(runs, 8, 12).map(
    (at) => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + LONG)] as const,
  );
  let sample = 0;
  return starts.map((from, index) => {
    const count = perChunk.findLast(([first]) => first <= index + 1)?.[1] ?? 0;
    const taken = same > 0 ? same * count : sum(own.slice(sample, sample + count));
    sample += count;
    return { from, to: from + taken };
  });
}

/** Default sample sizes, by track id. */
export const usualSizes = (bytes: Buffer, movie: Box): Map<number, number> =>
  new Map(
    boxesAt(bytes, movie.content, movie.end, "mvex/trex").map(({ content }) => [
      bytes.readUInt32BE(content + 4),
      bytes.readUInt32BE(content + 16),
    ]),
  );

export function partsOfFragment(bytes: Buffer, start: number, usual: Map<number, number>): FragmentPart[] {
  const [fragment] = innerBoxes(bytes, 0, bytes.length);
  if (!fragment) return [];
  let base = start;
  return boxesAt(bytes, fragment.content, fragment.end, "traf").map((box) => {
    const [head] = boxesAt(bytes, box.content, box.end, "tfhd");
    if (!head) return { id: 0, box, samples: [] };
    const flags = bytes.readUInt32BE(head.content) & 0xffffff;
    const id = bytes.readUInt32BE(head.content + LONG);
    let at = head.content + 2 * LONG;
    if (flags & HAS_BASE) base = Number(bytes.readBigUInt64BE(at));
    else if (flags & BASE_IS_FRAGMENT) base = start;
    at +=
      (flags & HAS_BASE ? 8 : 0) + (flags & HAS_DESCRIPTION ? LONG : 0) + (flags & HAS_DURATION ? LONG : 0);
    const size = flags & HAS_SIZE ? bytes.readUInt32BE(at) : (usual.get(id) ?? 0);
    let next = base;
    const samples = boxesAt(bytes, box.content, box.end, "trun").map((run) => {
      const span = spanOfRun(bytes, run, base, next, size);
      next = span.to;
      return span;
    });
    // The next track's data follows this one's, unless it says where it is.
    base = next;
    return { id, box, samples };
  });
}

function spanOfRun(bytes: Buffer, { content, end }: Box, base: number, next: number, size: number): Span {
  const flags = bytes.readUInt32BE(content) & 0xffffff;
  const count = bytes.readUInt32BE(content + LONG);
  const from = flags & RUN.offset ? base + bytes.readInt32BE(content + 2 * LONG) : next;
  if (!(flags & RUN.size)) return { from, to: from + count * size };
  const before = content + 2 * LONG + (flags & RUN.offset ? LONG : 0) + (flags & RUN.firstFlags ? LONG : 0);
  const width = [RUN.duration, RUN.size, RUN.flags, RUN.time].filter((field) => flags & field).length * LONG;
  const first = before + (flags & RUN.duration ? LONG : 0);
  let to = from;
  for (let at = first; at + LONG <= end && at < first + count * width; at += width)
    to += bytes.readUInt32BE(at);
  return { from, to };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
