import { BASE_VERSION_FIELDS, choiceField } from "#app/i18n/base-version-fields.ts";
import { readMinute } from "#app/i18n/local-day.rules.ts";
import { now } from "./clock.ts";
import { type Place, type PlaceOf, REVISED_IN, type RevisedIn } from "./db/content/content-state.ts";
import type { Intent } from "./db/content/draft-merge.ts";

type Choice = "mine" | "theirs";

/** What a form began with, its intent, and the choices for conflicts. */
export type BaseVersion = {
  version: number;
  seen: number | null;
  choiceOf(place: PlaceOf): Choice | undefined;
  /** Changes by others that were kept; set by the save. */
  merged: Place[];
  intent: Intent;
  /** Set by the save. */
  done: Done;
};

/**
 * Languages with a draft left, those of them that changed and keep a date, languages published, and unpublished
 * references to deleted entries.
 */
export type Done = { drafted: RevisedIn[]; dated: RevisedIn[]; published: RevisedIn[]; left: Place[] };

/** Of a form that says nothing about its version. */
export const LATEST = 2_147_483_647;

export function readBaseVersion(fields: FormData): BaseVersion | undefined {
  const version = versionIn(fields, BASE_VERSION_FIELDS.version);
  const intent = readIntent(fields);
  if (version === null && intent.as === "site") return undefined;
  return {
    version: version ?? LATEST,
    seen: versionIn(fields, BASE_VERSION_FIELDS.seen),
    choiceOf(place) {
      const choice = fields.get(choiceField(place));
      return choice === "mine" || choice === "theirs" ? choice : undefined;
    },
    merged: [],
    intent,
    done: { drafted: [], dated: [], published: [], left: [] },
  };
}

/** For commands without a form: nothing was shown, so there are no choices. */
export const baseVersionWith = (intent: Intent): BaseVersion => ({
  version: LATEST,
  seen: null,
  choiceOf: () => undefined,
  merged: [],
  intent,
  done: { drafted: [], dated: [], published: [], left: [] },
});

function readIntent(fields: FormData): Intent {
  const [as, locale] = String(fields.get(BASE_VERSION_FIELDS.saveAs) ?? "").split(":");
  const locales = REVISED_IN.filter((one) => !locale || one === locale);
  if (as === "draft") return { as };
  if (as === "schedule") return { as: "draft", publishAt: laterIn(fields) };
  return as === "publish" ? { as, locales, keepsDates: !locale } : { as: "site" };
}

function laterIn(fields: FormData): Date | null {
  const at = readMinute(String(fields.get(BASE_VERSION_FIELDS.publishAt) ?? ""));
  return at && at > now() ? at : null;
}

export function versionIn(fields: FormData, name: string): number | null {
  const text = fields.get(name);
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
