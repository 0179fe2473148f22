import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { name, translated } from "../localized-text.ts";
import type { SeedPlan } from "../seed-plan.ts";
import { CATALOGUE } from "./catalogue.ts";

export const FAMILIES = [
  {
    slug: "classica",
    picture: "sala-sobrado",
    title: translated("Sobrados", "Casonas", "Town houses"),
    description: translated(
      "Fachada, arco e cal: a rua de Olinda deitada no chão.",
      "Fachada, arco y cal: la calle de Olinda tendida en el suelo.",
      "Front, arch and limewash: an Olinda street laid on the floor.",
    ),
  },
  {
    slug: "contemporanea",
    picture: "sala-ladeira",
    title: translated("Ladeiras", "Cuestas", "Hills"),
    description: translated(
      "Degrau, farol, horizonte. Desenho de quem sobe olhando.",
      "Escalón, faro, horizonte. Dibujo de quien sube mirando.",
      "Step, lighthouse, horizon. Drawn by somebody who looks while climbing.",
    ),
  },
  {
    slug: "natural",
    picture: "sala-mangue",
    title: translated("Fibra", "Fibra", "Fibre"),
    description: translated(
      "Mangue, cana e coqueiro, no fio que eles mesmos dão.",
      "Manglar, caña y cocotero, en el hilo que ellos mismos dan.",
      "Mangrove, cane and palm, in the thread that they give.",
    ),
  },
  {
    slug: "minimalista",
    picture: "sala-varanda",
    title: translated("Sesta", "Siesta", "Siesta"),
    description: translated(
      "Pouca coisa no meio, sombra em volta.",
      "Poca cosa en el medio, sombra alrededor.",
      "Little in the middle, shade around it.",
    ),
  },
  {
    slug: "premium",
    picture: "sala-frevo",
    title: translated("Festa", "Fiesta", "Feast"),
    description: translated(
      "Quatro cores ao mesmo tempo, sem pedir licença.",
      "Cuatro colores al mismo tiempo, sin pedir permiso.",
      "Four colours at once, without asking leave.",
    ),
  },
];

const FEATURED = ["sobrado", "mare", "arrecife", "ladeira", "frevo"];

const TILES = [
  {
    slug: "lisos",
    picture: "sala-caju",
    title: translated("Quase lisos", "Casi lisas", "Almost plain"),
    description: translated(
      "Um desenho só, e muito descanso em volta.",
      "Un solo dibujo, y mucho descanso alrededor.",
      "A single figure and plenty of rest around it.",
    ),
  },
  {
    slug: "redondos",
    picture: "sala-sombrinha",
    title: translated("Redondos", "Redondas", "Round"),
    description: translated(
      "Até 3 m de diâmetro, cortados no compasso.",
      "Hasta 3 m de diámetro, cortadas a compás.",
      "Up to 3 m across, cut with a compass.",
    ),
  },
  {
    slug: "geometricos",
    picture: "sala-varanda",
    title: translated("De régua", "De regla", "By the ruler"),
    description: translated(
      "Treliça, degrau e porta: tudo o que se desenha com esquadro.",
      "Celosía, escalón y puerta: todo lo que se dibuja con escuadra.",
      "Lattice, step and door: all that is drawn with a set square.",
    ),
  },
  {
    slug: "infantil",
    picture: "sala-frevo",
    title: translated("De criança", "De niño", "For children"),
    description: translated(
      "Algodão que se lava em casa e não guarda mágoa.",
      "Algodón que se lava en casa y no guarda rencor.",
      "Cotton that is washed at home and bears no grudge.",
    ),
  },
  {
    slug: "listrados",
    picture: "sala-cana",
    title: translated("De listra", "De raya", "Striped"),
    description: translated(
      "Listras largas e finas, na medida do corredor ou da sala.",
      "Rayas anchas y finas, a la medida del pasillo o del salón.",
      "Stripes broad and narrow, as long as the corridor or the room.",
    ),
  },
  {
    slug: "texturizados",
    picture: "sala-coqueiral",
    title: translated("De relevo", "De relieve", "In relief"),
    description: translated(
      "Pelo em duas alturas, que o pé lê antes do olho.",
      "Pelo en dos alturas, que el pie lee antes que el ojo.",
      "Pile in two heights, read by the foot before the eye.",
    ),
  },
];

const EXPLORE = translated("Ver mais", "Ver más", "See more");
const MINUTE_MS = 60_000;

export function planCollections(plan: SeedPlan, at: Date): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { slug, picture, ...words } of FAMILIES)
    ids.set(slug, plan.document(collections, { slug, imageUrl: plan.urlOf(picture) }, words));
  for (const { slug, picture, ...words } of TILES) {
    const facts = { slug, imageUrl: plan.urlOf(picture), url: `/colecoes/${slug}`, place: "strip" };
    ids.set(slug, plan.document(collections, facts, { ...words, exploreText: EXPLORE }));
  }
  for (const [order, slug] of FEATURED.entries()) {
    const rug = CATALOGUE.find((one) => one.rug === slug);
    if (!rug) throw new Error(`There is no rug called ${slug}`);
    const facts = { slug, imageUrl: plan.urlOf(slug), url: `/produtos/tapete-${slug}` };
    const words = { title: name(rug.name), description: rug.description };
    const createdAt = new Date(at.getTime() - order * MINUTE_MS);
    plan.document(featured, facts, words, { createdAt });
  }
  return ids;
}
