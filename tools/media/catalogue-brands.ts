import { readFileSync } from "node:fs";
import { PAPER_WHITE } from "../../app/features/documents/pdf-document.ts";
import type { Settings } from "../../app/features/settings/settings.content.ts";
import { SETTINGS_PT } from "../../app/features/settings/settings.defaults.pt.ts";
import { fieldColours, type PlainColours, paperColours } from "../../app/features/theme/plain-colours.ts";
import { CATALOGUE, type CatalogueProduct as SeedRug } from "../../db/seed/catalogue.ts";
import { FAMILIES } from "../../db/seed/collections.ts";
import { EDITIONS } from "../../db/seed/curation.ts";
import { CATALOGUE as CATALOGUE_2 } from "../../db/seed/demo-2/catalogue.ts";
import { FAMILIES as FAMILIES_2 } from "../../db/seed/demo-2/collections.ts";
import { EDITIONS as EDITIONS_2 } from "../../db/seed/demo-2/people.ts";
import { settingsIn } from "../../db/seed/demo-2/settings.ts";
import { type LocalizedText, translated } from "../../db/seed/localized-text.ts";
import type { SeedMedia } from "../../db/seed/seed-media.ts";
import { openPlan } from "../../db/seed/seed-plan.ts";

type Sharpness = { edge: number; quality: number };

export type CatalogueBrand = {
  folder: string;
  mostBytes: number;
  media: SeedMedia[];
  settings: Settings;
  paper: PlainColours;
  grounds: PlainColours[];
  /** Readable at page size, while the catalogue still fits a mail. */
  plate: Sharpness;
  smallPlate: Sharpness;
  rugs: SeedRug[];
  editions: {
    year: number;
    document: string;
    title: LocalizedText;
    description: LocalizedText;
    catalogueName: LocalizedText;
    images: string[];
  }[];
  families: { slug: string; picture: string; title: LocalizedText; description: LocalizedText }[];
  collections: {
    document: string;
    name: LocalizedText;
    mark: string;
    cover: string;
    title: LocalizedText;
    text: LocalizedText;
    at: Date;
  };
};

const readMedia = (file: string): SeedMedia[] => JSON.parse(readFileSync(file, "utf8"));

const first: CatalogueBrand = {
  folder: "db/seed/documents",
  mostBytes: 3 * 1024 * 1024,
  media: readMedia("db/seed/media.json"),
  settings: SETTINGS_PT,
  paper: { ...paperColours(SETTINGS_PT.theme.colours), ground: PAPER_WHITE },
  grounds: [],
  plate: { edge: 1300, quality: 66 },
  smallPlate: { edge: 640, quality: 66 },
  rugs: CATALOGUE,
  editions: EDITIONS,
  families: FAMILIES.map((family) => ({ ...family, picture: `collection-${family.slug}` })),
  collections: {
    document: "catalogo-colecoes",
    name: translated("Catálogo das coleções", "Catálogo de las colecciones", "Catalogue of the collections"),
    mark: "Coleções",
    cover: "showroom",
    title: translated(
      "Cinco coleções, vinte\u00a0peças",
      "Cinco colecciones, veinte\u00a0piezas",
      "Five collections, twenty\u00a0pieces",
    ),
    text: translated(
      "Em cada página, as peças na mesma escala. Cada uma se faz em outra medida, outra cor e outro pelo.",
      "En cada página, las piezas a la misma escala. Cada una se hace en otra medida, otro color y otro pelo.",
      "On each page, the pieces at one scale. Each can be made in another size, another colour and another pile.",
    ),
    at: new Date("2026-01-15T12:00:00Z"),
  },
};

const media2 = readMedia("db/seed/demo-2/media.json");
const settings2 = settingsIn("pt-BR", openPlan(media2));
const colours2 = settings2.theme.colours;

const second: CatalogueBrand = {
  folder: "db/seed/demo-2/documents",
  mostBytes: 700 * 1024,
  media: media2,
  settings: settings2,
  paper: paperColours(colours2),
  grounds: (["philosophy", "requests", "materials"] as const).map((field) => fieldColours(colours2, field)),
  plate: { edge: 1120, quality: 64 },
  smallPlate: { edge: 640, quality: 64 },
  rugs: CATALOGUE_2,
  editions: EDITIONS_2,
  families: FAMILIES_2,
  collections: {
    document: "caderno-colecoes",
    name: translated("Caderno das coleções", "Cuaderno de las colecciones", "Notebook of the collections"),
    mark: "Doze",
    cover: "hero-2",
    title: translated(
      "Doze desenhos da mesma ladeira",
      "Doce dibujos de la misma cuesta",
      "Twelve patterns from one hill",
    ),
    text: translated(
      "Em cada página os tapetes estão na mesma escala, como vizinhos de porta. A cor e a medida, você escolhe; a rua já veio pronta.",
      "En cada página las alfombras están a la misma escala, como vecinas de puerta. El color y la medida los elige usted; la calle ya vino hecha.",
      "On each page the rugs are at the same scale, like next-door neighbours. Colour and size are yours to choose; the street came ready-made.",
    ),
    at: new Date("2026-02-10T12:00:00Z"),
  },
};

export const CATALOGUE_BRANDS: Record<string, CatalogueBrand> = { demo: first, "demo-2": second };
