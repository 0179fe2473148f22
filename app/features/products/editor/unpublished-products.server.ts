import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { formatSheetMinute } from "#app/i18n/sheet-date.ts";
import { isAmongFound } from "#app/platform/db/among-found.ts";
import { isOpen } from "#app/platform/db/content/content-drafts.server.ts";
import { contentDrafts, contentWithdrawals } from "#app/platform/db/content/content-drafts.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { ShownState } from "../admin-list/product-list-address.ts";
import { productContent } from "./product-content.server.ts";
import { stateOf } from "./product-drafts.server.ts";

const { entity } = productContent;

/** Changes of a rug that wait. Times are of the site's time zone, in words. */
export type Waiting = { isDraft: boolean; publishAt: string | null; withdrawAt: string | null };

/** By the rugs' ids; those without are left out. */
export async function waitingOf(ids: readonly string[]): Promise<Map<string, Waiting>> {
  if (ids.length === 0) return new Map();
  const drafts = db()
    .select({
      id: contentDrafts.entityId,
      publishAt:
        sql<Date | null>`case when ${contentDrafts.failure} is null then ${contentDrafts.publishAt} end`
          .mapWith(contentDrafts.publishAt)
          .as("publish_at"),
      withdrawAt: sql<Date | null>`null::timestamptz`.mapWith(contentDrafts.publishAt).as("withdraw_at"),
    })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.entity, entity), inArray(contentDrafts.entityId, [...ids]), isOpen));
  const withdrawals = db()
    .select({
      id: contentWithdrawals.entityId,
      publishAt: sql<Date | null>`null::timestamptz`.mapWith(contentDrafts.publishAt).as("publish_at"),
      withdrawAt: contentWithdrawals.withdrawAt,
    })
    .from(contentWithdrawals)
    .where(and(eq(contentWithdrawals.entity, entity), inArray(contentWithdrawals.entityId, [...ids])));
  const rows = await unionAll(drafts, withdrawals);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      {
        isDraft: own.some(({ withdrawAt }) => !withdrawAt),
        publishAt: earliest(own.map(({ publishAt }) => publishAt)),
        withdrawAt: earliest(own.map(({ withdrawAt }) => withdrawAt)),
      },
    ]),
  );
}

function earliest(times: (Date | null)[]): string | null {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length > 0 ? formatSheetMinute(new Date(Math.min(...known))) : null;
}

/** Those of these rugs, hidden now, that no visitor ever saw. */
export async function neverShown(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const seen = await db()
    .selectDistinct({ id: revisions.entityId })
    .from(revisions)
    .where(
      and(
        eq(revisions.entity, entity),
        inArray(revisions.entityId, [...ids]),
        sql`'true'::jsonb in (${revisions.changes} #> '{active,before}', ${revisions.changes} #> '{active,after}')`,
      ),
    );
  return new Set(ids).difference(new Set(seen.map(({ id }) => id)));
}

export type ShownProduct = { state: ShownState; slug: string };

/** What visitors see of a rug, whatever its draft says. Null when it does not exist. */
export async function getShownProduct(_editor: Editor, id: string): Promise<ShownProduct | null> {
  const { active, withdrawnAt, slug } = products;
  const [row] = await db().select({ active, withdrawnAt, slug }).from(products).where(eq(products.id, id));
  if (!row) return null;
  const state = stateOf(row);
  const isNew =
    state === "draft" && (await waitingOf([id])).get(id)?.isDraft && (await neverShown([id])).has(id);
  return { state: isNew ? "new" : state, slug: row.slug };
}

const idsOf = sql<string>`${contentDrafts.entityId}::uuid`;

export const hasOpenDraft = (): SQL =>
  isAmongFound(
    products.id,
    db()
      .select({ id: idsOf })
      .from(contentDrafts)
      .where(and(eq(contentDrafts.entity, entity), isOpen)),
  );

/** Something goes on or leaves the site at a time. */
export const isScheduled = (): SQL =>
  isAmongFound(
    products.id,
    unionAll(
      db()
        .select({ id: idsOf })
        .from(contentDrafts)
        .where(
          and(
            eq(contentDrafts.entity, entity),
            isOpen,
            isNotNull(contentDrafts.publishAt),
            isNull(contentDrafts.failure),
          ),
        ),
      db()
        .select({ id: sql<string>`${contentWithdrawals.entityId}::uuid` })
        .from(contentWithdrawals)
        .where(eq(contentWithdrawals.entity, entity)),
    ),
  );
