import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { type ZipFile, zipArchive } from "./zip-archive.ts";

async function* files(): AsyncGenerator<ZipFile> {
  yield { name: "dados.html", bytes: Buffer.from("<p>Olá</p>") };
  yield { name: "arquivos/croqui do salão.pdf", bytes: Buffer.from([0, 1, 2, 255]) };
}

/** Reads as programs do: the end, the directory that it points at, and the places that the directory points at. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [checksum, bytes, length] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const place = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(place)).toBe(0x04034b50);
    const start = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
    const content = archive.subarray(start, start + bytes);
    expect(crc32(content)).toBe(checksum);
    found.set(archive.toString("utf8", at + 46, at + 46 + length), content);
    at += 46 + length;
  }
  expect(at).toBe(end);
  return found;
}

test("an archive holds its files, names with accents included", async () => {
  const parts: Buffer[] = [];
  for await (const part of zipArchive(files(), new Date("2026-11-20T11:12:14Z"))) parts.push(part);
  const found = unpack(Buffer.concat(parts));
  expect([...found.keys()]).toEqual(["dados.html", "arquivos/croqui do salão.pdf"]);
  expect(found.get("dados.html")?.toString()).toBe("<p>Olá</p>");
  expect([...(found.get("arquivos/croqui do salão.pdf") ?? [])]).toEqual([0, 1, 2, 255]);
});
