import { LOCALES } from "./locales.ts";
import { emptyWords, fieldOf, type Words } from "./translated-words.ts";

export type Typed = Record<string, unknown>;

export function typedAt(typed: Typed, path: string): unknown {
  return path.split(".").reduce<unknown>((group, key) => (group as Typed | null | undefined)?.[key], typed);
}

export function typedText(typed: Typed, path: string): string {
  const found = typedAt(typed, path);
  return typeof found === "string" ? found : "";
}

export function typedWords<Name extends string>(typed: Typed, names: readonly Name[]): Words<Name> {
  const words = emptyWords(names);
  for (const locale of LOCALES)
    for (const name of names) words[locale][name] = typedText(typed, fieldOf(locale, name));
  return words;
}
