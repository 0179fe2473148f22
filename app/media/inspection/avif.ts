import { readBox } from "./boxes.ts";
import { RefusedFile, type Structure } from "./finding.ts";

const PARTS = new Set("ftyp meta mdat free skip moov".split(" "));

export function walkAvif(bytes: Buffer): Structure {
  let at = 0;
  let beginnings = 0;
  while (at + 8 <= bytes.length) {
    const box = readBox(bytes, at, at, bytes.length);
    if (box.type === "ftyp") beginnings += 1;
    if (!PARTS.has(box.type) || beginnings > 1)
      throw new RefusedFile("hiddenContent", "not a part of a picture");
    if (box.end > bytes.length) throw new RefusedFile("cutShort", `${box.type} ends outside the file`);
    at = box.end;
  }
  return { end: at, frames: 1 };
}
