import type { FileHandle } from "node:fs/promises";
import { RefusedFile } from "./finding.ts";

/** A box of the ISO base media format (MP4, AVIF). `end` is an offset in the file. */
export type Box = { type: string; start: number; content: number; end: number };

const TOP_LEVEL = new Set(
  "ftyp styp moov moof mdat free skip wide uuid mfra sidx ssix meta udta pdin prft emsg mdta idat".split(" "),
);

/** Reads headers only. */
export async function topLevelBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const header = Buffer.alloc(16);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    const box = readBox(header.subarray(0, bytesRead), 0, at, size);
    if (!TOP_LEVEL.has(box.type)) throw new RefusedFile(at === 0 ? "wrongType" : "hiddenContent", "no box");
    if (box.end > size) throw new RefusedFile("cutShort", `${box.type} ends outside the file`);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export function innerBoxes(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const box = readBox(bytes, at, at, end);
    if (box.end > end) throw new RefusedFile("damaged", `${box.type} is longer than what holds it`);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export function boxesAt(bytes: Buffer, start: number, end: number, path: string): Box[] {
  const [first, ...rest] = path.split("/");
  const found = innerBoxes(bytes, start, end).filter((box) => box.type === first);
  if (rest.length === 0) return found;
  return found.flatMap((box) => boxesAt(bytes, box.content, box.end, rest.join("/")));
}

/** `start`: offset in the file. */
export function readBox(bytes: Buffer, at: number, start: number, fileEnd: number): Box {
  if (at + 8 > bytes.length) throw new RefusedFile("cutShort", "box header is cut");
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString("latin1", at + 4, at + 8);
  if (short === 0) return { type, start, content: start + 8, end: fileEnd };
  if (short !== 1) return checked({ type, start, content: start + 8, end: start + short });
  if (at + 16 > bytes.length) throw new RefusedFile("cutShort", "box header is cut");
  return checked({ type, start, content: start + 16, end: start + Number(bytes.readBigUInt64BE(at + 8)) });
}

function checked(box: Box): Box {
  if (box.end < box.content) throw new RefusedFile("damaged", "box shorter than its header");
  return box;
}
