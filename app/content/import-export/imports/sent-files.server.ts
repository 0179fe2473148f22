import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Editor } from "#app/accounts/guard.server.ts";
import { rolesWith } from "#app/accounts/rights.rules.ts";
import { registerUpload } from "#app/media/upload/other-uploads.server.ts";
import { stagingFolder } from "#app/media/upload/staging.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { succeeded } from "#app/platform/outcome.ts";
import { IMPORT_UPLOADS, type ImportField, MAX_BYTES } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";

const note = z.object({ editor: z.string(), field: z.string(), name: z.string() });
const TOKEN = /^[0-9a-f]{32}$/;
const MAX_NAME_LENGTH = 200;

const placeOf = (token: string) => join(stagingFolder(), `import-${token}`);

/** Uploaded in pieces before its form, which sends the token. */
export function registerImportUploads(): void {
  const { empty, tooLarge } = importExportTexts.toasts;
  for (const [field, name] of Object.entries(IMPORT_UPLOADS))
    registerUpload({
      name,
      roles: rolesWith("content"),
      maxBytes: MAX_BYTES[field as ImportField],
      refusals: { empty, tooLarge },
      take: (editor, path, filename) => take(editor, field, path, filename),
    });
}

async function take(editor: Editor, field: string, path: string, filename: string) {
  const token = randomName();
  await rename(path, placeOf(token));
  const kept = { editor: editor.id, field, name: filename.slice(0, MAX_NAME_LENGTH) };
  await writeFile(`${placeOf(token)}.json`, JSON.stringify(kept));
  log.info({ editor: editor.id, field }, "A file of an import was received");
  return succeeded(undefined, { url: token });
}

export type SentFile = { path: string; name: string };

/** Null when it is another's, for another field, or gone. */
export async function findSentFile(
  editor: Editor,
  field: ImportField,
  token: string,
): Promise<SentFile | null> {
  if (!TOKEN.test(token)) return null;
  const text = await readFile(`${placeOf(token)}.json`, "utf8").catch(() => null);
  const found = text === null ? null : note.parse(JSON.parse(text));
  if (found?.editor !== editor.id || found.field !== field) return null;
  return { path: placeOf(token), name: found.name };
}

export async function deleteSentFiles({ path }: SentFile): Promise<void> {
  await rm(path, { force: true });
  await rm(`${path}.json`, { force: true });
}
