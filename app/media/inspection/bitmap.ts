import { RefusedFile } from "./finding.ts";

type Size = { width: number; height: number; end: number };

export function readBmp(bytes: Buffer): Size {
  if (bytes.length < 54 || bytes.toString("latin1", 0, 2) !== "BM") throw new RefusedFile("damaged");
  const end = bytes.readUInt32LE(2);
  const width = Math.abs(bytes.readInt32LE(18));
  const height = Math.abs(bytes.readInt32LE(22));
  const rowBytes = Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4;
  const isPacked = bytes.readUInt32LE(30) === 1 || bytes.readUInt32LE(30) === 2;
  const needed = bytes.readUInt32LE(10) + (isPacked ? 0 : rowBytes * height);
  if (width === 0 || height === 0) throw new RefusedFile("damaged", "a side of no length");
  if (end > bytes.length || needed > bytes.length) throw new RefusedFile("cutShort");
  return { width, height, end: Math.max(end, needed) };
}

export function readIco(bytes: Buffer): Size {
  const count = bytes.length >= 6 ? bytes.readUInt16LE(4) : 0;
  if (
    count === 0 ||
    bytes.readUInt16LE(0) !== 0 ||
    bytes.readUInt16LE(2) !== 1 ||
    bytes.length < 6 + 16 * count
  )
    throw new RefusedFile("damaged", "no icon directory");
  const size: Size = { width: 0, height: 0, end: 0 };
  for (let at = 6; at < 6 + 16 * count; at += 16) {
    size.width = Math.max(size.width, bytes.readUInt8(at) || 256);
    size.height = Math.max(size.height, bytes.readUInt8(at + 1) || 256);
    size.end = Math.max(size.end, bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12));
  }
  if (size.end > bytes.length) throw new RefusedFile("cutShort", "a picture lies outside the file");
  return size;
}
