import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { mayConfirm, mayImport } from "../import-export.rules.ts";
import { imports } from "../import-export.table.ts";
import { type ImportJob, WRITE_JOB } from "./import-files.server.ts";
import { countLines } from "./imports.server.ts";

/** False in another state, or when a line is refused and not only the good ones are meant. */
export async function confirmImport(editor: Editor, id: string, isGoodOnly = false): Promise<boolean> {
  const { state, kind } = imports;
  const [row] = await db().select({ state, kind }).from(imports).where(eq(imports.id, id));
  if (!row || !mayImport(editor.role, row.kind)) return false;
  if (!mayConfirm(row.state, await countLines(id), isGoodOnly)) return false;
  const { email, role } = editor;
  const job: ImportJob = { id, editor: { id: editor.id, email, role } };
  const isBegun = await inTransaction(async (tx) => {
    const begun = await tx
      .update(imports)
      .set({ state: "writing", done: 0, total: 0 })
      .where(and(eq(imports.id, id), eq(imports.state, "ready")))
      .returning({ id: imports.id });
    if (begun.length > 0) await enqueue(WRITE_JOB, job, { tx });
    return begun.length > 0;
  });
  if (isBegun) log.info({ editor: editor.id, import: id, isGoodOnly }, "Import confirmed");
  return isBegun;
}
