import { join } from "node:path";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";
import { diskStorage, removeUnfinished } from "./disk-storage.server.ts";
import { parseS3Address, s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.rules.ts";

let opened: Storage | undefined;

export function storage(): Storage {
  opened ??= create();
  return opened;
}

/** Checks that it answers, so that a wrong address stops the start. */
export async function openStorage(): Promise<void> {
  await storage().check();
  if (!env().storageUrl) await removeUnfinished(filesFolder());
  log.info({ storage: env().storageUrl ? "s3" : "disk" }, "Storage is open");
}

/** The next use opens the storage that the environment then names: tests change it within one process. */
export function closeStorage(): void {
  opened = undefined;
}

export async function storageStatus(): Promise<void> {
  await storage().check();
}

function create(): Storage {
  const { storageUrl } = env();
  return storageUrl ? s3Storage(parseS3Address(storageUrl)) : diskStorage(filesFolder());
}

const filesFolder = (): string => join(env().dataDir, "files");
