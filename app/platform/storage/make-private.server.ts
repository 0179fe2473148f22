import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const OF_OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/** Removes other users' access. The folder itself last, which marks it as done. */
export async function makePrivate(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const found = await stat(folder).catch(() => null);
    if (!found || (found.mode & OF_OTHERS) === 0) continue;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const mode = entry.isDirectory() ? FOLDER : entry.isFile() ? FILE : undefined;
      if (mode) await chmod(join(entry.parentPath, entry.name), mode);
    }
    await chmod(folder, FOLDER);
  }
}
