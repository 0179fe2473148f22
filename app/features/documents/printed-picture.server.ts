import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { openPicture } from "#app/media/delivery/open-picture.server.ts";
import { log } from "#app/platform/log.server.ts";
import { PAPER_WHITE } from "./pdf-document.ts";

/** Pixels: sharp in print, small enough for a mail. */
const LONGEST_EDGE = 1400;
const QUALITY = 82;

/** JPEG; null when unreadable, and the sheet has no picture then. */
export async function printedPicture(address: string): Promise<Buffer | null> {
  try {
    const picture = await openPicture(address);
    return picture && (await toPrint(await buffer(picture)));
  } catch (error) {
    log.error({ err: error, address }, "The picture could not be read for a document");
    return null;
  }
}

export function toPrint(
  bytes: Uint8Array,
  edge = LONGEST_EDGE,
  quality = QUALITY,
  ground = PAPER_WHITE,
): Promise<Buffer> {
  return sharp(bytes)
    .rotate()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace("srgb")
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
