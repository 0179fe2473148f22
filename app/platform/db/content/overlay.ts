import { getTableColumns, getTableName, is, SQL } from "drizzle-orm";
import { type AnyPgColumn, PgDialect } from "drizzle-orm/pg-core";
import type { ContentTable } from "./content-kind.ts";
import type { Fields } from "./content-state.ts";

const dialect = new PgDialect();
const READS = /^\s*(?:\(*\s*select|with)\b/i;
const BEGINS_WITH = /^\s*with(\s+recursive)?\b/i;
const quoted = (name: string) => `"${name}"`;

/** Rows as a draft or a form wants them, which queries read instead of the stored ones. Nothing is written. */
export class Overlay {
  /** Ids of new rows that only this holds. */
  readonly created: string[] = [];
  /** Once set, every query fails with it. */
  error: Error | undefined;
  readonly #rows = new Map<ContentTable, Map<string, Fields>>();

  /** In a preview new rows are not stored either. */
  readonly isPreview: boolean;

  constructor({ isPreview }: { isPreview: boolean }) {
    this.isPreview = isPreview;
  }

  /** By names of columns. */
  put(table: ContentTable, id: string, row: Fields): void {
    this.#rows.set(table, (this.#rows.get(table) ?? new Map()).set(id, row));
  }

  /** The query with a common table expression in place of each table that has other rows here. */
  apply(text: string, values: readonly unknown[]): { text: string; values: unknown[] } {
    if (this.error) throw this.error;
    if (this.#rows.size === 0 || !READS.test(text)) return { text, values: [...values] };
    const all = [...values];
    const tables = [...this.#rows].map(([table, rows]) => {
      const name = quoted(getTableName(table));
      const columns = Object.values(getTableColumns(table)) as AnyPgColumn[];
      const stored = columns.map((column) => quoted(column.name));
      const ids = all.push([...rows.keys()]);
      const laid = all.push(JSON.stringify([...rows.values()]));
      return `${name} as not materialized (
        select ${stored} from public.${name} where id <> all($${ids}::uuid[])
        union all
        select ${columns.map(computed)} from jsonb_populate_recordset(null::public.${name}, $${laid}::jsonb) as ${name})`;
    });
    const [own = "", recursive = ""] = BEGINS_WITH.exec(text) ?? [];
    const rest = text.slice(own.length);
    return { text: `with${recursive} ${tables.join(", ")}${own ? "," : ""} ${rest}`, values: all };
  }
}

/** PostgreSQL computes generated columns of stored rows only. */
function computed({ name, generated }: AnyPgColumn): string {
  const as = generated?.as;
  if (!as) return quoted(name);
  const expression = typeof as === "function" ? as() : as;
  return `(${is(expression, SQL) ? dialect.sqlToQuery(expression).sql : expression}) as ${quoted(name)}`;
}
