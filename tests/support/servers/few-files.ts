import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "./test-app.ts";

/** Of the demonstration's 60 MB one file of each folder stays, which is enough to download everything. The next test file has all again. */
export async function keepFewFiles({ dataDir }: Pick<TestApp, "dataDir">): Promise<void> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const kept = new Set<string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    if (kept.has(entry.parentPath)) await rm(join(entry.parentPath, entry.name));
    kept.add(entry.parentPath);
  }
}
