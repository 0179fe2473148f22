import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../db.server.ts";
import { applyDrafts, draftsIn, readDraftRows } from "./content-drafts.server.ts";
import type { ContentDraft } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { readStates } from "./content-rows.server.ts";
import type { ContentState } from "./content-state.ts";

/** Call before the first write, and after an insert for a new row. */
export type Watch = {
  (kind: ContentKind, ...ids: string[]): Promise<void>;
  created(kind: ContentKind, id: string): void;
  all(kind: ContentKind): Promise<void>;
};

export type TrackedChange = {
  kind: ContentKind;
  id: string;
  /** Published; null when it did not exist. */
  before: ContentState | null;
  /** With drafts, as the form showed it. */
  shown: ContentState | null;
  drafts: readonly ContentDraft[];
};

type ChangeTracker = {
  watch: Watch;
  end(): Promise<TrackedChange[]>;
};

/** Tracks what the work changes. With `isForm`, drafts are written before the work. */
export function trackChanges(tx: Transaction, { isForm = false } = {}): ChangeTracker {
  const watched = new Map<string, TrackedChange>();
  const whole = new Set<ContentKind>();
  const keyOf = (kind: ContentKind, id: string) => `${kind.entity} ${id}`;
  const note = (one: TrackedChange) => {
    const key = keyOf(one.kind, one.id);
    if (!watched.has(key)) watched.set(key, one);
  };
  const noteAs = (kind: ContentKind, id: string, before: ContentState | null) =>
    note({ kind, id, before, shown: before, drafts: [] });

  async function watch(kind: ContentKind, ...named: string[]): Promise<void> {
    const ids = named.filter((id) => !watched.has(keyOf(kind, id)));
    if (!kind.isExclusive || ids.length === 0) return inspect(kind, ids, ids);
    // The drafts of entries that may be hidden by this do not matter.
    const others = (await idsOf(tx, kind)).filter((id) => !ids.includes(id) && !watched.has(keyOf(kind, id)));
    return inspect(kind, [...ids, ...others], ids);
  }

  async function inspect(
    kind: ContentKind,
    ids: readonly string[],
    drafted: readonly string[],
  ): Promise<void> {
    const states = await readStates(tx, kind, ids);
    const drafts = isForm ? await readDraftRows(tx, kind, drafted) : new Map<string, ContentDraft[]>();
    for (const [id, rows] of drafts) if (states.has(id)) await applyDrafts(tx, kind, id, draftsIn(rows));
    const shown = drafts.size > 0 ? await readStates(tx, kind, ids) : states;
    for (const id of ids)
      note({
        ...{ kind, id, before: states.get(id) ?? null, shown: shown.get(id) ?? null },
        drafts: drafts.get(id) ?? [],
      });
  }

  return {
    watch: Object.assign(watch, {
      created: (kind: ContentKind, id: string) => noteAs(kind, id, null),
      async all(kind: ContentKind) {
        const ids = await idsOf(tx, kind);
        await inspect(kind, ids, ids);
        whole.add(kind);
      },
    }),
    async end() {
      for (const kind of whole) for (const id of await idsOf(tx, kind)) noteAs(kind, id, null);
      return [...watched.values()];
    },
  };
}

async function idsOf(tx: Transaction, { table, where }: ContentKind): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where);
  return rows.map(({ id }) => String(id));
}

export async function statesOf(tx: Transaction, watched: readonly TrackedChange[]) {
  const states = new Map<TrackedChange, ContentState | null>();
  for (const [kind, own] of Map.groupBy(watched, ({ kind }) => kind)) {
    const ids = own.map(({ id }) => id);
    const found = await readStates(tx, kind, ids);
    for (const one of own) states.set(one, found.get(one.id) ?? null);
  }
  return states;
}
