import { RefusedFile, type Structure } from "./finding.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Walks the chunks of a PNG from its header to its end chunk. */
export function walkPng(bytes: Buffer): Structure {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new RefusedFile("damaged", "no PNG signature");
  let at = 8;
  let frames = 1;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(name)) throw new RefusedFile("damaged", "no chunk where one is due");
    if (at === 8 && name !== "IHDR") throw new RefusedFile("damaged", "first chunk is not the header");
    if (name === "acTL" && at + 12 < bytes.length) frames = bytes.readUInt32BE(at + 8);
    at += 12 + length;
    if (name === "IEND" && at <= bytes.length) return { end: at, frames };
  }
  throw new RefusedFile("cutShort", "no end chunk");
}
