import { rm } from "node:fs/promises";
import { lt } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { collect, MalformedForm, readParts, TooLargeForm } from "#app/media/upload/multipart.ts";
import { stage, TooManyBytes } from "#app/media/upload/staging.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import {
  IMPORT_KINDS,
  type ImportField,
  KEPT_DAYS,
  MAX_BYTES,
  mayImport,
  takesPictures,
} from "../import-export.rules.ts";
import { imports } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { type ImportJob, PICTURES_FILE, READ_JOB, removeFiles, SHEET_FILE } from "./import-files.server.ts";
import { deleteSentFiles, findSentFile, type SentFile } from "./sent-files.server.ts";

const { errors, toasts } = importExportTexts;
const DAY_MS = 24 * 3_600_000;
const MAX_FIELD_BYTES = 1024;
const MAX_NAME_LENGTH = 200;
/** All files at their maximum, plus the form's overhead. */
const MAX_FORM_BYTES = Object.values(MAX_BYTES).reduce((sum, bytes) => sum + bytes, 1024 * 1024);
const FIELDS = Object.keys(MAX_BYTES) as ImportField[];

type Received = {
  kind: string;
  files: Map<ImportField, SentFile>;
  /** Uploaded before the form. */
  sent: SentFile[];
};
export type StartOutcome = Outcome<{ id: string }>;

export async function startImport(editor: Editor, request: Request): Promise<StartOutcome> {
  const received: Received = { kind: "", files: new Map(), sent: [] };
  try {
    await receive(editor, request, received);
    const kind = IMPORT_KINDS.find((known) => known === received.kind);
    if (!kind || received.files.size === 0) return refused(toasts.nothing, { sheet: [errors.missing] });
    if (!mayImport(editor.role, kind)) return refused(toasts.notYours);
    if (!takesPictures(kind) && !received.files.has(SHEET_FILE))
      return refused(toasts.nothing, { sheet: [errors.missing] });
    const id = await keep(editor, kind, received);
    for (const file of received.sent) await deleteSentFiles(file);
    return succeeded(undefined, { id });
  } catch (error) {
    if (error instanceof TooManyBytes || error instanceof TooLargeForm)
      return refused(toasts.tooLarge, { sheet: [errors.tooLarge] });
    if (error instanceof MalformedForm) return refused(toasts.failed);
    throw error;
  } finally {
    for (const file of received.files.values())
      if (!received.sent.includes(file)) await rm(file.path, { force: true });
  }
}

async function receive(editor: Editor, request: Request, received: Received): Promise<void> {
  for await (const { name, filename, body } of readParts(request, MAX_FORM_BYTES)) {
    const field = FIELDS.find((known) => known === name);
    if (filename === undefined) {
      const text = (await collect(body, MAX_FIELD_BYTES)).toString("utf8");
      if (name === "kind") received.kind = text;
      const sentAs = FIELDS.find((known) => name === `${known}-sent`);
      const sent = sentAs && (await findSentFile(editor, sentAs, text));
      if (sent) {
        received.files.set(sentAs, sent);
        received.sent.push(sent);
      }
    } else if (field && filename !== "" && !received.files.has(field)) {
      const { path } = await stage(body, MAX_BYTES[field]);
      received.files.set(field, { path, name: filename.slice(0, MAX_NAME_LENGTH) });
    }
  }
}

async function keep(
  editor: Editor,
  kind: (typeof IMPORT_KINDS)[number],
  { files }: Received,
): Promise<string> {
  await removeOldImports();
  const id = newId();
  const nameOf = (field: ImportField) => files.get(field)?.name ?? "";
  for (const [field, { path }] of files)
    if (field === SHEET_FILE || takesPictures(kind))
      await storage().putFile(PRIVATE_BUCKET, `imports/${id}/${field}`, path, {
        contentType: "application/octet-stream",
      });
  const { email, role } = editor;
  const job: ImportJob = { id, editor: { id: editor.id, email, role } };
  try {
    await inTransaction(async (tx) => {
      await tx.insert(imports).values({
        ...{ id, kind, startedBy: editor.id },
        sheetName: nameOf(SHEET_FILE),
        picturesName: takesPictures(kind) ? nameOf(PICTURES_FILE) : "",
        columns: { known: [], notes: [], unknown: [] },
      });
      await enqueue(READ_JOB, job, { tx });
    });
  } catch (error) {
    // Without a row nothing else would ever remove them.
    await removeFiles(id);
    throw error;
  }
  log.info({ editor: editor.id, import: id, kind }, "Import started");
  return id;
}

/** Daily, because sheets of leads are personal data. */
export async function removeOldImports(): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  const gone = await db().delete(imports).where(lt(imports.createdAt, oldest)).returning({ id: imports.id });
  for (const { id } of gone) await removeFiles(id);
}
