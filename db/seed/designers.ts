import { designers } from "#app/features/catalogue/designers.content.ts";
import { translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** The first line is the place of work. */
const DESIGNERS = [
  {
    slug: "estudio-quadra",
    name: translated("Estúdio Quadra", "Estúdio Quadra", "Estúdio Quadra"),
    biography: translated(
      "São Paulo\nDuas arquitetas, desde 2009. Desenham com um módulo só e deixam que o giro faça o resto.",
      "São Paulo\nDos arquitectas, desde 2009. Dibujan con un solo módulo y dejan que el giro haga el resto.",
      "São Paulo\nTwo architects, since 2009. They draw with a single module and let its turning do the rest.",
    ),
  },
  {
    slug: "atelie-meridiano",
    name: translated("Ateliê Meridiano", "Ateliê Meridiano", "Ateliê Meridiano"),
    biography: translated(
      "Curitiba\nPintor que em 2016 trocou a tela pela trama. Tira até sobrar um horizonte.",
      "Curitiba\nPintor que en 2016 cambió el lienzo por la trama. Quita hasta que solo queda un horizonte.",
      "Curitiba\nA painter who left canvas for weft in 2016. Takes away until only a horizon is left.",
    ),
  },
  {
    slug: "estudio-da-casa",
    name: translated("Estúdio da casa", "Estudio de la casa", "House studio"),
    biography: translated(
      "Barra Funda\nDesde 2001: as tecelãs e a tinturaria, em torno da mesma mesa, às quintas.",
      "Barra Funda\nDesde 2001: las tejedoras y el taller de tinte, alrededor de la misma mesa, los jueves.",
      "Barra Funda\nSince 2001: the weavers and the dye house, around the same table, on Thursdays.",
    ),
  },
];

export function planDesigners(plan: SeedPlan, people = DESIGNERS): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { slug, ...words } of people) ids.set(slug, plan.document(designers, { slug }, words));
  return ids;
}
