import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { inspectConvertible } from "#app/media/encoder/convert-file.server.ts";
import { RefusedFile } from "#app/media/inspection/finding.ts";
import { inspect } from "#app/media/inspection/inspect.server.ts";
import { archiveName } from "./archive-names.rules.ts";
import {
  ArchiveRefused,
  isIgnored,
  MAX_PICTURES,
  MAX_PICTURES_BYTES,
  type UnpackedPicture,
  type ZipResponse,
  type ZipTask,
} from "./zip-thread.rules.ts";

// A worker thread, so that unpacking does not block. Runs unbundled: relative imports only.
const { path, folder, types, converts, maxBytes, wanted }: ZipTask = workerData;
const say = (response: ZipResponse) => parentPort?.postMessage(response);

async function unpack(archive: ZipFile): Promise<void> {
  const asked = wanted && new Set(wanted);
  let bytes = 0;
  let pictures = 0;
  say({ total: archive.entryCount });
  for await (const entry of entriesOf(archive)) {
    say({ step: true });
    const name = nameOf(entry);
    if (isIgnored(name) || (asked && !asked.has(name))) continue;
    pictures += 1;
    bytes += entry.uncompressedSize;
    // Declared sizes are trusted here: larger entries are refused while reading.
    if (pictures > MAX_PICTURES) throw new ArchiveRefused("tooMany");
    if (bytes > MAX_PICTURES_BYTES) throw new ArchiveRefused("tooLarge");
    say({ picture: await take(archive, entry, name, pictures) });
  }
}

const SAYS_UTF8 = 0x800;
const UNICODE_PATH = 0x7075;

/** The reader has refused names that lead out, whatever letters it took the others for. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isSaid =
    (generalPurposeBitFlag & SAYS_UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  return isSaid ? fileName : archiveName(fileNameRaw).replaceAll("\\", "/");
}

/** The reader refuses archives with path traversal. */
async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* archive.eachEntry();
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused("unreadable", String(error));
  }
}

async function take(archive: ZipFile, entry: Entry, name: string, number: number): Promise<UnpackedPicture> {
  // Names of the archive are never used as file names.
  const target = join(folder, `${number}${/\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ""}`);
  try {
    if (entry.isEncrypted()) throw new RefusedFile("damaged", "encrypted");
    if (entry.uncompressedSize === 0) throw new RefusedFile("empty");
    if (entry.uncompressedSize > maxBytes) throw new RefusedFile("tooLarge");
    const sha256 = await write(archive, entry, target);
    const isConvertible = converts && (await inspectConvertible(target, types));
    if (!isConvertible) await inspect(target, name, types);
    if (!wanted) await rm(target, { force: true });
    return { name, sha256, path: target };
  } catch (error) {
    await rm(target, { force: true });
    return { name, refusal: error instanceof RefusedFile ? error.reason : "damaged" };
  }
}

async function write(archive: ZipFile, entry: Entry, target: string): Promise<string> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  await pipeline(await archive.openReadStreamPromise(entry), hashing, createWriteStream(target));
  return hash.digest("hex");
}

try {
  const archive = await openPromise(path).catch((error: Error) => {
    throw new ArchiveRefused("unreadable", error.message);
  });
  await unpack(archive);
  say({ end: true });
} catch (error) {
  say(error instanceof ArchiveRefused ? { refused: error.reason } : { error: String(error) });
}
