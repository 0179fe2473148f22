import { sql } from "drizzle-orm";
import { type Actor, logEvent } from "#app/platform/audit/log-event.server.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { isTable } from "#app/platform/db/is-table.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pseudonymise } from "#app/requests/privacy/consents.server.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { eraseLines, findInImports } from "./erase-imported.server.ts";
import { eraseFiles, eraseRows } from "./erase-rows.server.ts";
import { findDigested, isAmong } from "./find-digested.server.ts";

/** A schema that a restore does not empty. */
const ASIDE = sql.raw("erasures_aside");
const COLUMNS = sql.raw("id, reason, erased_at, editor_email, counts, backups_until, subject_digests");

type Receipt = { id: string; subject_digests: string[] };

export async function preserveErasures(): Promise<void> {
  if (!(await isTable("public.erasures"))) return;
  await inTransaction(async (tx) => {
    // Left by an interrupted restore: may name people whom the present database has again.
    if (await isTable("erasures_aside.receipts")) {
      const known = sql`id not in (select id from ${ASIDE}.receipts)`;
      await tx.execute(
        sql`insert into ${ASIDE}.receipts select ${COLUMNS} from public.erasures where ${known}`,
      );
      return;
    }
    await tx.execute(sql`create schema ${ASIDE}`);
    await tx.execute(sql`create table ${ASIDE}.receipts as select ${COLUMNS} from public.erasures`);
  });
}

/** Repeats erasures newer than a restored backup, also at every start. Returns their number. */
export async function eraseAgain(actor: Actor): Promise<number> {
  const isWaiting = (await isTable("erasures_aside.receipts")) && (await isTable("public.erasures"));
  if (!isWaiting) return 0;
  const { receipts, files } = await inTransaction(async (tx) => {
    const { rows: receipts } = await tx.execute<Receipt>(
      sql`select id, subject_digests from ${ASIDE}.receipts where id not in (select id from public.erasures)`,
    );
    const digests = new Set(receipts.flatMap((receipt) => receipt.subject_digests));
    const found = await findDigested(tx, digests);
    await eraseLines(tx, await findInImports(tx, isAmong(digests)));
    const { files } = await eraseRows(tx, found.toErase);
    for (const id of found.consents)
      for (const consent of await tx.select().from(consents).where(sql`${consents.id} = ${id}`))
        await pseudonymise(tx, consent);
    await tx.execute(
      sql`insert into public.erasures (${COLUMNS}) select ${COLUMNS} from ${ASIDE}.receipts
        where id not in (select id from public.erasures)`,
    );
    await tx.execute(sql`drop schema ${ASIDE} cascade`);
    const isRecorded = await isTable("public.audit");
    for (const { id, subject_digests } of isRecorded ? receipts : [])
      if (subject_digests.length > 0)
        await logEvent(actor, "person-erased", { details: { receipt: id, again: true } });
    return { receipts, files };
  });
  await eraseFiles(files);
  if (receipts.length > 0)
    log.info({ receipts: receipts.length }, "People who were erased were erased again");
  return receipts.length;
}
