import { and, asc, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { SheetColumn } from "#app/platform/http/sheet-response.server.ts";
import { MAX_CELL_CHARACTERS } from "#app/platform/sheets/sheet-thread.rules.ts";
import { REASON_TITLE } from "../cells.rules.ts";
import { mayImport } from "../import-export.rules.ts";
import { type CellProblem, importLines, imports } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { textsSheetTexts } from "../texts/texts-sheet.texts.ts";
import { columnTitles } from "./import-reading.server.ts";

const { detail: texts } = importExportTexts;
const WIDTH = 24;
const REASON_WIDTH = 80;

type Refused = { cells: string[]; problems: CellProblem[] };

/** The refused lines as the sheet had them, with the reason of each in a last column. Null without any. */
export async function exportRefused(editor: Editor, id: string) {
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (!row || !mayImport(editor.role, row.kind)) return null;
  const { cells, problems, importId, verdict, line } = importLines;
  const lines: Refused[] = await db()
    .select({ cells, problems })
    .from(importLines)
    .where(and(eq(importId, id), eq(verdict, "refused")))
    .orderBy(asc(line));
  if (lines.length === 0) return null;
  await logEvent(editor, "exported", { about: texts.refusedFile, details: { rows: lines.length } });
  const titles = columnTitles(row.kind);
  const columns: SheetColumn<Refused>[] = [
    ...(row.columns.heading ?? []).map((title, at) => ({
      ...{ title, width: WIDTH },
      value: ({ cells }: Refused) => fitting(cells[at] ?? ""),
    })),
    { title: REASON_TITLE, width: REASON_WIDTH, value: (refused) => reasonOf(titles, refused) },
  ];
  return { name: texts.refusedFile, columns, batches: [lines] };
}

/** A long text is left as it is on the site when the sheet comes back; cut, it would be taken for the whole. */
const fitting = (text: string): string =>
  text.length > MAX_CELL_CHARACTERS ? textsSheetTexts.tooLongForExcel : text;

/** A picture of an archive has no line in the sheet, so its name is said. */
const reasonOf = (titles: Record<string, string>, { cells, problems }: Refused): string =>
  problems
    .map(({ column, value, problem }) => {
      const name = cells.length === 0 && value ? ` (${value})` : "";
      return `${titles[column] ?? column}${name}: ${problem}`;
    })
    .join("\n");
