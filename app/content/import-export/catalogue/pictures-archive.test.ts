import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { zipOf } from "#tests/support/zip.ts";
import { unpackPictures } from "./pictures-archive.server.ts";

const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#8a6" } })
  .png()
  .toBuffer();

/** An archive with one picture, that does not say in which letters its name is written. */
async function archiveNaming(name: Buffer): Promise<Buffer> {
  const archive = await zipOf([{ name: "x".repeat(name.length), bytes: PNG }]);
  for (const [sign, flags, named] of [
    ["PK\u0003\u0004", 6, 30],
    ["PK\u0001\u0002", 8, 46],
  ] as const) {
    const at = archive.indexOf(sign, 0, "latin1");
    archive.writeUInt16LE(archive.readUInt16LE(at + flags) & ~0x800, at + flags);
    name.copy(archive, at + named);
  }
  return archive;
}

async function namesIn(archive: Buffer, wanted: string[] | null = null): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  const path = join(folder, "a.zip");
  await writeFile(path, archive);
  const { signal } = new AbortController();
  const pictures = await unpackPictures({ path, folder, wanted, signal, onProgress: () => {} }).finally(() =>
    rm(folder, { recursive: true }),
  );
  return pictures.map(({ name }) => name);
}

test("a Mac's archive names its pictures as the Mac does", async () => {
  const name = "fotos/São João.png".normalize("NFD");
  expect(await namesIn(await archiveNaming(Buffer.from(name)))).toEqual([name]);
});

test("an archive of Windows names its pictures as Windows does, and they are found by that name", async () => {
  const archive = await archiveNaming(Buffer.from("fotos\\S\u00c6o Jo\u00c6o \u0087.png", "latin1"));
  expect(await namesIn(archive)).toEqual(["fotos/São João ç.png"]);
  expect(await namesIn(archive, ["fotos/São João ç.png"])).toHaveLength(1);
});

test("a name that leads out is refused in whichever letters", async () => {
  const name = Buffer.from("../S\u00c6o.png", "latin1");
  await expect(namesIn(await archiveNaming(name))).rejects.toHaveProperty("reason", "unreadable");
});
