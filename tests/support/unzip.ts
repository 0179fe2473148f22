import { crc32, inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** Reads a ZIP by its end record and central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expectSign(archive, end, END);
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    expectSign(archive, at, CENTRAL);
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameBytes);
    const content = contentAt(archive, at);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    found.set(name, content);
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error("The directory does not end where the archive does");
  return found;
}

function contentAt(archive: Buffer, entry: number): Buffer {
  const place = archive.readUInt32LE(entry + 42);
  expectSign(archive, place, LOCAL);
  const start = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
  const stored = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  return archive.readUInt16LE(entry + 10) === 0 ? stored : inflateRawSync(stored);
}

function expectSign(archive: Buffer, at: number, sign: number): void {
  if (archive.readUInt32LE(at) !== sign) throw new Error(`No such part of an archive at ${at}`);
}
