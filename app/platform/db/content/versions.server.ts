import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { siteLocale } from "#app/i18n/locales.ts";
import { type Database, db } from "../db.server.ts";
import { contentDrafts } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { readStates } from "./content-rows.server.ts";
import { type Conflict, type ContentState, undone } from "./content-state.ts";
import { type Revision, revisions } from "./revisions.table.ts";

export class ContentConflictError extends Error {
  readonly conflicts: (Conflict & { id: string })[];
  readonly kind: ContentKind;
  /** Version up to which these conflicts are complete. */
  readonly version: number;
  constructor(kind: ContentKind, conflicts: (Conflict & { id: string })[], version: number) {
    super("Somebody else changed the same");
    this.kind = kind;
    this.conflicts = conflicts;
    this.version = version;
  }
}

export function titleOf(kind: ContentKind, state: ContentState | null): string {
  const { title } = kind;
  if (kind.titleOf) return state ? kind.titleOf(state) : "";
  return String(state?.[siteLocale()][title] || (state?.["pt-BR"][title] ?? state?.all[title] ?? ""));
}

export async function revisionsSince(
  on: Database,
  entity: string,
  id: string,
  version: number,
): Promise<Revision[]> {
  return on
    .select()
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id), gt(revisions.version, version)))
    .orderBy(desc(revisions.version));
}

export async function haveChangedSince(
  on: Database,
  entity: string,
  ids: readonly string[],
  version: number,
): Promise<boolean> {
  const { entity: ofEntity, entityId, version: at } = revisions;
  return (
    (await on.$count(revisions, and(eq(ofEntity, entity), inArray(entityId, [...ids]), gt(at, version)))) > 0
  );
}

/** Read before the content: nothing read is newer. */
export async function latestVersion(on: Database = db()): Promise<number> {
  const { rows } = await on.execute<{ version: number }>(sql`select ${newestVersion} as version`);
  return rows[0]?.version ?? 0;
}

export const newestVersion = sql`greatest((select max(${revisions.version}) from ${revisions}),
  (select max(${contentDrafts.version}) from ${contentDrafts}), 0)`;

/** Null when it does not exist. */
export async function stateAfter(
  on: Database,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<ContentState | null> {
  const state = (await readStates(on, kind, [id])).get(id);
  return state ? undone(state, await revisionsSince(on, kind.entity, id, version)) : null;
}
