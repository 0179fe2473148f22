import type { ModelFilter } from "../model-search.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Models whose name, or one of whose colours, has every word, in whatever accents and letters it is written. */
export function filterModels(rugs: readonly SimulatorRug[], { words, shape }: ModelFilter): SimulatorRug[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rugs.filter((rug) => {
    if (shape !== null && rug.shape !== shape) return false;
    const text = plain([rug.name, ...rug.yarns.map(({ name }) => name)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
