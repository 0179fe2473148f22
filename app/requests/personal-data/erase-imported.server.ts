import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isTable } from "#app/platform/db/is-table.server.ts";
import { emailsIn, MIN_DIGITS } from "./retention.rules.ts";

/** Tables by name, because import-export imports this feature. */
const OF_LEADS = sql.raw("import_id in (select id from public.imports where kind = 'leads')");
const LINES = sql.raw("public.import_lines");

export async function eraseImported(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await forget(tx, inArray(sql.raw("key"), ids));
}

export type ImportedLine = {
  import_id: string;
  line: number;
  changes: { column: string; after: string }[];
  problems: { value: string }[];
  cells: string[];
};
type IsTheirs = (email: string, phone: string) => boolean;

export async function eraseLines(tx: Transaction, lines: ImportedLine[]): Promise<void> {
  for (const { import_id, line } of lines) await forget(tx, sql`import_id = ${import_id} and line = ${line}`);
}

export async function findInImports(tx: Transaction, isTheirs: IsTheirs): Promise<ImportedLine[]> {
  if (!(await isTable("public.import_lines"))) return [];
  // A backup of an earlier version, restored as it was, has no cells.
  const cells = sql`coalesce(to_jsonb(lines) -> 'cells', '[]') as cells`;
  const { rows } = await tx.execute<ImportedLine>(
    sql`select import_id, line, changes, problems, ${cells} from ${LINES} as lines
      where ${OF_LEADS} and verdict <> 'unchanged'`,
  );
  return rows.filter((line) => isAboutThem(line, isTheirs));
}

/** What was refused may show their address in any cell, also in a line that names somebody else's request. */
function isAboutThem({ changes, problems, cells }: ImportedLine, isTheirs: IsTheirs): boolean {
  const said = (column: string) => changes.find((change) => change.column === column)?.after ?? "";
  if (isTheirs(said("email"), said("whatsapp"))) return true;
  const refused = [...problems.map(({ value }) => value), ...cells].map((cell) => cell.trim());
  const phones = refused.filter((cell) => cell.replace(/\D/g, "").length >= MIN_DIGITS);
  return (
    refused.flatMap(emailsIn).some((email) => isTheirs(email, "")) ||
    phones.some((phone) => isTheirs("", phone))
  );
}

async function forget(tx: Transaction, which: SQL): Promise<void> {
  if (await isTable("public.import_lines"))
    await tx.execute(sql`delete from ${LINES} where ${OF_LEADS} and ${which}`);
}
