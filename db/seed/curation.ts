import { curation } from "#app/features/curation/curation.content.ts";
import { translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

export const EDITIONS = [
  {
    year: 2022,
    document: "catalogo-2022",
    title: translated("O primeiro recorte", "El primer recorte", "The first cut"),
    description: translated(
      "Seis peças em tons de areia, lã crua e folha. Antes do desenho, escolhemos o fio.",
      "Seis piezas en tonos de arena, lana cruda y hoja. Antes del dibujo elegimos el hilo.",
      "Six pieces in shades of sand, raw wool and leaf. Before the pattern we chose the yarn.",
    ),
    catalogueName: translated("Catálogo 2022", "Catálogo 2022", "Catalogue 2022"),
    images: ["losango", "gal4", "areia", "trama", "tile-lisos", "minimalista"],
  },
  {
    year: 2023,
    document: "catalogo-feira-2023",
    title: translated("Círculo e franja", "Círculo y fleco", "Circle and fringe"),
    description: translated(
      "A primeira série redonda, mostrada na feira ao lado das peças de tear com o urdume à vista.",
      "La primera serie redonda, mostrada en la feria junto a las piezas de telar con la urdimbre a la vista.",
      "The first round series, shown at the fair beside loom pieces with the warp in sight.",
    ),
    catalogueName: translated(
      "Catálogo da feira 2023",
      "Catálogo de la feria 2023",
      "2023 trade show catalogue",
    ),
    images: ["lua", "tile-redondos", "marola", "tile-listrados", "alvorada", "santana"],
  },
  {
    year: 2024,
    document: "catalogo-2024",
    title: translated("O ano do relevo", "El año del relieve", "The year of relief"),
    description: translated(
      "Seis peças em que a mão lê o desenho antes do olho.",
      "Seis piezas en las que la mano lee el dibujo antes que el ojo.",
      "Six pieces whose pattern the hand reads before the eye.",
    ),
    catalogueName: translated("Catálogo 2024", "Catálogo 2024", "Catalogue 2024"),
    images: ["golden-lines", "soft-living", "trama", "cobogo", "contemporary", "vao-livre"],
  },
  {
    year: 2025,
    document: "catalogo-2025",
    title: translated("Chão de cidade", "Suelo de ciudad", "City floor"),
    description: translated(
      "Viga, calçada, azulejo, cobogó: o que São Paulo põe em pé, deitado em lã.",
      "Viga, acera, azulejo, celosía: lo que São Paulo pone en pie, tendido en lana.",
      "Beam, pavement, tile, pierced brick: what São Paulo stands up, laid down in wool.",
    ),
    catalogueName: translated("Catálogo 2025", "Catálogo 2025", "Catalogue 2025"),
    images: ["vao-livre", "geometric-4", "cobogo", "geometrico", "geometric-6", "studio-ryzi"],
  },
];

type Edition = Omit<(typeof EDITIONS)[number], "document"> & { document?: string };

export function planCuration(plan: SeedPlan, editions: readonly Edition[] = EDITIONS): void {
  for (const { year, document, images, ...words } of editions)
    plan.document(
      curation,
      {
        year,
        catalogueUrl: document ? plan.documentOf(document) : null,
        catalogueCover: plan.has(`cover-${year}`) ? plan.urlOf(`cover-${year}`) : null,
        images: images.map((image) => plan.urlOf(image)),
      },
      words,
    );
}
