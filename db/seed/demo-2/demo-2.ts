import { planCuration } from "../curation.ts";
import { planDesigners } from "../designers.ts";
import { planGallery } from "../gallery.ts";
import { planHeroVideo } from "../hero-video.ts";
import { planHome } from "../home.ts";
import { translated } from "../localized-text.ts";
import { planMedia } from "../media.ts";
import { planPages } from "../pages.ts";
import { planProducts } from "../products.ts";
import { planRugDesigns } from "../rug-designs.ts";
import { planSamples } from "../samples.ts";
import type { SeedMedia, SeedYarns } from "../seed-media.ts";
import { openPlan, type SeedPlan } from "../seed-plan.ts";
import { planSwatches } from "../swatches.ts";
import { CATALOGUE } from "./catalogue.ts";
import { planCollections } from "./collections.ts";
import { DESIGNERS, EDITIONS, OFFERS, SETS, SHOWS, SWATCHES, TESTIMONIALS } from "./people.ts";
import { planSettings } from "./settings.ts";
import { STORY, storyBody } from "./story.ts";

export function planDemo(media: SeedMedia[], yarns: SeedYarns[], at: Date): SeedPlan {
  const plan = openPlan(media, "db/seed/demo-2/documents");
  planSettings(plan);
  planHeroVideo(plan, FILM);
  planGallery(plan, PICTURES);
  const collections = planCollections(plan, at);
  const designers = planDesigners(plan, DESIGNERS);
  const products = planProducts(plan, { collections, designers }, yarns, CATALOGUE, null);
  planRugDesigns(plan, products, yarns, CATALOGUE);
  planSamples(plan, SETS);
  planHome(plan, { quotes: TESTIMONIALS, offers: OFFERS, shows: SHOWS });
  planSwatches(plan, SWATCHES);
  planCuration(plan, EDITIONS);
  planPages(plan, yarns, { cover: "oficina", words: STORY, body: storyBody(plan) });
  // Last, because it writes a row for every file used above.
  planMedia(plan, media);
  return plan;
}

const FILM = {
  file: "hero-film-2",
  veil: 20,
  title: translated(
    "Chão de festa, todo dia",
    "Suelo de fiesta, todos los días",
    "A festive floor, every day",
  ),
  subtitle: translated(
    "Doze desenhos da cidade, tecidos em lã, algodão e caroá.",
    "Doce dibujos de la ciudad, tejidos en lana, algodón y caroá.",
    "Twelve patterns of the town, woven in wool, cotton and caroá.",
  ),
  captionName: translated("Na sala", "En el salón", "In the room"),
  caption: translated(
    "Arrecife, lã, 260 × 390 cm.",
    "Arrecife, lana, 260 × 390 cm.",
    "Arrecife, wool, 260 × 390 cm.",
  ),
};

/** The main picture last. */
const PICTURES = [
  {
    picture: "sala-ladeira",
    title: translated("Ladeira · Lã e algodão", "Ladeira · Lana y algodón", "Ladeira · Wool and cotton"),
  },
  {
    picture: "sala-mangue",
    title: translated("Mangue · Lã e linho", "Mangue · Lana y lino", "Mangue · Wool and linen"),
  },
  {
    picture: "sala-coqueiral",
    title: translated("Coqueiral · Lã e fibra", "Coqueiral · Lana y fibra", "Coqueiral · Wool and fibre"),
  },
  {
    picture: "sala-cana",
    title: translated("Cana · Fibra e algodão", "Cana · Fibra y algodón", "Cana · Fibre and cotton"),
  },
  {
    picture: "sala-sobrado",
    title: translated(
      "Sobrado · Lã e algodão, 200 × 300 cm · Rua do Amparo",
      "Sobrado · Lana y algodón, 200 × 300 cm · Rua do Amparo",
      "Sobrado · Wool and cotton, 200 × 300 cm · Rua do Amparo",
    ),
  },
];
