import { link, mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Links every file that is missing. Hard links suffice: stored files are replaced by renaming, never changed in place. */
export async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders)
    await mkdir(join(to, relative(from, join(parentPath, name))), { recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(({ parentPath, name }) =>
      link(join(parentPath, name), join(to, relative(from, join(parentPath, name)))).catch((error) => {
        if (error.code !== "EEXIST") throw error;
      }),
    ),
  );
}
