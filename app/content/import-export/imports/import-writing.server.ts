import { rm } from "node:fs/promises";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { eraseMedia } from "#app/media/erase-media.server.ts";
import { isUnused } from "#app/media/library/uses.server.ts";
import { productImageUpload } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import { refusalToast } from "#app/media/upload/refusals.server.ts";
import { withWorkFolder } from "#app/media/upload/staging.server.ts";
import { takeFile } from "#app/media/upload/uploads.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { type ContentTag, contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ToastWords } from "#app/platform/outcome.ts";
import { writeProducts } from "../catalogue/catalogue-write.server.ts";
import { unpackPictures } from "../catalogue/pictures-archive.server.ts";
import { LIST_SEPARATOR, listIn } from "../cells.rules.ts";
import { type Import, importLines, imports } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { writeLeads } from "../leads/lead-write.server.ts";
import { isListName, LIST_KINDS } from "../lists/list-kinds.server.ts";
import { writeList } from "../lists/list-write.server.ts";
import type { WrittenLine } from "../plan.ts";
import { writeTexts } from "../texts/texts-write.server.ts";
import { cancellable } from "./import-cancelling.server.ts";
import { editorOfJob, fetchFile, type ImportJob, PICTURES_FILE, removeFiles } from "./import-files.server.ts";
import { noteOf, PICTURE_COLUMNS } from "./import-reading.server.ts";
import { ImportCancelled, StaleImport } from "./stale-import.ts";

const { failures } = importExportTexts;
const KEYS_NAMED = 5;

class PictureRefused extends Error {
  constructor(name: string, refusal: ToastWords | undefined) {
    super(failures.picture(name, refusal?.text ?? refusal?.title ?? ""));
  }
}

type Stored = { urls: Map<string, string>; fresh: string[] };

export async function writeImport({ id, editor }: ImportJob, stopping: AbortSignal): Promise<void> {
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (row?.state !== "writing") return;
  const stored: Stored = { urls: new Map(), fresh: [] };
  let tags: ContentTag[];
  try {
    tags = await cancellable(id, stopping, (signal) => write(row, editorOfJob(editor), stored, signal));
  } catch (error) {
    // Somebody may have uploaded and used the same picture meanwhile, or the commit's answer was lost.
    await eraseMedia(and(inArray(media.url, stored.fresh), isUnused()));
    if (stopping.aborted) throw error;
    if (error instanceof ImportCancelled) return;
    if (!(error instanceof StaleImport || error instanceof PictureRefused))
      log.error({ err: error, import: id }, "An import could not be written");
    await db()
      .update(imports)
      .set({ state: "failed", failure: wordsFor(error), finishedAt: now() })
      .where(and(eq(imports.id, id), eq(imports.state, "writing")));
    await removeFiles(id);
    return;
  }
  await contentChanged(...tags);
  await removeFiles(id);
}

async function write(
  row: Import,
  editor: Editor,
  stored: Stored,
  signal: AbortSignal,
): Promise<ContentTag[]> {
  const pause = () => {
    if (signal.aborted) throw new ImportCancelled();
  };
  const lines = await linesToWrite(row.id);
  await storePictures(row, editor, lines, stored, signal);
  const named = lines.map((line) => ({ ...line, changes: line.changes.map(withUrls(stored)) }));
  return withRevisions(editor, async (tx, watch) => {
    const options = { editor, watch, pause, stored: stored.urls };
    const { tags, kept } = await writeContent(tx, row.kind, named, options);
    await nameStored(tx, row.id, named, stored);
    const done = await tx
      .update(imports)
      .set({ state: "done", kept, finishedAt: now() })
      .where(and(eq(imports.id, row.id), eq(imports.state, "writing")))
      .returning({ id: imports.id });
    if (done.length === 0) throw new ImportCancelled();
    await logEvent(editor, "imported", {
      about: recordedName(row),
      details: { lines: lines.length },
    });
    log.info({ editor: editor.id, import: row.id, lines: lines.length }, "Import written");
    return tags;
  });
}

/** Without the file's name, which may be that of a person: the audit log is kept for good. */
export const recordedName = ({ kind, sheetName, picturesName }: Import): string =>
  kind === "leads" ? "/admin/leads" : sheetName || picturesName;

export type ContentOptions = {
  editor: Editor;
  watch: Watch;
  pause: () => void;
  stored: ReadonlyMap<string, string>;
  /** What the import kept that is undone. */
  undone?: Import["kept"];
};

export async function writeContent(
  tx: Transaction,
  kind: Import["kind"],
  lines: WrittenLine[],
  options: ContentOptions,
): Promise<{ tags: ContentTag[]; kept: Import["kept"] }> {
  if (kind === "texts") return { tags: await writeTexts(tx, lines, options), kept: {} };
  if (kind === "leads") {
    const { pause, undone } = options;
    return { tags: [], kept: await writeLeads(tx, lines, { pause, contacts: undone }) };
  }
  if (isListName(kind)) {
    await writeList(tx, LIST_KINDS[kind], lines, options);
    return { tags: ["content"], kept: {} };
  }
  const kept = await writeProducts(tx, lines, { ...options, withdrawn: options.undone ?? {} });
  return { tags: ["products", "rug-designs"], kept };
}

export async function linesToWrite(id: string): Promise<(WrittenLine & { line: number })[]> {
  const rows = await db()
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, id), inArray(importLines.verdict, ["new", "changed"])))
    .orderBy(asc(importLines.line));
  return rows.map(({ line, key, verdict, changes }) => ({ line, key, isNew: verdict === "new", changes }));
}

const isFile = (image: string) => !/^(?:\/|https?:)/.test(image);

/** As every upload: inspected, encoded, deduplicated. */
async function storePictures(
  { id }: Import,
  editor: Editor,
  lines: WrittenLine[],
  stored: Stored,
  signal: AbortSignal,
): Promise<void> {
  const named = lines.flatMap(({ changes }) =>
    changes.filter(({ column }) => PICTURE_COLUMNS.includes(column)).flatMap(({ after }) => listIn(after)),
  );
  const wanted = [...new Set(named.filter(isFile))];
  if (wanted.length === 0) return;
  const note = noteOf(id);
  await withWorkFolder(async (folder) => {
    const archive = await fetchFile(id, PICTURES_FILE, folder);
    if (!archive) throw new Error("The archive of pictures is gone");
    const pictures = await unpackPictures({ path: archive, folder, wanted, signal, onProgress: () => {} });
    for (const [at, picture] of pictures.entries()) {
      if (signal.aborted) throw new ImportCancelled();
      if (picture.refusal)
        throw new PictureRefused(picture.name, refusalToast(picture.refusal, productImageUpload));
      const name = picture.name.split("/").at(-1) ?? picture.name;
      const { value, toast } = await takeFile(editor, picture.path, name, productImageUpload);
      await rm(picture.path, { force: true });
      if (!value) throw new PictureRefused(picture.name, toast);
      stored.urls.set(picture.name, value.url);
      if (!value.isKnown) stored.fresh.push(value.url);
      note(at + 1, wanted.length);
    }
  });
}

const withUrls =
  ({ urls }: Stored) =>
  (change: WrittenLine["changes"][number]) => {
    if (!PICTURE_COLUMNS.includes(change.column)) return change;
    const images = listIn(change.after).map((image) => urls.get(image) ?? image);
    return { ...change, after: [...new Set(images)].join(LIST_SEPARATOR) };
  };

/** Replaces file names by addresses, which undoing needs. */
async function nameStored(
  tx: Transaction,
  id: string,
  lines: (WrittenLine & { line: number })[],
  { urls }: Stored,
): Promise<void> {
  if (urls.size === 0) return;
  const named = lines.map(({ line, changes }) => ({ line, changes }));
  await tx.execute(
    sql`update ${importLines} set changes = named.changes
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(line int, changes jsonb)
      where ${importLines.importId} = ${id} and ${importLines.line} = named.line`,
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof PictureRefused) return error.message;
  return error instanceof StaleImport ? namingKeys(failures.stale, error) : failures.unforeseen;
}

export function namingKeys(words: (keys: string, more: number) => string, { keys }: StaleImport): string {
  return words(keys.slice(0, KEYS_NAMED).join(", "), Math.max(keys.length - KEYS_NAMED, 0));
}
