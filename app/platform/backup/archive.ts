import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, rm, stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";
import { ZodError } from "zod";
import { linesOf, TooLongLineError } from "./lines.ts";
import {
  ARCHIVE_FORMAT,
  LIST_NAME,
  type ListedEntry,
  listedEntry,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  type VerifiedEntry,
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

const NOT_UNDERSTOOD = "The archive's manifest is not one that this version understands";
const ROWS = "database/";
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
/** A key of a file has at most 512 bytes. */
const MAX_LISTED_LENGTH = 16 * 1024;
const LISTED_AT_ONCE_LENGTH = 64 * 1024;

export type ArchiveEntry = { header: Header; content: Readable };

/** Keeps the list of its entries in a file beside it until it is finished. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #list: string;
  #lines = "";

  constructor(path: string) {
    // Contains personal data.
    const target = createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });
    // Low level: pictures and films do not compress.
    this.#written = pipeline(this.#pack, createGzip({ level: 1 }), target);
    this.#written.catch(() => {});
    this.#list = `${path}.entries`;
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
    const listed: ListedEntry = { name, bytes, sha256: hash.digest("hex") };
    this.#lines += `${JSON.stringify(listed)}\n`;
    if (this.#lines.length > LISTED_AT_ONCE_LENGTH) await this.#writeLines();
  }

  async addFile(name: string, path: string): Promise<void> {
    await this.add(name, (await stat(path)).size, createReadStream(path));
  }

  async finish(contents: Manifest): Promise<void> {
    await this.#writeLines();
    const { size } = await stat(this.#list);
    await pipeline(createReadStream(this.#list), this.#pack.entry({ name: LIST_NAME, size, mode: 0o600 }));
    await rm(this.#list);
    const text = JSON.stringify({ format: ARCHIVE_FORMAT, ...contents }, null, 1);
    this.#pack.entry({ name: MANIFEST_NAME, mode: 0o600 }, text);
    this.#pack.finalize();
    await this.#written;
  }

  abandon(): void {
    this.#pack.destroy();
  }

  async #writeLines(): Promise<void> {
    await appendFile(this.#list, this.#lines, { mode: 0o600 });
    this.#lines = "";
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

/** Compares every entry with the list of them: nothing changed, missing or added. */
export async function verifyArchive(path: string): Promise<VerifiedManifest> {
  const maxBytes = Math.max(HARMLESS_BYTES, (await stat(path)).size * MAX_EXPANSION);
  const found = new Map<string, VerifiedEntry>();
  const entries = new Map<string, VerifiedEntry>();
  let manifestText: string | undefined;
  const check = ({ name, bytes, sha256 }: ListedEntry) => {
    const entry = found.get(name);
    if (!entry) throw new DamagedArchiveError(`${name} is missing from the archive`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256)
      throw new DamagedArchiveError(`${name} is not as it was written: its checksum differs`);
    found.delete(name);
    entries.set(name, entry);
  };
  const visit = async ({ header: { name, size = 0 }, content }: ArchiveEntry) => {
    if (name === MANIFEST_NAME && size > MAX_MANIFEST_BYTES)
      throw new TooLargeArchiveError("The archive's manifest is larger than any");
    if (name === MANIFEST_NAME) manifestText = await readText(content);
    else if (name === LIST_NAME) for await (const listed of readList(content)) check(listed);
    else if (found.has(name) || entries.has(name))
      throw new DamagedArchiveError(`${name} is in the archive twice`);
    else found.set(name, await digest(content, name.startsWith(ROWS)));
  };
  await readArchive(path, visit, maxBytes);
  const manifest = parseManifest(manifestText);
  if (manifest.format === 1) manifest.entries.forEach(check);
  for (const name of found.keys()) throw new DamagedArchiveError(`${name} was added to the archive`);
  return { ...manifest, entries };
}

async function* readList(content: Readable): AsyncGenerator<ListedEntry> {
  try {
    for await (const line of linesOf(content, MAX_LISTED_LENGTH)) yield listedEntry.parse(JSON.parse(line));
  } catch (error) {
    if (error instanceof TooLongLineError) throw new TooLargeArchiveError(error.message);
    if (error instanceof SyntaxError || error instanceof ZodError)
      throw new DamagedArchiveError(NOT_UNDERSTOOD);
    throw error;
  }
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

function parseManifest(text: string | undefined) {
  if (text === undefined)
    throw new DamagedArchiveError("The archive has no manifest: it is no backup, or not whole");
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new DamagedArchiveError(NOT_UNDERSTOOD);
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
