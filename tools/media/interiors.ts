import { GALLERY, type Hour, type SourcePicture, scene } from "./source-pictures.ts";

/** What photographs/interiors.py shows, in Portuguese, Spanish and English. */
const SEEN: Record<string, [string, string, string]> = {
  "golden-lines": [
    "Tapete de linhas sobre tacos de madeira, com espreguiçadeira de palhinha e luz da tarde",
    "Alfombra de líneas sobre parqué, con tumbona de rejilla y luz de la tarde",
    "Rug of flowing lines on parquet with a long chair of cane in afternoon light",
  ],
  "ocean-blue": [
    "Tapete azul sob escada suspensa em parede de concreto ripado, com pufe de couro e livro aberto",
    "Alfombra azul bajo una escalera suspendida en muro de hormigón, con puf de cuero y libro abierto",
    "Blue rug below a floating stair on board-marked concrete, with a leather pouf and an open book",
  ],
  lua: [
    "Tapete redondo Lua com poltrona em meia esfera, mesinha escura e planta em vaso",
    "Alfombra redonda Lua con sillón en media esfera, mesita oscura y planta en maceta",
    "Round Lua rug with a half-sphere chair, a small dark table and a potted plant",
  ],
  geometrico: [
    "Tapete Geométrico de módulos em azul-petróleo diante de concreto claro, com desenhos em mesa de cavaletes",
    "Alfombra Geométrico de módulos azul petróleo ante hormigón claro, con dibujos en mesa de caballetes",
    "Geométrico rug of petrol-blue modules before pale concrete, with drawings on a trestle table",
  ],
  trama: [
    "Tapete Trama em relevo de cesto, com poltrona redonda de bouclé, livros e parede cor de barro",
    "Alfombra Trama con relieve de cesto, sillón redondo de bouclé, libros y pared color barro",
    "Basket-relief Trama rug with a round bouclé chair, books and a clay wall",
  ],
  "geometrico-above": [
    "Tapete Geométrico visto de cima com poltrona redonda ocre, mesinha e livro aberto",
    "Alfombra Geométrico vista desde arriba con sillón redondo ocre, mesita y libro abierto",
    "Geométrico rug from above with a round ochre chair, a small table and an open book",
  ],
  "vao-livre": [
    "Tapete com viga vermelha e espreguiçadeira de palhinha, com livros no chão",
    "Alfombra con viga roja y tumbona de rejilla, con libros en el suelo",
    "Rug with a red beam and a long chair of cane, books on the floor",
  ],
  "losango-above": [
    "Tapete Losango visto de cima com banco torneado, cesto e potes de barro",
    "Alfombra Losango vista desde arriba con taburete torneado, cesto y vasijas",
    "Losango rug from above with a turned stool, a basket and clay pots",
  ],
  "soft-living": [
    "Tapete em forma de seixo e pufe de couro sob a luz de um cobogó",
    "Alfombra en forma de guijarro y puf de cuero bajo la luz de una celosía",
    "Pebble-shaped rug and a leather pouf in light through pierced brick",
  ],
  areia: [
    "Tapete liso cor de areia diante de parede verde-oliva, com sofá curvo, mesinha de pedra e livro aberto",
    "Alfombra lisa color arena ante una pared verde oliva, con sofá curvo, mesita de piedra y libro abierto",
    "Plain sand rug before an olive wall, with a curved sofa, a small stone table and an open book",
  ],
  marola: [
    "Tapete listrado em casa de praia, com banco de ripas, cesto, toalha e chinelos",
    "Alfombra de rayas en una casa de playa, con banco de lamas, cesto, toalla y chanclas",
    "Striped rug in a beach house, with a slatted bench, a basket, a towel and sandals",
  ],
  "alvorada-above": [
    "Tapete Alvorada visto de cima diante de uma mesa de cavaletes com papéis e laranjas, chinelos em cima",
    "Alfombra Alvorada vista desde arriba ante una mesa de caballetes con papeles y naranjas, chanclas encima",
    "Alvorada rug from above before a trestle table with papers and oranges, sandals left on it",
  ],
  cobogo: [
    "Tapete geométrico sob a luz de uma parede vazada, com banco de ripas e livros",
    "Alfombra geométrica bajo la luz de una pared calada, con banco de lamas y libros",
    "Geometric rug in the light of a perforated wall, with a slatted bench and books",
  ],
  scallop: [
    "Tapete de borda ondulada diante de parede de cal cor de barro com arco e banco",
    "Alfombra de borde ondulado ante una pared de cal color barro con arco y banco",
    "Scallop-edged rug before a clay lime-plaster wall with an arch and a ledge",
  ],
  natureza: [
    "Tapete Natureza visto do alto sobre tábuas, com livro aberto e xícara",
    "Alfombra Natureza vista desde arriba sobre tablas, con libro abierto y taza",
    "Natureza rug from above on boards, with an open book and a cup",
  ],
  contemporary: [
    "Tapete Contemporary de lâminas curvas com sofá curvo de bouclé",
    "Alfombra Contemporary de líneas curvas con sofá curvo de bouclé",
    "Contemporary rug of curved slats with a curved bouclé sofa",
  ],
};

/** A room rendered anew with furniture of its own. */
function interior(name: string, shown: string, more: Partial<SourcePicture>): SourcePicture {
  const [pt, es, en] = SEEN[shown] as [string, string, string];
  const source = `tools/media/photographs/room-${shown}.jpg`;
  return { ...scene(name, "", GALLERY, more), source, isOwn: true, alt: { "pt-BR": pt, es, en } };
}

/** A room of `interiors.py`, or an older photograph developed anew. */
type Shown = { shown: string } | { hour: Hour };
export const TILES: Record<string, Shown> = {
  lisos: { shown: "areia" },
  redondos: { shown: "lua" },
  geometricos: { shown: "geometrico" },
  infantil: { hour: "noon" },
  listrados: { shown: "marola" },
  texturizados: { shown: "trama" },
};
/** The main page's small pictures. */
export const SMALL: Shown[] = [
  { shown: "golden-lines" },
  { shown: "scallop" },
  { shown: "soft-living" },
  { shown: "natureza" },
];
export const GEOMETRIC: Shown[] = [
  { shown: "geometrico-above" },
  { shown: "cobogo" },
  { shown: "alvorada-above" },
  { shown: "vao-livre" },
  { shown: "losango-above" },
  { shown: "contemporary" },
];

export function roomOf(
  name: string,
  source: string,
  made: Shown,
  more: Partial<SourcePicture> = {},
): SourcePicture {
  const kept = { isBuiltIn: true, ...more };
  return "shown" in made
    ? interior(name, made.shown, kept)
    : scene(name, source, GALLERY, { ...kept, ...made });
}
