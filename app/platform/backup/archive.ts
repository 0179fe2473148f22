import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";
import {
  MANIFEST_NAME,
  type Manifest,
  type ManifestEntry,
  manifestSchema,
  type VerifiedManifest,
} from "./manifest.rules.ts";
import { RowSum } from "./row-sum.ts";

/** The archive's checksums do not match. Nothing of it was used. */
export class DamagedArchiveError extends Error {
  override name = "DamagedArchiveError";
}

/** A decompression bomb. Nothing of it was used. */
export class TooLargeArchiveError extends DamagedArchiveError {
  override name = "TooLargeArchiveError";
}

/** Texts compress well, but less than this. */
const MAX_EXPANSION = 200;
/** Smaller archives are not checked for their ratio. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

const ROWS = "database/";
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

export type ArchiveEntry = { header: Header; content: Readable };

export class ArchiveWriter {
  readonly entries: ManifestEntry[] = [];
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(path: string) {
    // Contains personal data.
    const target = createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });
    // Low level: pictures and films do not compress.
    this.#written = pipeline(this.#pack, createGzip({ level: 1 }), target);
    this.#written.catch(() => {});
  }

  async add(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash("sha256");
    const hashing = new Transform({
      transform(chunk, _encoding, next) {
        hash.update(chunk);
        next(null, chunk);
      },
    });
    await pipeline(content, hashing, this.#pack.entry({ name, size: bytes, mode: 0o600 }));
    this.entries.push({ name, bytes, sha256: hash.digest("hex") });
  }

  async addFile(name: string, path: string): Promise<void> {
    await this.add(name, (await stat(path)).size, createReadStream(path));
  }

  async finish(manifest: Omit<Manifest, "entries">): Promise<void> {
    const text = JSON.stringify({ ...manifest, entries: this.entries } satisfies Manifest, null, 1);
    this.#pack.entry({ name: MANIFEST_NAME, mode: 0o600 }, text);
    this.#pack.finalize();
    await this.#written;
  }

  abandon(): void {
    this.#pack.destroy();
  }
}

/** Reads an archive in order. Every entry's content has to be consumed or discarded. */
export async function readArchive(
  path: string,
  visit: (entry: ArchiveEntry) => Promise<void>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), atMost(maxBytes), entries);
  reading.catch(() => {});
  try {
    for await (const entry of entries) {
      const content = Readable.from(entry, { objectMode: false });
      await visit({ header: entry.header, content });
      content.resume();
    }
    await reading;
  } catch (error) {
    throw error instanceof DamagedArchiveError || !isFormatError(error)
      ? error
      : new DamagedArchiveError(`The archive cannot be read: ${(error as Error).message}`);
  }
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk, _encoding, next) {
      bytes += chunk.length;
      if (bytes > maxBytes) next(new TooLargeArchiveError("The archive unpacks to more than a backup would"));
      else next(null, chunk);
    },
  });
}

/** Compares every entry with the manifest: nothing changed, missing or added. */
export async function verifyArchive(path: string): Promise<VerifiedManifest> {
  const maxBytes = Math.max(HARMLESS_BYTES, (await stat(path)).size * MAX_EXPANSION);
  const found = new Map<string, ManifestEntry & { sum: string }>();
  let manifestText: string | undefined;
  const visit = async ({ header: { name, size = 0 }, content }: ArchiveEntry) => {
    if (name === MANIFEST_NAME && size > MAX_MANIFEST_BYTES)
      throw new TooLargeArchiveError("The archive's manifest is larger than any");
    if (name === MANIFEST_NAME) manifestText = await readText(content);
    else if (found.has(name)) throw new DamagedArchiveError(`${name} is in the archive twice`);
    else found.set(name, { name, ...(await digest(content, name.startsWith(ROWS))) });
  };
  await readArchive(path, visit, maxBytes);
  const manifest = parseManifest(manifestText);
  const entries = [...found.values()];
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = found.get(name);
    if (!entry) throw new DamagedArchiveError(`${name} is missing from the archive`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256)
      throw new DamagedArchiveError(`${name} is not as it was written: its checksum differs`);
    found.delete(name);
  }
  for (const name of found.keys()) throw new DamagedArchiveError(`${name} was added to the archive`);
  return { ...manifest, entries };
}

async function digest(content: AsyncIterable<Buffer>, isRows: boolean) {
  const hash = createHash("sha256");
  const rows = new RowSum();
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    if (isRows) rows.add(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest("hex");
  return { bytes, sha256, sum: isRows ? rows.toString() : sha256 };
}

function parseManifest(text: string | undefined): Manifest {
  if (text === undefined)
    throw new DamagedArchiveError("The archive has no manifest: it is no backup, or not whole");
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new DamagedArchiveError("The archive's manifest is not one that this version understands");
  }
}

/** Errors of gzip and tar, as opposed to a full disk. */
function isFormatError(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return (
    code.startsWith("Z_") ||
    code === "ERR_STREAM_PREMATURE_CLOSE" ||
    /tar|unexpected end|header/i.test(message)
  );
}
