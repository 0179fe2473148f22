import { and, desc, eq, gt, max, sql } from "drizzle-orm";
import type { Basis } from "#app/platform/basis.ts";
import { now } from "#app/platform/clock.ts";
import type { ContentKind } from "./content-kind.ts";
import { readStates, writeFields } from "./content-rows.server.ts";
import {
  type Clash,
  type ContentState,
  compare,
  differences,
  emptyState,
  isSame,
  type Place,
  undone,
} from "./content-state.ts";
import { type Database, db, inTransaction, type Transaction } from "./db.server.ts";
import { type Revision, revisions } from "./revisions.table.ts";

const ROWS_AT_ONCE = 1000;

export type Acting = { id: string };

/** Names what is going to change, before the first write; and what was just made, after it. */
export type Watch = {
  (kind: ContentKind, ...ids: string[]): Promise<void>;
  created(kind: ContentKind, id: string): void;
  /** Everything of a kind, for a saving that may touch any of it. */
  all(kind: ContentKind): Promise<void>;
};

type Options = {
  /** What the form began with, when two may have it open. */
  basis?: Basis | undefined;
  /** Something earlier is written again. */
  isRestoring?: boolean;
};

/** Somebody else changed the same meanwhile. Thrown out of the transaction, so that nothing is written. */
export class ContentClashError extends Error {
  readonly clashes: (Clash & { id: string })[];
  readonly kind: ContentKind;
  /** Up to which version these clashes take everything into account. */
  readonly version: number;
  constructor(kind: ContentKind, clashes: (Clash & { id: string })[], version: number) {
    super("Somebody else changed the same");
    this.kind = kind;
    this.clashes = clashes;
    this.version = version;
  }
}

type Watched = { kind: ContentKind; id: string; before: ContentState | null };

/**
 * The door through which every change to content goes: what is watched is compared before and after, and what
 * changed is written down in the same transaction, with who did it. All who change content take turns, so that a
 * higher version was also made later.
 */
export async function recording<T>(
  editor: Acting,
  work: (tx: Transaction, watch: Watch) => Promise<T>,
  { basis, isRestoring = false }: Options = {},
): Promise<T> {
  return inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content revisions'))`);
    const watched = new Map<string, Watched>();
    const whole = new Set<ContentKind>();
    const note = (kind: ContentKind, id: string, before: ContentState | null) => {
      const key = `${kind.entity} ${id}`;
      if (!watched.has(key)) watched.set(key, { kind, id, before });
    };
    const watch: Watch = Object.assign(
      async (kind: ContentKind, ...ids: string[]) => {
        const states = await readStates(tx, kind, ids);
        for (const id of ids) note(kind, id, states.get(id) ?? null);
      },
      {
        created: (kind: ContentKind, id: string) => note(kind, id, null),
        async all(kind: ContentKind) {
          for (const [id, state] of await readStates(tx, kind)) note(kind, id, state);
          whole.add(kind);
        },
      },
    );
    const result = await work(tx, watch);
    for (const kind of whole) for (const id of (await readStates(tx, kind)).keys()) note(kind, id, null);
    await writeDown(tx, editor, [...watched.values()], { basis, isRestoring });
    return result;
  });
}

async function writeDown(
  tx: Transaction,
  editor: Acting,
  watched: Watched[],
  { basis, isRestoring }: Options,
): Promise<void> {
  const latest = await latestVersion(tx);
  const rows: (typeof revisions.$inferInsert)[] = [];
  for (const kind of new Set(watched.map(({ kind }) => kind))) {
    const own = watched.filter((one) => one.kind === kind);
    const ids = own.map(({ id }) => id);
    let after = await readStates(tx, kind, ids);
    if (basis) {
      const open: (Clash & { id: string })[] = [];
      for (const one of own) open.push(...(await settle(tx, one, after.get(one.id), basis)));
      if (open.length > 0) throw new ContentClashError(kind, open, latest);
      after = await readStates(tx, kind, ids);
    }
    for (const { id, before } of own) {
      const now = after.get(id) ?? null;
      const title = titleOf(kind, now ?? before);
      const act = isRestoring ? "restored" : !before ? "created" : now ? "changed" : "removed";
      for (const change of differences(before ?? emptyState(), now ?? emptyState()))
        rows.push({
          ...change,
          entity: kind.entity,
          entityId: id,
          kind: act,
          title,
          ...stamp(editor, latest),
        });
    }
  }
  // A statement takes 65,535 values; an import changes thousands of things at once.
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(revisions).values(rows.slice(at, at + ROWS_AT_ONCE));
}

const stamp = (editor: Acting, latest: number) => ({
  version: latest + 1,
  editorId: editor.id,
  madeAt: now(),
});

export function titleOf(kind: ContentKind, state: ContentState | null): string {
  return String(state?.["pt-BR"][kind.title] ?? state?.all[kind.title] ?? "");
}

/** Lets stand what only others changed, and answers what both did and nobody decided yet. */
async function settle(
  tx: Transaction,
  { kind, id, before: theirs }: Watched,
  mine: ContentState | undefined,
  basis: Basis,
): Promise<(Clash & { id: string })[]> {
  if (!theirs || !mine) return [];
  const later = await revisionsSince(tx, kind.entity, id, basis.version);
  if (later.length === 0) return [];
  const { kept, clashes } = compare({ base: undone(theirs, later), theirs, mine });
  const seen = basis.seen === null ? null : undone(theirs, since(later, basis.seen));
  const open: (Clash & { id: string })[] = [];
  for (const clash of clashes) {
    const { locale, field } = clash;
    // A choice is between what was shown; whoever saved once more since then is asked about again.
    const isKnown = seen && isSame(seen[locale][field], clash.theirs);
    const choice = isKnown ? basis.choiceOf({ id, locale, field }) : undefined;
    if (!choice) open.push({ ...clash, id });
    else if (choice === "theirs") kept.push({ locale, field });
  }
  if (open.length > 0) return open;
  await keep(tx, kind, id, theirs, kept);
  basis.merged.push(...kept);
  return [];
}

async function keep(tx: Transaction, kind: ContentKind, id: string, theirs: ContentState, places: Place[]) {
  for (const [locale, own] of Map.groupBy(places, ({ locale }) => locale)) {
    const fields = own.map(({ field }) => [field, theirs[locale][field]]);
    await writeFields(tx, kind, id, locale, Object.fromEntries(fields));
  }
}

const since = (later: Revision[], version: number) => later.filter((one) => one.version > version);

/** What was changed after a version, the latest first. */
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

/** The number of the last saving. Read before the content: then nothing that was read is newer than it says. */
export async function latestVersion(on: Database = db()): Promise<number> {
  const [row] = await on.select({ version: max(revisions.version) }).from(revisions);
  return row?.version ?? 0;
}

/** How it was right after a version, in the languages in which it is there now; null when it is not there at all. */
export async function stateAfter(
  on: Database,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<ContentState | null> {
  const state = (await readStates(on, kind, [id])).get(id);
  return state ? undone(state, await revisionsSince(on, kind.entity, id, version)) : null;
}
