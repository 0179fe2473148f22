import { type Locale, TEXT_KEYS, type TextKey } from "./locales.ts";

/** Texts are strings, lists, or functions that put a value into a sentence, in groups of any depth. */
export type TextTree = { readonly [key: string]: TextNode };
type TextNode = string | readonly TextNode[] | TextTree | ((...values: never[]) => TextNode);

/** The same keys with any text, so that a language cannot lack or add one. */
type Wording<T> = T extends string
  ? string
  : T extends (...values: infer A) => infer R
    ? (...values: A) => Wording<R>
    : T extends readonly (infer E)[]
      ? readonly Wording<E>[]
      : { readonly [K in keyof T]: Wording<T[K]> };

/** Declares texts in every language; the Portuguese keys are the type of the others. */
export function defineTexts<const T extends TextTree>(
  texts: { pt: T } & { [Key in Exclude<TextKey, "pt">]: NoInfer<Wording<T>> },
): (locale: Locale) => Wording<T> {
  return (locale) => texts[TEXT_KEYS[locale]] as Wording<T>;
}

export function defineAdminTexts<const T extends TextTree>(pt: T): Wording<T> {
  return pt as unknown as Wording<T>;
}
