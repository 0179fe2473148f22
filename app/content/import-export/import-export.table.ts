import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, isFilled, isNotNegative, isOneOf, timestamps, timestamptz } from "#app/platform/db/columns.ts";

const KINDS = ["catalogue", "collections", "designers", "texts", "leads"] as const;
const STATES = ["reading", "ready", "writing", "done", "cancelled", "failed", "undone"] as const;
const VERDICTS = ["new", "changed", "unchanged", "refused"] as const;

export type ColumnMapping = {
  known: string[];
  notes: string[];
  unknown: string[];
  /** The whole first line, for the sheet of refused lines. Imports of earlier versions have none. */
  heading?: string[];
};
/** Both as the sheet spells them. */
export type CellChange = { column: string; before: string; after: string };
export type CellProblem = { column: string; value: string; problem: string };

/** Read, shown line by line, then written whole or not at all. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    kind: text("kind", { enum: KINDS }).notNull(),
    state: text("state", { enum: STATES }).notNull().default("reading"),
    sheetName: text("sheet_name").notNull().default(""),
    picturesName: text("pictures_name").notNull().default(""),
    /** An account without foreign key, because the import outlives it. */
    startedBy: text("started_by").notNull(),
    columns: jsonb("columns").$type<ColumnMapping>().notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    failure: text("failure").notNull().default(""),
    /** Needed for undoing: the days on which rugs were withdrawn, by address; last contacts of requests, by id. */
    kept: jsonb("kept").$type<Record<string, string>>().notNull().default({}),
    finishedAt: timestamptz("finished_at"),
    ...timestamps(),
  },
  (table) => [
    isOneOf("imports_kind_known", table.kind, KINDS),
    isOneOf("imports_state_known", table.state, STATES),
    isFilled("imports_started_by_filled", table.startedBy),
    isNotNegative("imports_done_not_negative", table.done),
    isNotNegative("imports_total_not_negative", table.total),
    index("imports_newest").on(table.createdAt.desc()),
  ],
);

export const importLines = pgTable(
  "import_lines",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    key: text("key").notNull().default(""),
    name: text("name").notNull().default(""),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    changes: jsonb("changes").$type<CellChange[]>().notNull(),
    problems: jsonb("problems").$type<CellProblem[]>().notNull(),
    /** Of a refused line, as the sheet has them. */
    cells: jsonb("cells").$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    isOneOf("import_lines_verdict_known", table.verdict, VERDICTS),
    index("import_lines_by_verdict").on(table.importId, table.verdict, table.line),
  ],
);

export type Import = typeof imports.$inferSelect;
export type ImportLine = typeof importLines.$inferSelect;
export type ImportKind = Import["kind"];
export type ImportState = Import["state"];
export type Verdict = ImportLine["verdict"];
