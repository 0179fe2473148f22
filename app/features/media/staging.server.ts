import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { now } from "#app/platform/clock.ts";
import { env } from "#app/platform/env.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { UNFINISHED_UPLOAD_HOURS } from "./media.rules.ts";

/** Where uploads wait until they are complete and were looked at. On the disk of the files, so that a move is cheap. */
export function stagingFolder(): string {
  return join(env().dataDir, "uploads");
}

/** A folder for the length of some work. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(stagingFolder(), { recursive: true });
  const folder = await mkdtemp(join(stagingFolder(), "work-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export class TooManyBytes extends Error {}

/** Writes what arrives to a new file and gives up when it is more than allowed. */
export async function stage(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<{ path: string; bytes: number }> {
  await mkdir(stagingFolder(), { recursive: true });
  const path = join(stagingFolder(), randomName());
  let bytes = 0;
  async function* limited() {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooManyBytes();
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.from(limited()), createWriteStream(path, { flags: "wx" }));
    return { path, bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Clears what nobody came back for. An upload's age counts from its last byte. */
export async function clearStaging(): Promise<number> {
  const oldest = now().getTime() - UNFINISHED_UPLOAD_HOURS * 3_600_000;
  const names = await readdir(stagingFolder()).catch(() => []);
  let cleared = 0;
  for (const name of names) {
    const path = join(stagingFolder(), name);
    // An upload's notes are as old as its beginning: they go with its bytes, not before.
    const touched = await Promise.all([modified(path), modified(path.replace(/\.json$/, ""))]);
    if (Math.max(...touched) >= oldest) continue;
    await rm(path, { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}

async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
