import { isDeepStrictEqual } from "node:util";
import { inEachLocale, LOCALES } from "#app/i18n/locales.ts";
import type { FieldChange } from "./revisions.table.ts";

export const REVISED_IN = ["all", ...LOCALES] as const;
export type RevisedIn = (typeof REVISED_IN)[number];
export type Fields = Record<string, unknown>;
export type ContentState = Record<RevisedIn, Fields>;
export type Changes = Record<string, FieldChange>;
type Change = { locale: RevisedIn; changes: Changes };

/** A field that both changed. */
export type Conflict = Place & { theirs: unknown; mine: unknown };
export type Place = { locale: RevisedIn; field: string };
export type PlaceOf = Place & { id: string };

export const emptyState = (): ContentState => ({ all: {}, ...inEachLocale(() => ({})) });

/** Its place in a list, which no form shows: nobody is asked about it, and the last one counts. */
export const POSITION = "displayOrder";

/** An absent and an empty text are equal. */
const plain = (value: unknown): unknown => (value === undefined || value === "" ? null : value);

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

export function differences(before: ContentState, after: ContentState): Change[] {
  return REVISED_IN.flatMap((locale) => {
    const names = new Set([...Object.keys(before[locale]), ...Object.keys(after[locale])]);
    const changed = [...names].filter((name) => !isSame(before[locale][name], after[locale][name]));
    if (changed.length === 0) return [];
    const changes = changed.map((name) => [
      name,
      { before: before[locale][name] ?? null, after: after[locale][name] ?? null },
    ]);
    return [{ locale, changes: Object.fromEntries(changes) as Changes }];
  });
}

/** The state before these changes, latest first. */
export function undone(state: ContentState, changes: readonly Change[]): ContentState {
  const earlier = structuredClone(state);
  for (const { locale, changes: fields } of changes)
    for (const [name, { before }] of Object.entries(fields)) earlier[locale][name] = before;
  return earlier;
}

type Versions = { base: ContentState; theirs: ContentState; mine: ContentState };

/** Three-way merge. Fields that both changed differently are conflicts. */
export function compare({ base, theirs, mine }: Versions): { kept: Place[]; conflicts: Conflict[] } {
  const kept: Place[] = [];
  const conflicts: Conflict[] = [];
  for (const { locale, changes } of differences(theirs, mine))
    for (const [field, { before, after }] of Object.entries(changes)) {
      const began = base[locale][field];
      if (isSame(before, began)) continue;
      if (isSame(after, began)) kept.push({ locale, field });
      else if (field !== POSITION) conflicts.push({ locale, field, theirs: before, mine: after });
    }
  return { kept, conflicts };
}
