import { onSite } from "#app/i18n/base-version-fields.ts";
import type { BaseVersion } from "../../base-version.ts";
import { type Transaction, withOverlay } from "../db.server.ts";
import { statesOf, type TrackedChange, trackChanges, type Watch } from "./change-tracking.server.ts";
import { draftsAfter, draftsIn, storeDrafts } from "./content-drafts.server.ts";
import type { ContentDraft } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { missingReferences, readStates, writeFields, writeState } from "./content-rows.server.ts";
import {
  type Conflict,
  type ContentState,
  compare,
  isSame,
  type Place,
  REVISED_IN,
  undone,
} from "./content-state.ts";
import { type Drafts, type Intent, mergeDrafts, noDrafts, withDrafts } from "./draft-merge.ts";
import { Overlay } from "./overlay.ts";
import { ContentConflictError, revisionsSince, titleOf } from "./versions.server.ts";

export type Work<T> = (tx: Transaction, watch: Watch) => Promise<T>;

type Saving<T> = {
  editor: { id: string };
  baseVersion: BaseVersion;
  version: number;
  isDone: (result: T) => boolean;
};

/** Runs a form in memory, then writes what is published and what stays a draft. `isDraft`: only a draft was written. */
export async function saveForm<T>(tx: Transaction, work: Work<T>, saving: Saving<T>) {
  const { baseVersion, version, isDone } = saving;
  const { result, watched, wanted } = await withOverlay(new Overlay({ isPreview: false }), async (on) => {
    const { watch, end } = trackChanges(on, { isForm: true });
    const result = await work(on, watch);
    const watched = isDone(result) ? await end() : [];
    return {
      result,
      watched,
      wanted: notPushedAside(watched, await merge(on, watched, baseVersion, version)),
    };
  });
  for (const one of watched) {
    const mine = wanted.get(one);
    if (mine) await (one.before ? divide(tx, one, mine, saving) : storeNew(tx, one, mine, saving));
  }
  // A new entry has no published state, hence no draft.
  const isMade = watched.some((one) => !one.before && wanted.get(one));
  return { result, watched, isDraft: baseVersion.intent.as === "draft" && !isMade };
}

/** Hiding an entry because another is shown is a consequence: it takes effect when the other is published. */
function notPushedAside(watched: TrackedChange[], wanted: Map<TrackedChange, ContentState | null>) {
  const isShown = (one: TrackedChange) => wanted.get(one)?.all.active === true;
  for (const [kind, own] of Map.groupBy(watched, ({ kind }) => kind)) {
    if (!kind.isExclusive || !own.some(isShown)) continue;
    for (const one of own) {
      const mine = wanted.get(one);
      if (!mine || !one.before || isShown(one)) continue;
      wanted.set(one, { ...mine, all: { ...mine.all, active: one.before.all.active } });
    }
  }
  return wanted;
}

async function merge(tx: Transaction, watched: TrackedChange[], baseVersion: BaseVersion, version: number) {
  const mine = await statesOf(tx, watched);
  for (const [kind, own] of Map.groupBy(watched, ({ kind }) => kind)) {
    const open: (Conflict & { id: string })[] = [];
    for (const one of own) open.push(...(await mergeRow(tx, one, mine.get(one) ?? null, baseVersion)));
    if (open.length > 0) throw new ContentConflictError(kind, open, version - 1);
  }
  return baseVersion.merged.length > 0 ? statesOf(tx, watched) : mine;
}

async function mergeRow(
  tx: Transaction,
  one: TrackedChange,
  mine: ContentState | null,
  baseVersion: BaseVersion,
) {
  const { kind, id, before, shown, drafts } = one;
  if (!before || !shown || !mine) return [];
  const later = await revisionsSince(tx, kind.entity, id, baseVersion.version);
  if (later.length === 0 && drafts.every(({ version }) => version <= baseVersion.version)) return [];
  const after = (version: number) =>
    withDrafts(
      undone(
        before,
        later.filter((one) => one.version > version),
      ),
      draftsAfter(drafts, version),
    );
  const { kept, conflicts } = compare({ base: after(baseVersion.version), theirs: shown, mine });
  const seen = baseVersion.seen === null ? null : after(baseVersion.seen);
  const open: (Conflict & { id: string })[] = [];
  for (const conflict of conflicts) {
    const { locale, field } = conflict;
    // Only shown conflicts have a choice; a later save is asked about again.
    const isKnown = seen && isSame(seen[locale][field], conflict.theirs);
    const choice = isKnown ? baseVersion.choiceOf({ id, locale, field }) : undefined;
    if (!choice) open.push({ ...conflict, id });
    else if (choice === "theirs") kept.push({ locale, field });
  }
  if (open.length > 0) return open;
  await keep(tx, one, kept);
  baseVersion.merged.push(...kept);
  return [];
}

async function keep(tx: Transaction, { kind, id, shown }: TrackedChange, places: Place[]) {
  for (const [locale, own] of Map.groupBy(places, ({ locale }) => locale)) {
    const fields = own.map(({ field }) => [field, shown?.[locale][field]]);
    await writeFields(tx, kind, id, locale, Object.fromEntries(fields));
  }
}

async function divide<T>(
  tx: Transaction,
  one: TrackedChange,
  mine: ContentState,
  { editor, baseVersion, version }: Saving<T>,
): Promise<void> {
  const { kind, id, before, shown, drafts } = one;
  if (!before || !shown) return;
  const seen = baseVersion.seen === null ? null : await publishedAfter(tx, one, baseVersion.seen);
  const intent = withoutDated(baseVersion.intent, drafts);
  const { live, ...merged } = mergeDrafts({
    ...{ published: before, shown, wanted: mine, intent },
    drafts: await withoutDeleted(tx, kind, before, draftsIn(drafts)),
    choiceOf({ locale, field, theirs }) {
      const isKnown = seen && isSame(seen[locale][field], theirs);
      return isKnown ? baseVersion.choiceOf({ id: onSite(id), locale, field }) : undefined;
    },
  });
  const conflicts = merged.conflicts.map((conflict) => ({ ...conflict, id: onSite(id) }));
  if (conflicts.length > 0) throw new ContentConflictError(kind, conflicts, version - 1);
  for (const locale of REVISED_IN) {
    if (Object.keys(live[locale]).length === 0) continue;
    const lost = await missingReferences(tx, kind, live[locale]);
    await writeFields(tx, kind, id, locale, live[locale]);
    if (Object.keys(live[locale]).some((field) => !lost.includes(field)))
      baseVersion.done.published.push(locale);
    const site = lost.length > 0 ? (await readStates(tx, kind, [id])).get(id) : undefined;
    for (const field of lost) {
      // Stays a draft until the missing reference returns or is changed.
      merged.drafts[locale][field] = { before: site?.[locale][field] ?? null, after: live[locale][field] };
      baseVersion.done.left.push({ locale, field });
    }
  }
  const title = titleOf(kind, mine);
  const keeping = { editor, kind, id, title, before: drafts, version, publishAt: dateIn(baseVersion) };
  await keepDrafts(tx, baseVersion, { ...keeping, drafts: merged.drafts });
}

/** A reference that a deletion emptied was changed by nobody: its draft began with an empty one. */
async function withoutDeleted(
  tx: Transaction,
  kind: ContentKind,
  published: ContentState,
  drafts: Drafts,
): Promise<Drafts> {
  const emptied = Object.entries(drafts.all).filter(([field]) => published.all[field] === null);
  const began = Object.fromEntries(emptied.map(([field, { before }]) => [field, before]));
  const deleted = new Set(await missingReferences(tx, kind, began));
  const all = Object.entries(drafts.all).map(([field, change]) => [
    field,
    deleted.has(field) ? { ...change, before: null } : change,
  ]);
  return { ...drafts, all: Object.fromEntries(all) };
}

/** Publishing everything leaves scheduled languages. */
function withoutDated(intent: Intent, drafts: readonly ContentDraft[]): Intent {
  if (intent.as !== "publish" || !intent.keepsDates) return intent;
  const dated = drafts.filter(({ publishAt, failure }) => publishAt && !failure).map(({ locale }) => locale);
  return { ...intent, locales: intent.locales.filter((locale) => !dated.includes(locale)) };
}

const dateIn = ({ intent }: BaseVersion): Date | null =>
  intent.as === "draft" ? (intent.publishAt ?? null) : null;

async function publishedAfter(tx: Transaction, { kind, id, before }: TrackedChange, version: number) {
  return before && undone(before, await revisionsSince(tx, kind.entity, id, version));
}

/** A new entry that must not be public yet is created hidden; its draft shows it. */
async function storeNew<T>(
  tx: Transaction,
  { kind, id }: TrackedChange,
  made: ContentState,
  { editor, baseVersion, version }: Saving<T>,
): Promise<void> {
  const isHidden = baseVersion.intent.as === "draft" && made.all.active === true;
  await writeState(tx, kind, id, isHidden ? { ...made, all: { ...made.all, active: false } } : made);
  if (!isHidden) return;
  const drafts = { ...noDrafts(), all: { active: { before: false, after: true } } };
  const keeping = { editor, kind, id, title: titleOf(kind, made), before: [], version, drafts };
  await keepDrafts(tx, baseVersion, { ...keeping, publishAt: dateIn(baseVersion) });
}

async function keepDrafts(
  tx: Transaction,
  { done }: BaseVersion,
  update: Parameters<typeof storeDrafts>[1],
): Promise<void> {
  const { drafted, dated } = await storeDrafts(tx, update);
  done.drafted.push(...drafted);
  done.dated.push(...dated);
}
