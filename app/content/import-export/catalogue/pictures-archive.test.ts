import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type ZippedFile, zipOf } from "#tests/support/zip.ts";
import { unpackPictures } from "./pictures-archive.server.ts";
import { MAX_PICTURES } from "./zip-thread.rules.ts";

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

/** An archive of one file that says how many bytes it has. */
function saying(name: string, content: Buffer, bytes: number): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(bytes, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
  const madeBy = Buffer.from([20, 0]);
  const listed = Buffer.concat([
    ...[Buffer.from("PK\x01\x02"), madeBy, common, Buffer.alloc(14), Buffer.from(name)],
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, listed, Buffer.from("PK\x05\x06"), end]);
}

async function picturesIn(archive: Buffer, wanted: string[] | null = null) {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  const path = join(folder, "a.zip");
  await writeFile(path, archive);
  const { signal } = new AbortController();
  return unpackPictures({ path, folder, wanted, signal, onProgress: () => {} }).finally(() =>
    rm(folder, { recursive: true }),
  );
}

const namesIn = async (archive: Buffer, wanted: string[] | null = null): Promise<string[]> =>
  (await picturesIn(archive, wanted)).map(({ name }) => name);

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

/** Not unpacked. */
const empty = (name: string): ZippedFile => ({ name, bytes: Buffer.alloc(0) });

test.each([
  ["that is none", async () => Buffer.from("no archive"), "unreadable"],
  ["with a name that leads out", () => zipOf([empty("../../fora.png")]), "unreadable"],
  ["with a name from the root", () => zipOf([empty("/etc/fora.png")]), "unreadable"],
  [
    "of more pictures than an archive may have",
    () => zipOf(Array.from({ length: MAX_PICTURES + 1 }, (_, n) => empty(`tapete-${n}.png`))),
    "tooMany",
  ],
  [
    "that would unpack to four gigabytes",
    async () => saying("tapete-grande.png", Buffer.from("x"), 4_200_000_000),
    "tooLarge",
  ],
])("an archive %s is refused", async (_, make, reason) => {
  await expect(picturesIn(await make())).rejects.toHaveProperty("reason", reason);
});

test("a file that is larger than its archive says is not unpacked further", async () => {
  const archive = saying("tapete-x.png", Buffer.alloc(50_000), 10);
  expect(await picturesIn(archive)).toEqual([{ name: "tapete-x.png", refusal: expect.any(String) }]);
});
