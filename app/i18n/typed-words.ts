import { LOCALES } from "./locales.ts";
import { emptyWords, fieldOf, type Words } from "./translated-words.ts";

/** What a form that came back was sent with, groups of fields as objects. */
export type Typed = Record<string, unknown>;

/** What stands in a returned form at a path such as `es.name`; undefined where nothing came. */
export function typedAt(typed: Typed, path: string): unknown {
  return path.split(".").reduce<unknown>((group, key) => (group as Typed | null | undefined)?.[key], typed);
}

/** The text of one field of a returned form; empty where nothing came. */
export function typedText(typed: Typed, path: string): string {
  const found = typedAt(typed, path);
  return typeof found === "string" ? found : "";
}

/** The words of a returned form in every language. */
export function typedWords<Name extends string>(typed: Typed, names: readonly Name[]): Words<Name> {
  const words = emptyWords(names);
  for (const locale of LOCALES)
    for (const name of names) words[locale][name] = typedText(typed, fieldOf(locale, name));
  return words;
}
