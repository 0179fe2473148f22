import { inEachLocale } from "#app/i18n/locales.ts";
import {
  type Changes,
  type Conflict,
  type ContentState,
  emptyState,
  isSame,
  POSITION,
  REVISED_IN,
  type RevisedIn,
} from "./content-state.ts";

/**
 * What to do with a form. "site": publish what was typed, keep drafts. "draft": publish nothing until
 * `publishAt`, if given. "publish": publish these languages with their drafts; `keepsDates`: except scheduled
 * ones. "discard": drop their drafts.
 */
export type Intent =
  | { as: "site" }
  | { as: "draft"; publishAt?: Date | null }
  | { as: "publish"; locales: readonly RevisedIn[]; keepsDates?: boolean }
  | { as: "discard"; locales: readonly RevisedIn[] };

export type Drafts = Record<RevisedIn, Changes>;

export const noDrafts = (): Drafts => ({ all: {}, ...inEachLocale(() => ({})) });

/** The published state with the drafts applied. */
export function withDrafts(state: ContentState, drafts: Drafts): ContentState {
  const shown = structuredClone(state);
  for (const locale of REVISED_IN)
    for (const [field, { after }] of Object.entries(drafts[locale])) shown[locale][field] = after;
  return shown;
}

type DraftMerge = {
  published: ContentState;
  shown: ContentState;
  wanted: ContentState;
  drafts: Drafts;
  intent: Intent;
  /** Choice where others published a change since the draft began; undefined: not asked yet. */
  choiceOf: (conflict: Conflict) => "mine" | "theirs" | undefined;
};

type MergedDrafts = {
  live: ContentState;
  /** What is a draft now. */
  drafts: Drafts;
  conflicts: Conflict[];
};

/** By field and language: published, draft or conflict. */
export function mergeDrafts({
  published,
  shown,
  wanted,
  drafts,
  intent,
  choiceOf,
}: DraftMerge): MergedDrafts {
  const merged: MergedDrafts = { live: emptyState(), drafts: noDrafts(), conflicts: [] };
  for (const locale of REVISED_IN) {
    const names = [published, shown, wanted, drafts].flatMap((one) => Object.keys(one[locale]));
    for (const field of new Set(names)) mergeField(locale, field);
  }
  return merged;

  function mergeField(locale: RevisedIn, field: string): void {
    const entry = drafts[locale][field];
    const isTyped = !isSame(wanted[locale][field], shown[locale][field]);
    if (!entry && !isTyped) return;
    if (intent.as === "discard" && intent.locales.includes(locale)) return;
    const site = published[locale][field] ?? null;
    // A draft that cannot be shown, because it refers to something deleted or taken, is kept.
    const value = (isTyped || !entry ? wanted[locale][field] : entry.after) ?? null;
    if (!goesLive(intent, locale, isTyped)) {
      // A value typed back to the published one is no draft; untouched fields stay as they are.
      if (entry && !isTyped) merged.drafts[locale][field] = entry;
      else if (!isSame(site, value))
        merged.drafts[locale][field] = { before: entry ? entry.before : site, after: value };
      return;
    }
    if (isSame(site, value)) return;
    if (entry && field !== POSITION && !isSame(site, entry.before)) {
      const conflict = { locale, field, theirs: site, mine: value };
      const choice = choiceOf(conflict);
      if (!choice) merged.conflicts.push(conflict);
      if (choice !== "mine") return;
    }
    merged.live[locale][field] = value;
  }
}

function goesLive(intent: Intent, locale: RevisedIn, isTyped: boolean): boolean {
  if (intent.as === "site") return isTyped;
  return intent.as === "publish" && intent.locales.includes(locale);
}
