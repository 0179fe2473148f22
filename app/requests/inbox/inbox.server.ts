import { and, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Editor } from "#app/accounts/guard.server.ts";
import { dayOf, endOfDay, startOfDay } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { countByStatus } from "#app/platform/db/count-by-status.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { hasWords } from "#app/platform/db/search-columns.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { type Lead, leads } from "#app/requests/leads.table.ts";
import { type Message, messages } from "#app/requests/messages.table.ts";
import { pageByStatus } from "#app/ui/lists/list-address.ts";
import { type InboxFilter, REQUESTS_PER_PAGE, type RequestStatus } from "./inbox.rules.ts";
import { MESSAGE_ORIGIN } from "./requests.ts";

export type InboxRow = {
  id: string;
  origin: string;
  name: string;
  whatsapp: string;
  email: string;
  subject: string;
  size: string;
  status: RequestStatus;
  createdAt: Date;
  remindOn: string | null;
};

export type Inbox = {
  rows: InboxRow[];
  total: number;
  /** By state, whichever is chosen. */
  counts: Partial<Record<RequestStatus, number>>;
  found: number;
  /** The last one when fewer are left than were asked for. */
  page: number;
};

export type InboxRequest =
  | { kind: "lead"; origin: string; row: Lead }
  | { kind: "message"; origin: string; row: Message };

const DUE_SHOWN = 5;
/** Must match the index. */
const NEWEST = sql`created_at desc nulls last, id desc`;

export async function listInbox(_editor: Editor, filter: InboxFilter): Promise<Inbox> {
  const counts = await countRequests(filter);
  const { total, found, page } = pageByStatus(counts, filter, REQUESTS_PER_PAGE);
  const rows = await selectRows(filter, NEWEST, REQUESTS_PER_PAGE, (page - 1) * REQUESTS_PER_PAGE);
  return { rows, counts, total, found, page };
}

export async function listDue(_editor: Editor): Promise<InboxRow[]> {
  const order = sql`remind_on, id`;
  return selectRows({}, order, DUE_SHOWN, 0, isDue);
}

export const countDue = (_editor: Editor): Promise<number> => countBoth(isDue);

/** Null when unreadable: shown on every screen. */
export async function countNewLeads(_editor: Editor): Promise<number | null> {
  return withFallback(null, "New requests could not be counted", () =>
    countBoth((table) => eq(table.status, "new")),
  );
}

export async function getInboxRequest(_editor: Editor, id: string): Promise<InboxRequest | null> {
  const [lead] = await db()
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.removedAt)));
  if (lead) return { kind: "lead", origin: lead.origin, row: lead };
  const [message] = await db()
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.removedAt)));
  return message ? { kind: "message", origin: MESSAGE_ORIGIN, row: message } : null;
}

/** Newest first. */
export async function listRequestIds(_editor: Editor, filter: InboxFilter): Promise<string[]> {
  return (await selectRows(filter, NEWEST, Number.MAX_SAFE_INTEGER, 0)).map(({ id }) => id);
}

/** In that order, without what was removed meanwhile. */
export async function readRequests(_editor: Editor, ids: readonly string[]): Promise<InboxRequest[]> {
  const [ofLeads, ofMessages] = await Promise.all([
    db()
      .select()
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), isNull(leads.removedAt))),
    db()
      .select()
      .from(messages)
      .where(and(inArray(messages.id, [...ids]), isNull(messages.removedAt))),
  ]);
  const whole = new Map<string, InboxRequest>();
  for (const row of ofLeads) whole.set(row.id, { kind: "lead", origin: row.origin, row });
  for (const row of ofMessages) whole.set(row.id, { kind: "message", origin: MESSAGE_ORIGIN, row });
  return ids.flatMap((id) => whole.get(id) ?? []);
}

type Table = typeof leads | typeof messages;
type Condition = (table: Table) => SQL | undefined;

const isDue: Condition = (table) => lte(table.remindOn, dayOf(now()));

async function selectRows(
  filter: Partial<InboxFilter>,
  order: SQL,
  limit: number,
  offset: number,
  also: Condition = () => undefined,
): Promise<InboxRow[]> {
  const { origin, status } = filter;
  const where = (table: Table) =>
    and(conditions(table, filter), status ? eq(table.status, status as never) : undefined, also(table));
  const ofLeads = select(leads, OF_LEADS, where(leads));
  const ofMessages = select(messages, OF_MESSAGES, where(messages));
  if (origin === MESSAGE_ORIGIN) return ofMessages.orderBy(order).limit(limit).offset(offset);
  if (origin) return ofLeads.orderBy(order).limit(limit).offset(offset);
  return unionAll(ofLeads, ofMessages).orderBy(order).limit(limit).offset(offset);
}

type Own = { origin: unknown; whatsapp: unknown; subject: unknown; size: unknown };
const { whatsapp, carpetName, carpetSize, origin } = leads;
const { phone, subject } = messages;
const OF_LEADS: Own = { origin, whatsapp, subject: carpetName, size: carpetSize };
const OF_MESSAGES: Own = {
  origin: sql`${MESSAGE_ORIGIN}::text`,
  whatsapp: sql`coalesce(${phone}, '')`,
  subject,
  size: sql`''`,
};

const select = (table: Table, own: Own, where: SQL | undefined) =>
  db()
    .select({
      id: table.id,
      origin: sql<string>`${own.origin}`.as("request_origin"),
      name: table.name,
      whatsapp: sql<string>`${own.whatsapp}`.as("request_whatsapp"),
      email: table.email,
      subject: sql<string>`${own.subject}`.as("request_subject"),
      size: sql<string>`${own.size}`.as("request_size"),
      status: sql<RequestStatus>`${table.status}`.as("request_status"),
      createdAt: table.createdAt,
      remindOn: table.remindOn,
    })
    .from(table)
    .where(where)
    .$dynamic();

async function countBoth(condition: Condition): Promise<number> {
  const [ofLeads, ofMessages] = [leads, messages].map((table) =>
    db().$count(table, and(isNull(table.removedAt), condition(table))),
  );
  const { rows } = await db().execute<{ count: number }>(
    sql`select (${ofLeads} + ${ofMessages})::int as count`,
  );
  return rows[0]?.count ?? 0;
}

async function countRequests(filter: InboxFilter): Promise<Inbox["counts"]> {
  const isOther = filter.origin && filter.origin !== MESSAGE_ORIGIN;
  const [ofLeads, ofMessages] = await Promise.all([
    filter.origin === MESSAGE_ORIGIN ? {} : countByStatus(leads, conditions(leads, filter)),
    isOther ? {} : countByStatus(messages, conditions(messages, filter)),
  ]);
  const counts: Inbox["counts"] = { ...ofLeads };
  for (const [status, found] of Object.entries(ofMessages) as [RequestStatus, number][])
    counts[status] = (counts[status] ?? 0) + found;
  return counts;
}

function conditions(table: Table, { query, origin, from, until }: Partial<InboxFilter>): SQL | undefined {
  return and(
    isNull(table.removedAt),
    table === leads && origin && origin !== MESSAGE_ORIGIN ? eq(leads.origin, origin) : undefined,
    from ? gte(table.createdAt, startOfDay(from)) : undefined,
    until ? lt(table.createdAt, endOfDay(until)) : undefined,
    hasWords(table.searchWords, query ?? ""),
  );
}
