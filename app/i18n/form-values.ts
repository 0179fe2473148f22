import { LOCALES } from "./locales.ts";
import { emptyWords, fieldOf, type Words } from "./translated-words.ts";

export type FormValues = Record<string, unknown>;

export function valueAt(typed: FormValues, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((group, key) => (group as FormValues | null | undefined)?.[key], typed);
}

export function textAt(typed: FormValues, path: string): string {
  const found = valueAt(typed, path);
  return typeof found === "string" ? found : "";
}

export function wordsAt<Name extends string>(typed: FormValues, names: readonly Name[]): Words<Name> {
  const words = emptyWords(names);
  for (const locale of LOCALES)
    for (const name of names) words[locale][name] = textAt(typed, fieldOf(locale, name));
  return words;
}
