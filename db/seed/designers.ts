import { designers } from "#app/features/catalogue/designers.content.ts";
import { say } from "./said.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** The first line is the place of work. */
const DESIGNERS = [
  {
    slug: "estudio-quadra",
    name: say("Estúdio Quadra", "Estúdio Quadra", "Estúdio Quadra"),
    biography: say(
      "São Paulo\nDesenha com um módulo só e deixa que o giro faça o resto. Assina a peça 8 do catálogo.",
      "São Paulo\nDibuja con un solo módulo y deja que el giro haga el resto. Firma la pieza 8 del catálogo.",
      "São Paulo\nDraws with a single module and lets its turning do the rest. Author of piece 8.",
    ),
  },
  {
    slug: "atelie-meridiano",
    name: say("Ateliê Meridiano", "Ateliê Meridiano", "Ateliê Meridiano"),
    biography: say(
      "Curitiba\nTira até sobrar um horizonte. Assina a peça 9 do catálogo.",
      "Curitiba\nQuita hasta que solo queda un horizonte. Firma la pieza 9 del catálogo.",
      "Curitiba\nTakes away until only a horizon is left. Author of piece 9.",
    ),
  },
  {
    slug: "estudio-da-casa",
    name: say("Estúdio da casa", "Estudio de la casa", "House studio"),
    biography: say(
      "Barra Funda\nAs tecelãs e a tinturaria, em torno da mesma mesa, às quintas.",
      "Barra Funda\nLas tejedoras y la tintorería, alrededor de la misma mesa, los jueves.",
      "Barra Funda\nThe weavers and the dye house, around the same table, on Thursdays.",
    ),
  },
];

export function planDesigners(plan: SeedPlan, people = DESIGNERS): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { slug, ...words } of people) ids.set(slug, plan.document(designers, { slug }, words));
  return ids;
}
