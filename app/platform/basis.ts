import { BASIS_FIELDS, choiceField } from "#app/i18n/basis-fields.ts";
import type { Place, PlaceOf } from "./db/content-state.ts";

type Choice = "mine" | "theirs";

/** What a form began with, and what was chosen where two had changed the same. */
export type Basis = {
  version: number;
  /** The version whose differences were shown. */
  seen: number | null;
  choiceOf(place: PlaceOf): Choice | undefined;
  /** What others had changed and was left as they want it; filled in by the saving. */
  merged: Place[];
};

/** Undefined when the form does not say so: whoever sends something else than the form is taken at their word. */
export function readBasis(fields: FormData): Basis | undefined {
  const version = numberIn(fields, BASIS_FIELDS.version);
  if (version === null) return undefined;
  return {
    version,
    seen: numberIn(fields, BASIS_FIELDS.seen),
    choiceOf(place) {
      const choice = fields.get(choiceField(place));
      return choice === "mine" || choice === "theirs" ? choice : undefined;
    },
    merged: [],
  };
}

function numberIn(fields: FormData, name: string): number | null {
  const text = fields.get(name);
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
