import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isTable } from "#app/platform/db/is-table.server.ts";
import { MIN_DIGITS } from "./retention.rules.ts";

/** Tables by name, because import-export imports this feature. */
const OF_LEADS = sql.raw("import_id in (select id from public.imports where kind = 'leads')");
const LINES = sql.raw("public.import_lines");

export async function eraseImported(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await forget(tx, inArray(sql.raw("key"), ids));
}

type Line = {
  import_id: string;
  line: number;
  changes: { column: string; after: string }[];
  problems: { value: string }[];
  cells: string[];
};
type IsTheirs = (email: string, phone: string) => boolean;

export async function countInImports(tx: Transaction, isTheirs: IsTheirs): Promise<number> {
  return (await findInImports(tx, isTheirs)).length;
}

/** Returns the number of erased lines. */
export async function eraseFromImports(tx: Transaction, isTheirs: IsTheirs): Promise<number> {
  const found = await findInImports(tx, isTheirs);
  for (const { import_id, line } of found) await forget(tx, sql`import_id = ${import_id} and line = ${line}`);
  return found.length;
}

async function findInImports(tx: Transaction, isTheirs: IsTheirs): Promise<Line[]> {
  if (!(await isTable("public.import_lines"))) return [];
  // A backup of an earlier version, restored as it was, has no cells.
  const cells = sql`coalesce(to_jsonb(lines) -> 'cells', '[]') as cells`;
  const { rows } = await tx.execute<Line>(
    sql`select import_id, line, changes, problems, ${cells} from ${LINES} as lines
      where ${OF_LEADS} and verdict <> 'unchanged'`,
  );
  return rows.filter((line) => isAboutThem(line, isTheirs));
}

const SEPARATORS = /[\s<>()[\]",;:]+/;

/** What was refused may show their address in any cell, also in a line that names somebody else's request. */
function isAboutThem({ changes, problems, cells }: Line, isTheirs: IsTheirs): boolean {
  const said = (column: string) => changes.find((change) => change.column === column)?.after ?? "";
  if (isTheirs(said("email"), said("whatsapp"))) return true;
  const refused = [...problems.map(({ value }) => value), ...cells].map((cell) => cell.trim());
  const emails = refused.flatMap((cell) => cell.split(SEPARATORS)).filter((word) => word.includes("@"));
  const phones = refused.filter((cell) => cell.replace(/\D/g, "").length >= MIN_DIGITS);
  return emails.some((email) => isTheirs(email, "")) || phones.some((phone) => isTheirs("", phone));
}

async function forget(tx: Transaction, which: SQL): Promise<void> {
  if (await isTable("public.import_lines"))
    await tx.execute(sql`delete from ${LINES} where ${OF_LEADS} and ${which}`);
}
