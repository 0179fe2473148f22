import { inEachTranslation } from "#app/i18n/locales.ts";
import { RUG_CHOICES, type RugDesignDraft } from "./rug-designs.rules.ts";

type FormValues = Readonly<Record<string, unknown>>;

const WORDS = [
  ...["name", "imageUrl"],
  ...["price", "priceEur", "pileMillimetres", "productId", "product"],
] as (keyof RugDesignDraft)[];

/** Missing fields are empty. */
export function withFormValues(opened: RugDesignDraft, typed: FormValues | null | undefined): RugDesignDraft {
  if (!typed) return opened;
  const width = Number(typed.pictureWidth);
  const height = Number(typed.pictureHeight);
  return {
    ...opened,
    ...Object.fromEntries(WORDS.map((name) => [name, textOf(typed[name])])),
    names: inEachTranslation((locale) => textOf((typed.names as FormValues | undefined)?.[locale])),
    shape: choiceOf(RUG_CHOICES.shape, typed.shape, opened.shape),
    edge: choiceOf(RUG_CHOICES.edge, typed.edge, opened.edge),
    fit: choiceOf<RugDesignDraft["fit"]>(RUG_CHOICES.fit, typed.fit, ""),
    sizes: listOf(typed.sizes).map(textOf),
    yarns: listOf(typed.yarns).map((yarn) => {
      const { index, name, hex } = (yarn ?? {}) as FormValues;
      return { index: Number(index), name: textOf(name), hex: textOf(hex) };
    }),
    picture: width > 0 && height > 0 ? { width, height } : null,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  typed: unknown,
  otherwise: NoInfer<Choice>,
): Choice {
  return choices.find((choice) => choice === typed) ?? otherwise;
}
