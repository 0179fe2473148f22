import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { withWorkFolder } from "#app/media/upload/staging.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { log } from "#app/platform/log.server.ts";
import { SheetRefused } from "#app/platform/sheets/sheet-thread.rules.ts";
import { readSheetFile } from "#app/platform/sheets/sheets.server.ts";
import { PRODUCT_COLUMNS } from "../catalogue/catalogue-columns.ts";
import { planCatalogue } from "../catalogue/catalogue-plan.ts";
import { readCatalogue } from "../catalogue/catalogue-records.server.ts";
import type { ImportedPicture } from "../catalogue/picture-names.rules.ts";
import { recognise, storedPictures, unpackPictures } from "../catalogue/pictures-archive.server.ts";
import { ArchiveRefused } from "../catalogue/zip-thread.rules.ts";
import { type Column, listIn, type ReadHeading, readHeading } from "../cells.rules.ts";
import {
  type CellProblem,
  type Import,
  type ImportKind,
  importLines,
  imports,
} from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { LEAD_COLUMNS } from "../leads/lead-columns.ts";
import { planLeads } from "../leads/lead-plan.ts";
import { readKnownRequests } from "../leads/lead-records.server.ts";
import { leadSheetTexts } from "../leads/lead-sheet.texts.ts";
import { isListName, LIST_KINDS } from "../lists/list-kinds.server.ts";
import { planList } from "../lists/list-plan.server.ts";
import { readFormerKeys, readList } from "../lists/list-records.server.ts";
import { isBlank, type PlannedLine, readSheet } from "../plan.ts";
import { relationsRead } from "../related-lines.ts";
import { columnOf } from "../sheet-languages.ts";
import { readFormerPlaces, readTexts } from "../texts/text-records.server.ts";
import { planTexts, TEXT_COLUMNS } from "../texts/texts-plan.server.ts";
import { cancellable } from "./import-cancelling.server.ts";
import {
  editorOfJob,
  fetchFile,
  type ImportJob,
  PICTURES_FILE,
  removeFiles,
  SHEET_FILE,
} from "./import-files.server.ts";
import { ImportCancelled } from "./stale-import.ts";

const { failures } = importExportTexts;
const { nobody } = leadSheetTexts;
export const PICTURE_COLUMNS: readonly string[] = ["images", "image", "portrait", "sharePicture"];
const NOTE_MS = 1000;

class HeadingRefused extends Error {}

export async function readImport({ id, editor }: ImportJob, stopping: AbortSignal): Promise<void> {
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (row?.state !== "reading") return;
  try {
    await cancellable(id, stopping, (signal) =>
      withWorkFolder((folder) => read(row, editorOfJob(editor), folder, signal)),
    );
  } catch (error) {
    if (stopping.aborted) throw error;
    if (error instanceof ImportCancelled) return;
    await fail(id, error);
  }
}

async function read(row: Import, editor: Editor, folder: string, signal: AbortSignal): Promise<void> {
  const { id, kind } = row;
  const note = noteOf(id);
  const sheet = row.sheetName ? await fetchFile(id, SHEET_FILE, folder) : null;
  const archive = row.picturesName ? await fetchFile(id, PICTURES_FILE, folder) : null;
  const rows = sheet ? await readSheetFile(sheet, signal) : [];
  const heading = readHeading(rows[0] ?? [], columnsOf(kind));
  if (sheet) refuseHeading(row, rows, heading);
  const unpacked =
    archive && (await unpackPictures({ path: archive, folder, wanted: null, signal, onProgress: note }));
  const pictures = unpacked ? await recognise(unpacked) : [];
  const planned = await plan(row, editor, rows, pictures);
  await db().delete(importLines).where(eq(importLines.importId, id));
  await db()
    .update(imports)
    .set({
      columns: {
        ...{ known: heading.known.map(({ id }) => id), notes: heading.notes, unknown: heading.unknown },
        heading: rows[0] ?? [],
      },
    })
    .where(eq(imports.id, id));
  const relations = relationsRead();
  const cellsOf = ({ line, verdict, name }: Pick<PlannedLine, "line" | "verdict" | "name">): string[] =>
    // A person who cannot be told apart could not be erased either.
    verdict === "refused" && name !== nobody ? (rows[line - 1] ?? []) : [];
  let done = 0;
  for (const lines of inParts(planned)) {
    if (signal.aborted) throw new ImportCancelled();
    await db()
      .insert(importLines)
      .values(lines.map((line) => ({ ...line, cells: cellsOf(line), importId: id })));
    for (const line of lines) relations.note(line);
    done += lines.length;
    note(done, Math.max(done, rows.length - 1));
    await nextTurn();
  }
  if (kind === "catalogue") await refuseBroken(id, rows, relations.broken(await knownRugs()));
  await db()
    .update(imports)
    .set({ state: "ready", done, total: done })
    .where(and(eq(imports.id, id), eq(imports.state, "reading")));
  // Personal data: the file is not kept longer than needed.
  if (kind === "leads") await removeFiles(id);
  log.info({ import: id, kind, lines: done, pictures: pictures.length }, "Import read");
}

/** What relates to a rug that a refused line would have made cannot be written without it. */
async function refuseBroken(
  id: string,
  rows: string[][],
  broken: { line: number; problem: CellProblem }[],
): Promise<void> {
  for (const { line, problem } of broken)
    await db()
      .update(importLines)
      .set({ verdict: "refused", changes: [], problems: [problem], cells: rows[line - 1] ?? [] })
      .where(and(eq(importLines.importId, id), eq(importLines.line, line)));
}

async function knownRugs(): Promise<Set<string>> {
  return new Set((await db().select({ slug: products.slug }).from(products)).map(({ slug }) => slug));
}

async function plan(
  { kind }: Import,
  editor: Editor,
  rows: string[][],
  pictures: ImportedPicture[],
): Promise<Generator<PlannedLine>> {
  if (kind === "texts") return planTexts(rows, await readTexts(editor), await readFormerPlaces());
  if (kind === "leads") {
    const lines = readSheet(rows, LEAD_COLUMNS);
    return planLeads(lines, await readKnownRequests(lines));
  }
  const images = await storedPictures(editor, imagesNamed(kind, rows));
  const brought = { rows, pictures, images };
  if (kind === "catalogue") return planCatalogue(brought, await readCatalogue());
  const listed = LIST_KINDS[kind];
  return planList(listed, brought, await readList(listed), await readFormerKeys(listed));
}

export function columnsOf(kind: ImportKind): readonly Column[] {
  if (kind === "texts") return TEXT_COLUMNS;
  if (kind === "leads") return LEAD_COLUMNS;
  return isListName(kind) ? LIST_KINDS[kind].columns : PRODUCT_COLUMNS;
}

/** What a sheet's heading calls each column, by its id. */
export const columnTitles = (kind: ImportKind): Record<string, string> =>
  Object.fromEntries(columnsOf(kind).map(({ id, title }) => [id, title]));

export function imagesNamed(kind: ImportKind, rows: string[][]): string[] {
  const named = readSheet(rows, columnsOf(kind)).flatMap(({ typed }) =>
    PICTURE_COLUMNS.flatMap((id) => listIn(typed[id] ?? "")),
  );
  return [...new Set(named.filter((name) => name.startsWith("/")))];
}

function refuseHeading({ kind }: Import, rows: string[][], { known }: ReadHeading<Column>): void {
  const ids = known.map(({ id }) => id);
  if (rows.slice(1).every(isBlank)) throw new HeadingRefused(failures.empty);
  if (kind === "leads" && !isOfLeads(ids)) throw new HeadingRefused(failures.heading.leads);
  if (kind === "leads") return;
  const isTexts = ids.includes("key") && LOCALES.some((locale) => ids.includes(columnOf(locale)));
  const isNamed = ["slug", kind === "collections" ? "title" : "name"].some((id) => ids.includes(id));
  if (kind === "texts" ? !isTexts : !isNamed) throw new HeadingRefused(failures.heading[kind]);
}

/** A line needs an id, or person and time. */
const isOfLeads = (ids: string[]): boolean =>
  ids.includes("id") || (ids.includes("received") && (ids.includes("email") || ids.includes("whatsapp")));

async function fail(id: string, error: unknown): Promise<void> {
  const isForeseen =
    error instanceof SheetRefused || error instanceof ArchiveRefused || error instanceof HeadingRefused;
  if (!isForeseen) log.error({ err: error, import: id }, "An import could not be read");
  await db()
    .update(imports)
    .set({ state: "failed", failure: wordsFor(error), finishedAt: now() })
    .where(and(eq(imports.id, id), eq(imports.state, "reading")));
  await removeFiles(id);
}

function wordsFor(error: unknown): string {
  if (error instanceof HeadingRefused) return error.message;
  if (error instanceof SheetRefused) {
    const words = failures.sheet[error.reason];
    return typeof words === "function" ? words(error.at) : words;
  }
  if (error instanceof ArchiveRefused) return failures.pictures[error.reason];
  return failures.unforeseen;
}

export function noteOf(id: string): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    if (performance.now() - last < NOTE_MS) return;
    last = performance.now();
    db()
      .update(imports)
      .set({ done, total })
      .where(eq(imports.id, id))
      .catch((error) => log.warn({ err: error, import: id }, "An import's progress was not noted"));
  };
}
