import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { now } from "#app/platform/clock.ts";
import { env } from "#app/platform/env.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { UNFINISHED_UPLOAD_HOURS } from "../media.rules.ts";

/** On the storage's disk, so that a move is a rename. */
export function stagingFolder(): string {
  return join(env().dataDir, "uploads");
}

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

export async function clearStaging(): Promise<number> {
  const oldest = now().getTime() - UNFINISHED_UPLOAD_HOURS * 3_600_000;
  const names = await readdir(stagingFolder()).catch(() => []);
  let cleared = 0;
  for (const name of names) {
    const path = join(stagingFolder(), name);
    // The notes' age counts from the last byte as well.
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
