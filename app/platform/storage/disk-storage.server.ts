import { createReadStream, createWriteStream, type Stats } from "node:fs";
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { now } from "../clock.ts";
import { randomName } from "../ids.ts";
import { onceWithin } from "./once-within.ts";
import { checkName, isStorageName, type ListedFile, type Storage } from "./storage.rules.ts";

const WORKSHOP = ".unfinished";

/** Includes attachments of requests. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Each check synchronises the disk, and anybody may ask for readiness. */
const CHECK_HOLDS_MS = 1000;
/** Large enough to need a block on disk. */
const PROBE_BYTES = 4096;
/** A younger one may be on its way, by another process as well. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
/** With less, the next upload or WAL segment fails. */
const LEAST_FREE_BYTES = 48 * 1024 * 1024;

export function diskStorage(folder: string): Storage {
  const pathOf = (bucket: string, key: string) => {
    checkName(bucket, key);
    return join(folder, bucket, ...key.split("/"));
  };

  /** Writes to a name of its own, makes the bytes durable, then gives the file its place in one step. */
  async function place(bucket: string, key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(bucket, key);
    const draft = join(folder, WORKSHOP, randomName());
    await mkdir(dirname(draft), { recursive: true, mode: PRIVATE_FOLDER });
    try {
      await write(draft);
      await chmod(draft, PRIVATE_FILE);
      await synchronise(draft);
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      await rename(draft, path);
      await synchronise(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function probe(): Promise<void> {
    const path = join(folder, WORKSHOP, randomName());
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < LEAST_FREE_BYTES)
      throw new Error(`The disk of ${folder} is full: ${bavail * bsize} bytes are free`);
    try {
      await writeFile(path, Buffer.alloc(PROBE_BYTES, 1), { flag: "wx", mode: PRIVATE_FILE, flush: true });
    } finally {
      await rm(path, { force: true });
    }
  }

  const checkedLately = onceWithin(CHECK_HOLDS_MS);

  return {
    put: (bucket, key, body, options) =>
      place(bucket, key, async (draft) => {
        const source = body instanceof Readable ? body : Readable.from([body]);
        const target = createWriteStream(draft, { flags: "wx", mode: PRIVATE_FILE });
        await pipeline(source, target);
        const expected = body instanceof Readable ? options.contentLength : body.byteLength;
        if (expected !== undefined && target.bytesWritten !== expected)
          throw new Error(`Expected ${expected} bytes for ${key}, got ${target.bytesWritten}`);
      }),

    putFile: (bucket, key, path) => place(bucket, key, (draft) => move(path, draft)),

    async open(bucket, key, range) {
      const path = pathOf(bucket, key);
      const found = await statOrNull(path);
      if (!found) return null;
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? found.size - 1, found.size - 1);
      if (end < start) return { stream: Readable.from([]), bytes: 0 };
      return { stream: createReadStream(path, { start, end }), bytes: end - start + 1 };
    },

    async stat(bucket, key) {
      const found = await statOrNull(pathOf(bucket, key));
      if (!found) return null;
      return { bytes: found.size, modified: found.mtime, etag: etagOf(found) };
    },

    async remove(bucket, key) {
      await rm(pathOf(bucket, key), { force: true });
    },

    async *list(bucket, prefix = "") {
      checkName(bucket, "any");
      const root = join(folder, bucket);
      const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
      const keys = files
        .filter((file) => file.isFile())
        .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join("/"))
        .filter((key) => key.startsWith(prefix) && isStorageName(bucket, key))
        .sort();
      for (const key of keys) {
        const found = await statOrNull(join(root, key));
        if (found) yield { key, bytes: found.size, modified: found.mtime } satisfies ListedFile;
      }
    },

    check: () => checkedLately(probe),
  };
}

/** What a process was writing when it was killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  const workshop = join(folder, WORKSHOP);
  for (const name of await readdir(workshop).catch(ifAbsent([]))) {
    const draft = join(workshop, name);
    const found = await statOrNull(draft);
    if (found && now().getTime() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { force: true });
  }
}

async function statOrNull(path: string): Promise<Stats | null> {
  const found = await stat(path).catch(ifAbsent(null));
  return found?.isFile() ? found : null;
}

function ifAbsent<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return instead;
    throw error;
  };
}

function etagOf({ size, mtimeMs, ino }: Stats): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${ino.toString(36)}"`;
}

/** Copies when the folders are on different disks. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

async function synchronise(path: string): Promise<void> {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
