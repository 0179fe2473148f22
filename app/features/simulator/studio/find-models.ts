import type { SimulatorRug } from "../simulator-rug.ts";

export type ModelFilter = { words: string; shape: SimulatorRug["shape"] | null };

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Models whose name, or one of whose colours, has every word, in whatever accents and letters it is written. */
export function findModels(rugs: readonly SimulatorRug[], { words, shape }: ModelFilter): SimulatorRug[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rugs.filter((rug) => {
    if (shape !== null && rug.shape !== shape) return false;
    const text = plain([rug.name, ...rug.yarns.map(({ name }) => name)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** The shapes that there are to choose from, in the order of their first model. */
export const shapesOf = (rugs: readonly SimulatorRug[]): SimulatorRug["shape"][] => [
  ...new Set(rugs.map(({ shape }) => shape)),
];
