import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type ValueView = { text: string; pictures: { url: string; picture: Picture | null }[] };

export type FieldDifference = {
  locale: RevisedIn;
  field: string;
  label: string;
  before: ValueView;
  after: ValueView;
};

/** `before` is saved, `after` was sent. */
export type ConflictView = { version: number; fields: (FieldDifference & { id: string })[] };

export type ConflictResult = { conflict?: ConflictView; isDraft?: true };
