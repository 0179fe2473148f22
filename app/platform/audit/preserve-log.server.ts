import { desc, getTableColumns, sql } from "drizzle-orm";
import { inTransaction } from "../db/db.server.ts";
import { FIRST_HASH } from "./actions.rules.ts";
import { audit } from "./audit.table.ts";
import { type Actor, lockRecord, logEvent } from "./log-event.server.ts";

/** A schema that a restore does not empty. */
const ASIDE = sql.raw("record_aside");
const COLUMNS = sql.join(
  Object.values(getTableColumns(audit)).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

export async function preserveAuditLog(): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.execute(sql`drop schema if exists ${ASIDE} cascade`);
    await tx.execute(sql`create schema ${ASIDE}`);
    await tx.execute(sql`create table ${ASIDE}.audit as select * from public.audit`);
  });
}

/** Appends what was recorded since the backup; of another installation only the former end. */
export async function restoreAuditLog(actor: Actor, backup: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockRecord();
    const [last] = await tx.select().from(audit).orderBy(desc(audit.number)).limit(1);
    const number = last?.number ?? 0;
    const { rows: met } = await tx.execute<{ hash: string }>(
      sql`select hash from ${ASIDE}.audit where number = ${number}`,
    );
    const isOneChain = (met[0]?.hash ?? FIRST_HASH) === (last?.hash ?? FIRST_HASH);
    const { rows: heads } = await tx.execute<{ hash: string }>(
      sql`select hash from ${ASIDE}.audit order by number desc limit 1`,
    );
    if (isOneChain)
      await tx.execute(
        sql`insert into public.audit (${COLUMNS}) select ${COLUMNS} from ${ASIDE}.audit where number > ${number} order by number`,
      );
    await tx.execute(sql`drop schema ${ASIDE} cascade`);
    const seal = heads[0]?.hash ?? FIRST_HASH;
    await logEvent(actor, "site-restored", { about: backup, details: isOneChain ? {} : { seal } });
  });
}
