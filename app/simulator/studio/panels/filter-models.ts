import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import type { ModelFilter } from "../../model-search.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

export function filterModels(rugs: readonly SimulatorRug[], { words, shape }: ModelFilter): SimulatorRug[] {
  const wanted = plainWords(words);
  return rugs.filter((rug) => {
    if (shape !== null && rug.shape !== shape) return false;
    const text = plainLetters([rug.name, ...rug.yarns.map(({ name }) => name)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
