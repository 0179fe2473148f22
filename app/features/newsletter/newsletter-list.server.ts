import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { removeRow, undeleteRow } from "#app/platform/audit/remove-row.server.ts";
import { countByStatus } from "#app/platform/db/count-by-status.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { log } from "#app/platform/log.server.ts";
import { cancelBatchMailsAbout } from "#app/requests/outbox/batches.server.ts";
import { pageByStatus } from "#app/ui/lists/list-address.ts";
import { SUBSCRIPTIONS } from "./newsletter.rules.ts";
import { type NewsletterSubscription, newsletterSubscriptions as subscriptions } from "./newsletter.table.ts";
import {
  SUBSCRIPTIONS_PER_PAGE,
  type SubscriptionFilter,
  type SubscriptionStatus,
} from "./newsletter-list.rules.ts";

export type SubscriptionRow = Pick<
  NewsletterSubscription,
  "id" | "email" | "locale" | "status" | "consentAt" | "consentVersion" | "confirmedAt" | "unsubscribedAt"
>;
export type SubscriptionList = {
  rows: SubscriptionRow[];
  counts: Partial<Record<SubscriptionStatus, number>>;
  total: number;
  found: number;
  /** The last one when fewer are left than were asked for. */
  page: number;
};

/** Only the owner of an address can subscribe it. */
export async function listSubscriptions(
  _editor: Editor,
  filter: SubscriptionFilter,
): Promise<SubscriptionList> {
  const where = conditions(filter);
  const counts = await countByStatus(subscriptions, where);
  const { total, found, page } = pageByStatus(counts, filter, SUBSCRIPTIONS_PER_PAGE);
  const rows = await selectRows(filter, SUBSCRIPTIONS_PER_PAGE, (page - 1) * SUBSCRIPTIONS_PER_PAGE);
  return { rows, counts, total, found, page };
}

export async function* exportSubscriptions(
  editor: Editor,
  filter: SubscriptionFilter,
): AsyncGenerator<SubscriptionRow[]> {
  // Logged first, because an aborted export is one as well.
  await logEvent(editor, "exported", { about: "/admin/newsletter" });
  // All at once: counted from the beginning each time, somebody who joins or leaves would repeat another or leave them out.
  const ids = await listIds(filter);
  for (const part of inParts(ids)) {
    const rows = new Map((await readRows(part)).map((row) => [row.id, row]));
    if (rows.size > 0) yield part.flatMap((id) => rows.get(id) ?? []);
  }
  log.info({ editor: editor.id, count: ids.length }, "Subscriptions exported");
}

/** Mails of letters that wait for it do not leave. */
export const removeSubscription = (editor: Editor, id: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    // Locked first, as when somebody leaves, so that the two cannot wait for each other.
    await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
    await cancelBatchMailsAbout(SUBSCRIPTIONS, id, tx);
    return removeRow(editor, subscriptions, "subscriptions", id);
  });

export const undeleteSubscription = (editor: Editor, id: string): Promise<boolean> =>
  undeleteRow(editor, subscriptions, "subscriptions", id);

/** Those that were there. */
export async function removeSubscriptions(editor: Editor, ids: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) if (await removeSubscription(editor, id)) removed.push(id);
  return removed;
}

/** False when one of them is erased. */
export async function undeleteSubscriptions(editor: Editor, ids: readonly string[]): Promise<boolean> {
  let isWhole = ids.length > 0;
  for (const id of ids) isWhole = (await undeleteRow(editor, subscriptions, "subscriptions", id)) && isWhole;
  return isWhole;
}

const { id, email, locale, status, consentAt, consentVersion, confirmedAt, unsubscribedAt } = subscriptions;
const COLUMNS = { id, email, locale, status, consentAt, consentVersion, confirmedAt, unsubscribedAt };

const NEWEST = [sql`${subscriptions.createdAt} desc nulls last`, desc(id)];

const selectRows = (filter: SubscriptionFilter, limit: number, offset: number): Promise<SubscriptionRow[]> =>
  db()
    .select(COLUMNS)
    .from(subscriptions)
    .where(isChosen(filter))
    .orderBy(...NEWEST)
    .limit(limit)
    .offset(offset);

async function listIds(filter: SubscriptionFilter): Promise<string[]> {
  const rows = await db()
    .select({ id })
    .from(subscriptions)
    .where(isChosen(filter))
    .orderBy(...NEWEST);
  return rows.map((row) => row.id);
}

const readRows = (ids: string[]): Promise<SubscriptionRow[]> =>
  db()
    .select(COLUMNS)
    .from(subscriptions)
    .where(and(inArray(id, ids), isNull(subscriptions.removedAt)));

const isChosen = (filter: SubscriptionFilter): SQL | undefined =>
  and(conditions(filter), filter.status ? eq(status, filter.status) : undefined);

const conditions = ({ query }: SubscriptionFilter): SQL | undefined =>
  and(isNull(subscriptions.removedAt), holdsWords([email], query));
