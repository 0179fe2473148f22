import { and, asc, count, desc, eq, getTableColumns, ilike, ne, or } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holding } from "#app/platform/db/like-pattern.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { removeProducts } from "../catalogue/catalogue-write.server.ts";
import { listenForDownloads } from "../exports/full-export.server.ts";
import { type Counts, LINES_PER_PAGE, type LineFilter, mayImport } from "../import-export.rules.ts";
import { type Import, type ImportLine, importLines, imports } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { removeLeads } from "../leads/lead-write.server.ts";
import { isListName, LIST_KINDS } from "../lists/list-kinds.server.ts";
import { removeListed } from "../lists/list-write.server.ts";
import { turned } from "../plan.ts";
import { cancelImport, listenForCancellings } from "./import-cancelling.server.ts";
import { type ImportJob, READ_JOB, WRITE_JOB } from "./import-files.server.ts";
import { columnTitles, readImport } from "./import-reading.server.ts";
import {
  linesToWrite,
  namingKeys,
  recordedName,
  writeContent,
  writeImport,
} from "./import-writing.server.ts";
import { registerImportUploads } from "./sent-files.server.ts";
import { StaleImport } from "./stale-import.ts";

const { failures } = importExportTexts;
const LISTED = 20;
const LIMIT_MINUTES = 120;

export type ListedImport = Omit<Import, "kept">;
export type ShownImport = {
  head: ListedImport;
  /** What the columns are called, by their ids. */
  titles: Record<string, string>;
  counts: Counts;
  lines: ImportLine[];
  found: number;
};

/** Jobs continue when the page is closed. */
export function registerImportExportJobs(): void {
  listenForCancellings();
  listenForDownloads();
  registerImportUploads();
  const options = { retries: 2, limitMinutes: LIMIT_MINUTES };
  registerJob<ImportJob>(READ_JOB, readImport, options);
  registerJob<ImportJob>(WRITE_JOB, writeImport, { ...options, isOneAtATime: true });
}

const { kept: _, ...LISTED_COLUMNS } = getTableColumns(imports);

export function listImports(editor: Editor): Promise<ListedImport[]> {
  return db()
    .select(LISTED_COLUMNS)
    .from(imports)
    .where(mayImport(editor.role, "leads") ? undefined : ne(imports.kind, "leads"))
    .orderBy(desc(imports.createdAt))
    .limit(LISTED);
}

export async function getImport(
  editor: Editor,
  id: string,
  { verdict, query, page }: LineFilter,
): Promise<ShownImport | null> {
  const [head] = await db().select(LISTED_COLUMNS).from(imports).where(eq(imports.id, id));
  if (!head || !mayImport(editor.role, head.kind)) return null;
  const pattern = holding(query);
  const where = and(
    eq(importLines.importId, id),
    verdict ? eq(importLines.verdict, verdict) : undefined,
    query ? or(ilike(importLines.name, pattern), ilike(importLines.key, pattern)) : undefined,
  );
  const found = await db().$count(importLines, where);
  const lines = await db()
    .select()
    .from(importLines)
    .where(where)
    .orderBy(asc(importLines.line))
    .limit(LINES_PER_PAGE)
    .offset((page - 1) * LINES_PER_PAGE);
  return { head, titles: columnTitles(head.kind), counts: await countLines(id), lines, found };
}

export async function countLines(id: string): Promise<Counts> {
  const rows = await db()
    .select({ verdict: importLines.verdict, lines: count() })
    .from(importLines)
    .where(eq(importLines.importId, id))
    .groupBy(importLines.verdict);
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict, lines } of rows) counts[verdict] = lines;
  return counts;
}

/** What was written before the cancellation arrived is undone. */
export async function requestImportCancel(
  editor: Editor,
  id: string,
  askedAt: Date,
): Promise<"cancelled" | "undone" | "tooLate"> {
  const { kind, finishedAt } = imports;
  const [found] = await db().select({ kind }).from(imports).where(eq(imports.id, id));
  if (!found || !mayImport(editor.role, found.kind)) return "tooLate";
  if (await cancelImport(editor, id)) return "cancelled";
  const [row] = await db().select({ finishedAt }).from(imports).where(eq(imports.id, id));
  if (!row?.finishedAt || row.finishedAt <= askedAt) return "tooLate";
  return (await undoImport(editor, id)).state === "undone" ? "undone" : "tooLate";
}

export type Undone = { state: "undone" | "gone" } | { state: "stale"; reason: string };

/** Only while nobody changed what it imported. */
export async function undoImport(editor: Editor, id: string): Promise<Undone> {
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (row?.state !== "done" || !mayImport(editor.role, row.kind)) return { state: "gone" };
  try {
    const lines = await linesToWrite(id);
    const changed = lines.filter(({ isNew }) => !isNew);
    const fresh = lines.filter(({ isNew }) => isNew);
    const back = changed.map((line) => ({ ...line, changes: line.changes.map(turned) }));
    const tags = await withRevisions(editor, async (tx, watch) => {
      const options = { editor, watch, pause: () => {}, stored: new Map(), undone: row.kept };
      const { tags } = await writeContent(tx, row.kind, back, options);
      if (isListName(row.kind)) await removeListed(editor, LIST_KINDS[row.kind], fresh);
      else if (row.kind === "leads") await removeLeads(tx, fresh);
      else if (fresh.length > 0) await removeProducts(tx, fresh, watch);
      await tx.update(imports).set({ state: "undone", finishedAt: now() }).where(eq(imports.id, id));
      await logEvent(editor, "restored-version", { about: recordedName(row) });
      return tags;
    });
    await contentChanged(...tags);
    log.info({ editor: editor.id, import: id }, "Import undone");
    return { state: "undone" };
  } catch (error) {
    if (error instanceof StaleImport) return { state: "stale", reason: namingKeys(failures.worked, error) };
    throw error;
  }
}
