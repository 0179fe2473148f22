import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { log } from "#app/platform/log.server.ts";
import { projectFile } from "#app/platform/project-root.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PAPER_WHITE } from "./pdf-document.ts";

/** Pixels: sharp in print, small enough for a mail. */
const LONGEST_EDGE = 1400;
const QUALITY = 82;

/** JPEG; null when unreadable, and the sheet has no picture then. */
export async function printedPicture(address: string): Promise<Buffer | null> {
  try {
    const bytes = await readPicture(address);
    return bytes && (await toPrint(bytes));
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

async function readPicture(address: string): Promise<Uint8Array | null> {
  const [, place, ...rest] = decodeURI(address).split("/");
  if (place !== "files") return readFile(projectFile(`public${address}`));
  const [bucket = "", ...key] = rest;
  const found = await storage().open(bucket, key.join("/"));
  return found && buffer(found.stream);
}
