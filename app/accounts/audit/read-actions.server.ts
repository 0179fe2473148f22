import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { endOfDay, startOfDay } from "#app/i18n/local-day.rules.ts";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import { AUDIT_ACTIONS, type AuditAction, type AuditGroup } from "#app/platform/audit/actions.rules.ts";
import { type AuditRow, audit } from "#app/platform/audit/audit.table.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holding } from "#app/platform/db/like-pattern.ts";
import { plainText } from "#app/platform/db/plain-search.ts";
import { ACTIONS_PER_PAGE, type AuditFilter } from "./audit.rules.ts";
import { auditTexts } from "./audit.texts.ts";

export type AuditPage = {
  rows: AuditRow[];
  total: number;
  counts: Partial<Record<AuditGroup, number>>;
  found: number;
};

const ROWS_AT_ONCE = 500;

export async function listActions(_editor: Editor, filter: AuditFilter): Promise<AuditPage> {
  const [rows, counts] = await Promise.all([
    db()
      .select()
      .from(audit)
      .where(and(conditions(filter), ofGroup(filter.group)))
      .orderBy(desc(audit.number))
      .limit(ACTIONS_PER_PAGE)
      .offset((filter.page - 1) * ACTIONS_PER_PAGE),
    countByGroup(filter),
  ]);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { rows, counts, total, found: filter.group ? (counts[filter.group] ?? 0) : total };
}

export async function lastTimeOf(_editor: Editor, action: AuditAction): Promise<Date | null> {
  const [last] = await db()
    .select({ at: audit.at })
    .from(audit)
    .where(eq(audit.action, action))
    .orderBy(desc(audit.number))
    .limit(1);
  return last?.at ?? null;
}

/** Oldest first, to recompute the hashes. The export is itself logged. */
export async function* exportActions(editor: Editor, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  await logEvent(editor, "record-exported");
  for (let after = 0; ; ) {
    const rows = await db()
      .select()
      .from(audit)
      .where(and(conditions(filter), ofGroup(filter.group), gt(audit.number, after)))
      .orderBy(asc(audit.number))
      .limit(ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.number ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
  }
}

const ofGroup = (group: AuditGroup | null) =>
  group ? inArray(audit.action, [...AUDIT_ACTIONS[group]]) : undefined;

const conditions = ({ query, from, until }: AuditFilter): SQL | undefined =>
  and(
    from ? gte(audit.at, startOfDay(from)) : undefined,
    until ? lt(audit.at, endOfDay(until)) : undefined,
    ...plainWords(query).map(holdsWord),
  );

function holdsWord(word: string): SQL {
  const named = Object.entries(auditTexts.actions)
    .filter(([, words]) => plainLetters(words).includes(word))
    .map(([action]) => action);
  const text = plainText(sql`${audit.actor} || ' ' || ${audit.about} || ' ' || ${audit.details}::text`);
  const isKept = sql`${text} like ${holding(word)}`;
  return named.length > 0 ? sql`(${isKept} or ${inArray(audit.action, named)})` : isKept;
}

async function countByGroup(filter: AuditFilter): Promise<AuditPage["counts"]> {
  const found = await db()
    .select({ action: audit.action, found: count() })
    .from(audit)
    .where(conditions(filter))
    .groupBy(audit.action);
  const counts: AuditPage["counts"] = {};
  for (const [group, actions] of Object.entries(AUDIT_ACTIONS) as [AuditGroup, readonly string[]][])
    counts[group] = found
      .filter(({ action }) => actions.includes(action))
      .reduce((sum, one) => sum + one.found, 0);
  return counts;
}
