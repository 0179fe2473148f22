import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { DEFAULT_EXPLORE_TEXT, DEFAULT_TILES } from "#app/features/collections/collection-tiles.defaults.ts";
import { name, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

export const FAMILIES = [
  {
    slug: "classica",
    title: translated("Clássica", "Clásica", "Classic"),
    description: translated(
      "Medalhões e azulejos relidos com pelo baixo e cor lavada.",
      "Medallones y azulejos reinterpretados con pelo bajo y color lavado.",
      "Medallions and tiles reinterpreted in short pile and washed colour.",
    ),
    closing: translated(
      "O desenho tem séculos. O pelo tem menos de um centímetro, para a cadeira deslizar.",
      "El dibujo tiene siglos. El pelo no llega a un centímetro, para que la silla se deslice.",
      "The pattern is centuries old. The pile is under a centimetre, so that a chair slides.",
    ),
  },
  {
    slug: "contemporanea",
    title: translated("Contemporânea", "Contemporánea", "Contemporary"),
    description: translated(
      "Sombras, plantas baixas e calçadas da cidade em relevo.",
      "Sombras, planos y aceras de la ciudad en relieve.",
      "Shadows, floor plans and city pavements in relief.",
    ),
    closing: translated(
      "Às quatro da tarde a sombra do prédio atravessa\u00a0a\u00a0rua. Foi\u00a0ela que desenhamos.",
      "A las cuatro de la tarde, la sombra del edificio cruza la calle. Eso es lo que dibujamos.",
      "At four in the afternoon the shadow of the building crosses the street. That is what we drew.",
    ),
  },
  {
    slug: "natural",
    title: translated("Natural", "Natural", "Natural"),
    description: translated(
      "Lã, algodão, linho e juta. O fio decide o toque, o desenho acompanha.",
      "Lana, algodón, lino y yute. El hilo decide el tacto, el dibujo acompaña.",
      "Wool, cotton, linen and jute. The yarn decides the feel, the pattern follows.",
    ),
    closing: translated(
      "A juta vem de Manacapuru, seca ao sol e chega em fardos de 200\u00a0kg com cheiro de rio.",
      "El yute viene de Manacapuru, se seca al sol y llega en fardos de 200\u00a0kg que huelen a río.",
      "The jute comes from Manacapuru, dries in the sun and arrives in bales of 200\u00a0kg that smell of the river.",
    ),
  },
  {
    slug: "minimalista",
    title: translated("Minimalista", "Minimalista", "Minimalist"),
    description: translated(
      "Uma linha, um campo, um horizonte.",
      "Una línea, un campo, un horizonte.",
      "One line, one field, one horizon.",
    ),
    closing: translated(
      "Tirar uma linha leva mais tempo do que pôr.",
      "Quitar una línea lleva más tiempo que ponerla.",
      "Taking a line out takes longer than putting one in.",
    ),
  },
  {
    slug: "premium",
    title: translated("Premium", "Premium", "Premium"),
    description: translated(
      "Seda botânica e lã densa, tiragem numerada.",
      "Seda botánica y lana densa, tirada numerada.",
      "Botanical silk and dense wool, a numbered edition.",
    ),
    closing: translated(
      "Cada peça sai com um número, os nomes de quem a fez e a data do último fio.",
      "Cada pieza sale con un número, los nombres de quienes la hicieron y la fecha del último hilo.",
      "Each piece leaves with a number, the names of those who made it and the date of the last thread.",
    ),
  },
];

const SHELF_CLOSINGS = new Map([
  [
    "lisos",
    translated(
      "Em um liso, um fio fora do tom se vê do outro lado da\u00a0sala.",
      "En una alfombra lisa, un hilo fuera de tono se ve desde el otro lado del\u00a0salón.",
      "In a plain rug, one thread off the shade shows from across the\u00a0room.",
    ),
  ],
  [
    "redondos",
    translated(
      "Sem cantos para desviar: a\u00a0mesa ao centro, as\u00a0cadeiras em\u00a0volta.",
      "Sin esquinas que esquivar: la\u00a0mesa en el centro, las\u00a0sillas alrededor.",
      "No corners to walk around: the\u00a0table in the middle, the\u00a0chairs about\u00a0it.",
    ),
  ],
  [
    "geometricos",
    translated(
      "A\u00a0conta vem antes do fio: o\u00a0módulo fecha inteiro na largura da\u00a0sala.",
      "La cuenta va antes que el hilo: el módulo cabe entero en el ancho de la\u00a0sala.",
      "The sum comes before the yarn: whole modules fill the width of the\u00a0room.",
    ),
  ],
  [
    "infantil",
    translated(
      "Um riacho, uma capivara e\u00a0sol o\u00a0dia todo. O\u00a0resto a\u00a0criança inventa.",
      "Un arroyo, una capibara y\u00a0sol todo el día. El resto lo inventan los\u00a0niños.",
      "A\u00a0stream, a\u00a0capybara and sun all day. The children make up the\u00a0rest.",
    ),
  ],
  [
    "listrados",
    translated(
      "Listras na largura alargam a\u00a0sala; no comprimento, alongam o\u00a0corredor.",
      "Las rayas a lo ancho ensanchan el salón; a lo largo, alargan el\u00a0pasillo.",
      "Stripes across widen a\u00a0room; stripes along lengthen a\u00a0corridor.",
    ),
  ],
  [
    "texturizados",
    translated(
      "Passe a\u00a0mão antes de escolher: na tela, o\u00a0pelo não tem\u00a0altura.",
      "Pase la mano antes de elegir: en la pantalla, el pelo no tiene\u00a0altura.",
      "Run a\u00a0hand over it before choosing: on a\u00a0screen the pile has no\u00a0height.",
    ),
  ],
]);

/** The carousel shows the newest first, so the first of these is the newest. Their prices follow those of the rugs. */
const FEATURED = [
  {
    slug: "scallop",
    title: name("Scallop"),
    description: translated(
      "Borda ondulada, recortada à tesoura. Campo de bouclé marfim, moldura em barro queimado.",
      "Borde ondulado, recortado a tijera. Campo de bouclé marfil, marco de barro cocido.",
      "A scalloped edge, cut with scissors. Ivory bouclé field, burnt clay border.",
    ),
  },
  {
    slug: "ocean-blue",
    title: name("Ocean Blue"),
    description: translated(
      "Seis azuis atados um a um, crista de seda botânica.",
      "Seis azules anudados uno a uno, cresta de seda botánica.",
      "Six blues knotted one by one, a crest of botanical silk.",
    ),
  },
  {
    slug: "golden-lines",
    title: name("Golden Lines"),
    description: translated(
      "Linhas contínuas de seda botânica sobre lã tabaco.",
      "Líneas continuas de seda botánica sobre lana tabaco.",
      "Unbroken lines of botanical silk on tobacco wool.",
    ),
  },
  {
    slug: "studio-ryzi",
    title: name("Studio Ryzi"),
    description: translated(
      "O plano de um jardim visto do alto: canteiros, pedras e um caminho que atravessa a peça.",
      "El plano de un jardín visto desde arriba: parterres, piedras y un camino que cruza la pieza.",
      "The plan of a garden seen from above: beds, stones and a path that crosses the piece.",
    ),
  },
  {
    slug: "soft-living",
    title: name("Soft Living"),
    description: translated(
      "Contorno de seixo, sulcos abertos à tesoura em um único tom de lã.",
      "Contorno de canto rodado, surcos abiertos a tijera en un único tono de lana.",
      "The outline of a pebble, furrows opened with scissors in a single shade of wool.",
    ),
  },
];

const MINUTE_MS = 60_000;

export function planCollections(plan: SeedPlan, at: Date): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { slug, ...words } of FAMILIES)
    ids.set(slug, plan.document(collections, { slug, imageUrl: plan.urlOf(`collection-${slug}`) }, words));
  planShelves(plan, ids);
  for (const [order, { slug, ...words }] of FEATURED.entries()) {
    const facts = { slug, imageUrl: plan.urlOf(slug), url: `/produtos/tapete-${slug}` };
    const createdAt = new Date(at.getTime() - order * MINUTE_MS);
    plan.document(featured, facts, words, { createdAt });
  }
  return ids;
}

function planShelves(plan: SeedPlan, ids: Map<string, string>): void {
  const explore = {
    pt: DEFAULT_EXPLORE_TEXT["pt-BR"],
    es: DEFAULT_EXPLORE_TEXT.es,
    en: DEFAULT_EXPLORE_TEXT.en,
  };
  for (const { imageUrl, url, words } of DEFAULT_TILES) {
    const picture = imageUrl.replace(/^\/media\/(.*)\.jpg$/, "$1");
    const slug = picture.replace(/^tile-/, "");
    const said = (field: "title" | "description") => ({
      pt: words["pt-BR"][field],
      es: words.es[field],
      en: words.en[field],
    });
    const facts = { slug, imageUrl: plan.urlOf(picture), url, place: "strip" };
    const closing = SHELF_CLOSINGS.get(slug);
    const own = {
      title: said("title"),
      description: said("description"),
      exploreText: explore,
      ...(closing && { closing }),
    };
    ids.set(slug, plan.document(collections, facts, own));
  }
}
