import type { Column } from "./cells.rules.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";

const { columns: titles, inLanguage } = listSheetTexts;
const FACTS = {
  collections: ["kind", "url", "image", "brl", "eur", "active"],
  designers: ["url", "image", "active"],
} as const;

/** A short list as a sheet: its address, its words in three languages, then its facts. */
export function listColumns(words: readonly (keyof typeof titles)[], list: keyof typeof FACTS): Column[] {
  const word = (field: keyof typeof titles): Column[] =>
    (["pt-BR", "es", "en"] as const).map((locale) => ({
      id: locale === "pt-BR" ? field : `${field}.${locale}`,
      title: inLanguage(titles[field], locale),
      width: 32,
    }));
  const fact = (id: keyof typeof titles): Column => ({ id, title: titles[id], width: 18 });
  return [fact("slug"), ...words.flatMap(word), ...FACTS[list].map(fact)];
}
