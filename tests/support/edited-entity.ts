import type { Editor } from "#app/accounts/guard.server.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import type { Places, Values } from "./draft-model.ts";

export const PICTURES = ["/media/areia.jpg", "/media/quintal.jpg", "/media/marola.jpg"];

type Words = Partial<Record<Locale, Record<string, string>>>;
type Sent = { values: Values; words: Words };
type Draw = { random: (below: number) => number; step: number; began: unknown };

export type EditedEntity = {
  entity: ContentEntity;
  kind: ContentKind;
  places: Places;
  words: readonly string[];
  /** Required in Portuguese. */
  isNamed?: boolean;
  facts: Record<string, (draw: Draw) => unknown>;
  make(editor: Editor): Promise<string>;
  save(editor: Editor, id: string, sent: Sent, baseVersion: BaseVersion | undefined): Promise<unknown>;
  remove?(editor: Editor, id: string): Promise<unknown>;
};

export const inEach = (...words: string[]): Places =>
  LOCALES.flatMap((locale) => words.map((word) => [locale, word] as const));
export const all = (...facts: string[]): Places => facts.map((fact) => ["all", fact] as const);

export const flipped = ({ random, began }: Draw) => (random(8) === 0 ? !began : began);
export const everyWord = <Word extends string>(words: Words) =>
  ({ ...inEachLocale(() => ({})), ...words }) as Record<Locale, Partial<Record<Word, string>>>;
