import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Editor } from "#app/accounts/guard.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";

export const READ_JOB = "import-read";
export const WRITE_JOB = "import-write";
export const SHEET_FILE = "sheet";
export const PICTURES_FILE = "pictures";

/** The editor is recorded with the changes. */
export type ImportJob = { id: string; editor: Omit<Editor, "sessionId"> };

export const editorOfJob = (editor: ImportJob["editor"]): Editor => ({ ...editor, sessionId: "" });

export async function fetchFile(id: string, file: string, folder: string): Promise<string | null> {
  const found = await storage().open(PRIVATE_BUCKET, `imports/${id}/${file}`);
  if (!found) return null;
  const path = join(folder, file);
  await pipeline(found.stream, createWriteStream(path));
  return path;
}

export async function removeFiles(id: string): Promise<void> {
  for (const file of [SHEET_FILE, PICTURES_FILE])
    await storage().remove(PRIVATE_BUCKET, `imports/${id}/${file}`);
}
