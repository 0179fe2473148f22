import type { RevisedIn } from "#app/platform/db/content-state.ts";
import type { Picture } from "#app/ui/picture.rules.ts";

/** A value as it is shown: its text, or its pictures. */
export type ValueView = { text: string; pictures: { url: string; picture: Picture | null }[] };

export type FieldDifference = {
  locale: RevisedIn;
  field: string;
  label: string;
  before: ValueView;
  after: ValueView;
};

/** Fields in which `before` is what is saved and `after` what was sent. */
export type ConflictView = { version: number; fields: (FieldDifference & { id: string })[] };

/** What a saving answers when two had changed the same, or when it became a draft. */
export type ConflictResult = { conflict?: ConflictView; isDraft?: true };
