import { and, eq, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { newsletterSubscriptions as subscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { keptDays } from "#app/platform/backup/kept-days.server.ts";
import { now } from "#app/platform/clock.ts";
import { trashStart } from "#app/platform/db/content/trash.rules.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { type Erased, eraseFiles, eraseRows, KEPT, KINDS, type RowsToErase } from "./erase-rows.server.ts";
import { erasures } from "./erasures.table.ts";
import { backupsUntil, orderRetentionStart, retentionStart, unconfirmedSince } from "./retention.rules.ts";

/** Small, because each transaction locks its rows. */
const ROWS_AT_ONCE = 200;

type Counts = Erased["counts"];
type Wanted = { [Kind in keyof RowsToErase]?: SQL | undefined };
const TABLES = { leads, messages, subscriptions, mails: outboxMails };
const NONE = sql`false`;

export async function eraseExpired(): Promise<Counts> {
  const today = now();
  const [since, orders] = [retentionStart(today), orderRetentionStart(today)];
  const counts = await eraseWhere({
    leads: or(
      and(lt(leads.lastContactAt, since), ne(leads.status, "won")),
      and(lt(leads.lastContactAt, orders), eq(leads.status, "won")),
    ),
    messages: lt(messages.lastContactAt, since),
    subscriptions: and(
      eq(subscriptions.status, "pending"),
      lt(subscriptions.confirmationSentAt, unconfirmedSince(today)),
    ),
    mails: lt(outboxMails.createdAt, since),
  });
  if (Object.values(counts).some((count) => count > 0)) {
    const until = backupsUntil(today, await keptDays());
    await db().insert(erasures).values({ reason: "age", erasedAt: today, counts, backupsUntil: until });
    log.info(counts, "Erased data past its retention period");
  }
  return counts;
}

export async function eraseFromTrash(kind: keyof RowsToErase, id: string): Promise<boolean> {
  const table = TABLES[kind];
  const counts = await eraseWhere({ [kind]: and(eq(table.id, id), isNotNull(table.removedAt)) });
  return counts[kind] > 0;
}

export function eraseRemoved(): Promise<Counts> {
  const since = trashStart(now());
  return eraseWhere({
    leads: lt(leads.removedAt, since),
    messages: lt(messages.removedAt, since),
    subscriptions: lt(subscriptions.removedAt, since),
    mails: lt(outboxMails.removedAt, since),
  });
}

async function eraseWhere(wanted: Wanted): Promise<Counts> {
  const total: Counts = { leads: 0, messages: 0, subscriptions: 0, mails: 0, files: 0, consents: 0 };
  for (;;) {
    const { counts, files } = await inTransaction(async (tx) => {
      const idsOf = async (table: PgTable, where: SQL) => {
        const { id } = table as typeof leads;
        const rows = await tx.select({ id }).from(table).where(where).limit(ROWS_AT_ONCE);
        return rows.map((row) => row.id);
      };
      const toErase = { leads: [], messages: [], subscriptions: [], mails: [] } as RowsToErase;
      for (const kind of KINDS) toErase[kind] = await idsOf(KEPT[kind].table, wanted[kind] ?? NONE);
      toErase.mails = await idsOf(outboxMails, wanted.mails ?? NONE);
      return eraseRows(tx, toErase);
    });
    await eraseFiles(files);
    for (const [kind, count] of Object.entries(counts)) total[kind as keyof Counts] += count;
    const { leads: ofLeads, messages: ofMessages, subscriptions: ofSubscriptions, mails } = counts;
    if (Math.max(ofLeads, ofMessages, ofSubscriptions, mails) === 0) return total;
  }
}
