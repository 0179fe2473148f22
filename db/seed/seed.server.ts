import { sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { planOf } from "./plans.ts";
import { storeFiles, writeRows } from "./store-plan.server.ts";

/** A row in any of these tables means that the installation is in use, so it is not seeded. */
const SIGNS_OF_LIFE = ["users", "media", "content", "products"];

/** Does nothing when there is content. */
export async function seedDatabase(): Promise<void> {
  if (!(await isEmpty())) return;
  const { seed } = env();
  const started = performance.now();
  const plan = await planOf(seed, now());
  await storeFiles([...plan.files], [...plan.documents.values()]);
  const isWritten = await inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    // Another process may have seeded meanwhile.
    if (!(await isEmpty(tx))) return false;
    await writeRows(tx, plan);
    return true;
  });
  if (!isWritten) return;
  await contentChanged("settings", "products", "media", "content");
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  log.info({ files: plan.files.size, seconds }, "The first content is in place");
}

async function isEmpty(on: Pick<Transaction, "execute"> = db()): Promise<boolean> {
  const questions = SIGNS_OF_LIFE.map((table) => sql`exists (select 1 from ${sql.identifier(table)})`);
  const { rows } = await on.execute(sql`select ${sql.join(questions, sql` or `)} as begun`);
  return rows[0]?.begun === false;
}
