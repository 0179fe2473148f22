import { GEOMETRIC, roomOf, SMALL, TILES } from "./interiors.ts";
import { CATALOGUE_COVERS, COLLECTIONS, OWN_ROOMS } from "./own-photographs.ts";
import {
  detail,
  detailOf,
  GALLERY,
  middleOf,
  PRODUCT,
  piece,
  room,
  SITE,
  type SourceFilm,
  type SourcePicture,
  scene,
  storyPicture,
} from "./source-pictures.ts";

const RUGS = [
  "areia",
  "lua",
  "geometrico",
  "quintal",
  "marola",
  "trama",
  "scallop",
  "ocean-blue",
  "golden-lines",
  "studio-ryzi",
  "soft-living",
  "azulejo",
  "vao-livre",
  "santana",
  "contemporary",
  "natureza",
  "minimalista",
  "cobogo",
  "alvorada",
  "losango",
];
const CUT_OUT = ["lua", "scallop", "soft-living"];
const BUILT_IN_RUGS = [
  "areia",
  "lua",
  "geometrico",
  "quintal",
  "marola",
  "trama",
  "azulejo",
  "vao-livre",
  "santana",
];

const tops: SourcePicture[] = RUGS.map((rug) => ({
  name: rug,
  source: `rugs/tapete-${rug}/top.${CUT_OUT.includes(rug) ? "png" : "jpg"}`,
  ...PRODUCT,
  edge: CUT_OUT.includes(rug) ? 1600 : 2000,
  widest: 1500,
  isBuiltIn: BUILT_IN_RUGS.includes(rug),
  hasTransparency: CUT_OUT.includes(rug),
}));

/** Made with tools/media/photographs, the first picture of its page in 1536 × 1920, Areia's, across a window, in 2400 × 3000. */
const corners: SourcePicture[] = RUGS.map((rug) => ({
  ...{ name: `${rug}-corner`, source: `tools/media/photographs/corner-${rug}.jpg`, isOwn: true },
  // The others have a light of their own.
  ...(rug === "golden-lines" && { hour: "afternoon" as const }),
  ...{ ...PRODUCT, edge: 1920, widest: 1920 },
  ...(rug === "areia" && { edge: 3000, widest: 2400 }),
}));
const WHOLE_WIDTH = { x: 0, y: 0.305, width: 1, height: 0.375 };
const FOAM = { x: 0.8, y: 0.275, width: 0.096, height: 0.08 };
/** 80 × 100 knots with every colour of the design: 16 × 20 cm. */
const KNOTS = { crop: { x: 0.2, y: 8 / 15, width: 0.08, height: 1 / 15 }, knot: 16 };

/** Pictures of the first pages first, for an interrupted run. */
export const PICTURES: SourcePicture[] = [
  {
    name: "hero-poster",
    source: "tools/media/photographs/film.jpg",
    isOwn: true,
    ...GALLERY,
    folder: "videos",
    edge: 3072,
    widest: 3072,
    focal: { x: 0.6, y: 0.6 },
    isBuiltIn: true,
    hasUpright: true,
  },
  {
    name: "landing-poster",
    source: "tools/media/photographs/landing.jpg",
    isOwn: true,
    ...GALLERY,
    folder: "videos",
    edge: 3072,
    widest: 3072,
    focal: { x: 0.48, y: 0.5 },
    isBuiltIn: true,
    hasUpright: true,
  },
  roomOf("gal5", "gal5", { shown: "ocean-blue" }, { edge: 1920 }),
  ...SMALL.map((made, at) => roomOf(`gal${at + 1}`, `gal${at + 1}`, made)),
  ...tops.slice(0, 6),
  middleOf("contemporary", detailOf("Contemporary")),
  {
    ...{ name: "loom", source: "tools/media/photographs/loom.jpg", isOwn: true, isBuiltIn: true, ...SITE },
    alt: {
      "pt-BR":
        "Tear de madeira clara com um tapete azul começado, novelos azuis pendurados, tesoura e café no banco",
      es: "Telar de madera clara con una alfombra azul empezada, ovillos azules colgados, tijeras y café en el banco",
      en: "Pale wooden loom with a blue rug begun, blue balls of yarn hanging, shears and coffee on the bench",
    },
    focal: { x: 0.5, y: 0.6 },
    edge: 1920,
    widest: 1440,
  },
  scene("warp", "det_warp", SITE, { isBuiltIn: true }),
  ...Object.entries(TILES).map(([tile, made]) =>
    roomOf(`tile-${tile}`, `tile_${tile}`, made, { focal: { x: 0.5, y: 0.72 } }),
  ),
  ...tops.slice(6, 14),
  {
    ...{ name: "lua-detail", source: "tools/media/photographs/macro-lua.jpg", isOwn: true, isBuiltIn: true },
    ...SITE,
    alt: {
      "pt-BR": "Pelo de lã visto de perto em luz rasante, com sulcos entre discos e círculos finos em relevo",
      es: "Pelo de lana visto de cerca en luz rasante, con surcos entre discos y círculos finos en relieve",
      en: "Wool pile seen from near in raking light, furrows between discs and fine circles in relief",
    },
    edge: 1920,
    widest: 1440,
  },
  scene("cones", "det_cones", SITE, {
    ...{ source: "tools/media/photographs/cones.jpg", isOwn: true, isBuiltIn: true },
    ...{ edge: 2400, widest: 2400 },
    ...{ focal: { x: 0.5, y: 0.6 }, hour: "noon" },
  }),
  {
    ...detail("geometrico", "geometrico-woven", KNOTS.crop, {
      "pt-BR": "O mesmo fragmento, terminado",
      es: "El mismo fragmento, terminado",
      en: "The same fragment, finished",
    }),
    source: "rugs/tapete-geometrico/design.png",
    drawn: "knots",
    knot: KNOTS.knot,
    widest: 1440,
  },
  {
    ...detail("geometrico", "geometrico-card", KNOTS.crop, {
      "pt-BR": "Cartão ampliado: cada quadrado é um ponto de lã",
      es: "Cartón ampliado: cada cuadro es un punto de lana",
      en: "The point paper enlarged: every square is a tuft of wool",
    }),
    source: "rugs/tapete-geometrico/design.png",
    knot: KNOTS.knot,
    isPixelArt: true,
  },
  middleOf("vao-livre", detailOf("Vão Livre")),
  middleOf("cobogo", detailOf("Cobogó")),
  detail("alvorada", "alvorada-detail", WHOLE_WIDTH, detailOf("Alvorada")),
  ...tops.slice(14),
  ...COLLECTIONS,
  scene("showroom", "showroom", SITE, {
    ...{ source: "tools/media/photographs/showroom.jpg", isOwn: true },
    ...{ edge: 2400, widest: 2400, hour: "noon" },
  }),
  ...GEOMETRIC.map((made, at) => roomOf(`geometric-${at + 1}`, `geo${at + 1}`, made)),
  scene("poms", "det_poms", SITE, {
    ...{ source: "tools/media/photographs/poms.jpg", isOwn: true },
    ...{ edge: 2400, widest: 2400 },
  }),
  scene("fold", "det_fold", SITE, { hour: "noon" }),
  scene("pile2", "det_pile2", SITE),
  scene("pile", "det_pile", SITE, { widest: 1440 }),
  storyPicture(
    "ocean-blue-card",
    "rugs/tapete-ocean-blue/design.png",
    [
      "Cartão do Ocean Blue ampliado: a linha da espuma em quadrados, entre dois azuis",
      "Cartón de la Ocean Blue ampliado: la línea de la espuma en cuadros, entre dos azules",
      "Point paper of Ocean Blue enlarged: the line of foam in squares, between two blues",
    ],
    { crop: FOAM, isPixelArt: true },
  ),
  storyPicture(
    "ocean-blue-knots",
    "rugs/tapete-ocean-blue/design.png",
    [
      "O mesmo fragmento em nós de lã, vistos de muito perto",
      "El mismo fragmento en nudos de lana, vistos de muy cerca",
      "The same fragment in knots of wool, seen from very near",
    ],
    { crop: FOAM, drawn: "knots", knot: 13, widest: 1300 },
  ),
  storyPicture(
    "ocean-blue-baths",
    "rugs/tapete-ocean-blue/palette.json",
    [
      "Oito fios de lã crua lado a lado, cada um mergulhado mais fundo no seu azul",
      "Ocho hilos de lana cruda uno junto a otro, cada uno sumergido más hondo en su azul",
      "Eight yarns of raw wool side by side, each dipped deeper into its own blue",
    ],
    { drawn: "baths" },
  ),
  storyPicture(
    "warp-threads",
    "tools/media/photographs/warp.jpg",
    [
      "Fios de algodão cru esticados em um tear de madeira clara, antes da primeira fileira",
      "Hilos de algodón crudo tensados en un telar de madera clara, antes de la primera fila",
      "Threads of raw cotton stretched on a loom of pale wood, before the first row",
    ],
    { isOwn: true, widest: 1440 },
  ),
  scene("rolls", "det_rolls", SITE, { edge: 1680, widest: 1920, hour: "noon" }),
  ...OWN_ROOMS,
  ...CATALOGUE_COVERS,
  scene("yarn-hortencia", "cor_hortencia", SITE, { edge: 960, widest: 960 }),
  middleOf("trama", {
    "pt-BR": "Detalhe do tapete Trama: o fio que passa por cima e o que passa por baixo",
    es: "Detalle de la alfombra Trama: el hilo que pasa por encima y el que pasa por debajo",
    en: "Detail of the Trama rug: the thread that goes over and the one that goes under",
  }),
  ...corners,
  room("room", "tools/media/photographs/room-wide.jpg", [
    "Sala com sofá claro, mesa redonda e poltrona sobre madeira nua",
    "Salón con sofá claro, mesa redonda y sillón sobre madera desnuda",
    "Living room with a pale sofa, a round table and an armchair on bare boards",
  ]),
  room("room-with-rug", "tools/media/simulator/room-with-rug.jpg", [
    "A mesma sala no simulador, com um tapete de 200 × 300 cm sob a mesa e a poltrona",
    "El mismo salón en el simulador, con una alfombra de 200 × 300 cm bajo la mesa y el sillón",
    "The same room in the simulator, with a rug of 200 × 300 cm under the table and the armchair",
  ]),
  piece("corner", "contemporary", "corner", { x: 0, y: 0, width: 1, height: 1 }, [
    "Tapete em L de lâminas sinuosas, visto de cima",
    "Alfombra en L de láminas sinuosas, vista desde arriba",
    "L-shaped rug of winding blades, seen from above",
  ]),
  piece("organic", "ocean-blue", "organic", { x: 0, y: 0.055, width: 1, height: 0.889 }, [
    "Tapete de contorno livre em azuis, visto de cima",
    "Alfombra de contorno libre en azules, vista desde arriba",
    "Rug of free outline in blues, seen from above",
  ]),
  piece("runner", "marola", "runner", { x: 0.2, y: 0, width: 0.3, height: 1 }, [
    "Passadeira listrada, vista de cima",
    "Alfombra de pasillo a rayas, vista desde arriba",
    "Striped runner, seen from above",
  ]),
];

export const FILMS: SourceFilm[] = [
  {
    name: "hero",
    source: "tools/media/photographs/film.mp4",
    isOwn: true,
    poster: "hero-poster",
    isBuiltIn: true,
  },
  {
    name: "landing",
    source: "tools/media/photographs/landing.mp4",
    isOwn: true,
    poster: "landing-poster",
    isBuiltIn: true,
  },
];

export const DESIGNS = RUGS.map((rug) => ({ name: rug, source: `rugs/tapete-${rug}/design.png` }));
