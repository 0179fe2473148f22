import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "../../log.server.ts";

const FOLDER = "build/compressed";

/**
 * What compressing a file of the build resulted in. It is saved beside the build, because compressing all of its files
 * takes a processor for seconds, which the first visitors after each start would wait for.
 *
 * @param name of the file, with its encoding; names of the build's files contain the hash of their content.
 */
export async function savedEncoding(name: string, compress: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(FOLDER, name);
  const saved = await readFile(file).catch(() => undefined);
  if (saved) return saved;
  const bytes = await compress();
  await save(file, bytes).catch((err) => log.debug({ err }, "A compressed file stays in memory only"));
  return bytes;
}

/** Atomic and durable; two servers may write it at once. */
async function save(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, file);
}
