import { RefusedFile, type Structure } from "./finding.ts";

export function walkWebp(bytes: Buffer): Structure {
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  if (!isWebp) throw new RefusedFile("damaged", "no WebP signature");
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new RefusedFile("cutShort", "shorter than its header says");
  let frames = 0;
  let hasPicture = false;
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString("latin1", at, at + 4);
    if (name === "ANMF") frames += 1;
    if (name === "VP8 " || name === "VP8L" || name === "ANMF") hasPicture = true;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
    if (at > end + 1) throw new RefusedFile("damaged", "chunk longer than its file");
  }
  if (!hasPicture) throw new RefusedFile("damaged", "no picture inside");
  return { end: end + (end % 2), frames: Math.max(1, frames) };
}
