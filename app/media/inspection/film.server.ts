import { open } from "node:fs/promises";
import { type Box, boxesAt, innerBoxes, topLevelBoxes } from "./boxes.ts";
import { type Finding, RefusedFile } from "./finding.ts";
import { refuseForeignContent } from "./foreign.ts";

/** Larger indexes belong to films of days. */
const MAX_INDEX_BYTES = 16 * 1024 * 1024;

/** Complete, with an index, and without foreign data. */
export async function inspectFilm(path: string): Promise<Finding> {
  await using file = await open(path);
  const { size } = await file.stat();
  const read = async (box: Box) => {
    const bytes = Buffer.alloc(box.end - box.start);
    await file.read(bytes, 0, bytes.length, box.start);
    return bytes;
  };
  const boxes = await topLevelBoxes(file, size);
  if (boxes[0]?.type !== "ftyp") throw new RefusedFile("wrongType");
  const index = boxes.find((box) => box.type === "moov");
  const media = boxes.find((box) => box.type === "mdat");
  if (!index || !media) throw new RefusedFile("cutShort", "no index or no film");
  for (const box of boxes) {
    if (box.type === "mdat") continue;
    if (box.end - box.start > MAX_INDEX_BYTES)
      throw new RefusedFile("hiddenContent", `${box.type} of an odd length`);
    refuseForeignContent(await read(box));
  }
  const movie = await read(index);
  const isFragmented = boxes.some((box) => box.type === "moof");
  if (!isFragmented) checkChunks(movie, size);
  return {
    type: "video/mp4",
    ...pictureSize(movie),
    isAnimated: true,
    durationSeconds: duration(movie),
    startsFast: isFragmented || index.start < media.start,
    ...(isHevc(movie) && { isHevc: true as const }),
  };
}

/** Sample entries of HEVC and of Dolby Vision over it (ISO 14496-15). */
const HEVC = ["hvc1", "hev1", "dvh1", "dvhe"];

const isHevc = (movie: Buffer): boolean =>
  boxesAt(movie, 8, movie.length, "trak/mdia/minf/stbl/stsd").some(({ content, end }) =>
    innerBoxes(movie, content + 8, end).some(({ type }) => HEVC.includes(type)),
  );

/** A truncated film has chunks beyond its end. */
function checkChunks(movie: Buffer, fileSize: number): void {
  const tables = boxesAt(movie, 8, movie.length, "trak/mdia/minf/stbl");
  if (tables.length === 0) throw new RefusedFile("damaged", "no track");
  for (const table of tables) {
    for (const box of boxesAt(movie, table.content, table.end, "stco")) {
      const count = Math.min(
        movie.readUInt32BE(box.content + 4),
        Math.floor((box.end - box.content - 8) / 4),
      );
      for (let n = 0; n < count; n++)
        if (movie.readUInt32BE(box.content + 8 + 4 * n) >= fileSize)
          throw new RefusedFile("cutShort", "chunk outside");
    }
  }
}

/** Of the largest track, rotated by its matrix. */
function pictureSize(movie: Buffer): { width: number; height: number } {
  let best = { width: 0, height: 0 };
  for (const { content } of boxesAt(movie, 8, movie.length, "trak/tkhd")) {
    const times = movie.readUInt8(content) === 1 ? 36 : 24;
    const matrix = content + times + 16;
    if (matrix + 44 > movie.length) throw new RefusedFile("damaged", "track header is cut");
    const width = movie.readUInt16BE(matrix + 36);
    const height = movie.readUInt16BE(matrix + 40);
    const isTurned = movie.readInt32BE(matrix) === 0 && movie.readInt32BE(matrix + 4) !== 0;
    if (width * height > best.width * best.height)
      best = isTurned ? { width: height, height: width } : { width, height };
  }
  if (best.width === 0) throw new RefusedFile("damaged", "no picture track");
  return best;
}

function duration(movie: Buffer): number {
  const [header] = boxesAt(movie, 8, movie.length, "mvhd");
  if (!header || header.content + 32 > header.end + 8) throw new RefusedFile("damaged", "no movie header");
  const isLong = movie.readUInt8(header.content) === 1;
  const scale = movie.readUInt32BE(header.content + (isLong ? 20 : 12));
  const units = isLong
    ? Number(movie.readBigUInt64BE(header.content + 24))
    : movie.readUInt32BE(header.content + 16);
  return scale > 0 ? Math.round((units / scale) * 100) / 100 : 0;
}
