import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { randomName } from "../ids.ts";
import { log } from "../log.server.ts";
import { CACHE_IMMUTABLE, CACHE_ORIGINAL, type PutOptions } from "../storage/storage.rules.ts";
import { storage } from "../storage/storage.server.ts";
import type { ArchiveEntry } from "./archive.ts";
import { keepFresh } from "./keep-fresh.server.ts";
import type { FilePlace } from "./manifest.rules.ts";
import { backupFolder } from "./stored-backups.server.ts";

/** Files that a restore stores. Those whose place had another file can be put back. */
export class FileChanges {
  readonly #folder: string;
  readonly #fresh: { stop(): void };
  readonly #contentTypeOf: (key: string) => string;
  readonly #added: FilePlace[] = [];
  readonly #replaced: (FilePlace & { aside: string })[] = [];

  private constructor(folder: string, contentTypeOf: (key: string) => string) {
    this.#folder = folder;
    this.#fresh = keepFresh(folder);
    this.#contentTypeOf = contentTypeOf;
  }

  static async begin(contentTypeOf: (key: string) => string): Promise<FileChanges> {
    await mkdir(backupFolder(), { recursive: true, mode: 0o700 });
    // Where the next backup removes what a killed process left.
    return new FileChanges(await mkdtemp(join(backupFolder(), ".restore-")), contentTypeOf);
  }

  async store(place: FilePlace, { header, content }: ArchiveEntry, sha256: string): Promise<void> {
    const { bucket, key } = place;
    const found = await storage().stat(bucket, key);
    if (!found) this.#added.push(place);
    else if (found.bytes === header.size && (await digest(place)) === sha256) return;
    else await this.#copyAside(place);
    const draft = join(this.#folder, randomName());
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
    await storage().putFile(bucket, key, draft, this.#optionsOf(key));
  }

  async takeBack(): Promise<void> {
    for (const { bucket, key } of this.#added) {
      const removed = storage().remove(bucket, key);
      await removed.catch(() => {});
    }
    for (const { bucket, key, aside } of this.#replaced)
      await storage()
        .putFile(bucket, key, aside, this.#optionsOf(key))
        .catch((error) => log.error({ err: error, bucket, key }, "A replaced file could not be put back"));
  }

  end(): Promise<void> {
    this.#fresh.stop();
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #copyAside({ bucket, key }: FilePlace): Promise<void> {
    const opened = await storage().open(bucket, key);
    if (!opened) return;
    const aside = join(this.#folder, randomName());
    await pipeline(opened.stream, createWriteStream(aside, { mode: 0o600 }));
    this.#replaced.push({ bucket, key, aside });
  }

  #optionsOf(key: string): PutOptions {
    const cacheControl = key.startsWith("variants/") ? CACHE_IMMUTABLE : CACHE_ORIGINAL;
    return { contentType: this.#contentTypeOf(key), cacheControl };
  }
}

async function digest({ bucket, key }: FilePlace): Promise<string | null> {
  const opened = await storage().open(bucket, key);
  if (!opened) return null;
  const hash = createHash("sha256");
  await pipeline(opened.stream, hash);
  return hash.digest("hex");
}
