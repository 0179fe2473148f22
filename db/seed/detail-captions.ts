import { type LocalizedText, translated } from "./localized-text.ts";

/** Caption of a close-up: subject, and the height of the pile. */
const near = (millimetres: number, pt: string, es: string, en: string): LocalizedText =>
  translated(
    `${pt}, pelo de ${millimetres}\u00a0mm.`,
    `${es}, pelo de ${millimetres}\u00a0mm.`,
    `${en}, pile of ${millimetres}\u00a0mm.`,
  );

/** Flat-woven: no pile. */
const flat = (millimetres: number, pt: string, es: string, en: string): LocalizedText =>
  translated(
    `${pt}, ${millimetres}\u00a0mm de espessura.`,
    `${es}, ${millimetres}\u00a0mm de grosor.`,
    `${en}, ${millimetres}\u00a0mm thick.`,
  );

/** By the pictures' names in the media list. */
export const DETAIL_CAPTIONS: Readonly<Record<string, LocalizedText>> = {
  fold: translated(
    "O canto dobrado mostra o avesso de algodão.",
    "La esquina doblada muestra el reverso de algodón.",
    "The folded corner shows the cotton backing.",
  ),
  pile: near(
    15,
    "Lã e seda botânica muito de perto",
    "Lana y seda botánica muy de cerca",
    "Wool and botanical silk from very near",
  ),
  pile2: translated(
    "Studio Ryzi: onde duas alturas de pelo se encontram.",
    "Studio Ryzi: donde se encuentran dos alturas de pelo.",
    "Studio Ryzi: where two heights of pile meet.",
  ),
  loom: translated(
    "Ocean Blue no tear, o urdume ainda à mostra.",
    "Ocean Blue en el telar, la urdimbre todavía a la vista.",
    "Ocean Blue on the loom, the warp still in sight.",
  ),
  warp: translated(
    "O urdume de algodão no tear, com o tecido crescendo fio a fio.",
    "La urdimbre de algodón en el telar, con el tejido que crece hilo a hilo.",
    "The cotton warp on the loom, the cloth growing thread by thread.",
  ),
  "contemporary-detail": translated(
    "Contemporary: o traço de urucum entre as lâminas.",
    "Contemporary: el trazo de achiote entre las láminas.",
    "Contemporary: the stroke of annatto between the blades.",
  ),
  "lua-detail": translated(
    "Lua: círculos em relevo, do centro à borda.",
    "Lua: círculos en relieve, del centro al borde.",
    "Lua: circles in relief, from the centre to the edge.",
  ),
  "trama-detail": translated(
    "Trama: o feixe alto passa por cima do baixo.",
    "Trama: el haz alto pasa por encima del bajo.",
    "Trama: the high bundle passes over the low one.",
  ),
  "cobogo-detail": translated(
    "Cobogó: a sombra cai sempre do mesmo lado.",
    "Cobogó: la sombra cae siempre del mismo lado.",
    "Cobogó: the shadow always falls on the same side.",
  ),
  "vao-livre-detail": translated(
    "Vão Livre: o volume suspenso, em lã densa.",
    "Vão Livre: el volumen suspendido, en lana densa.",
    "Vão Livre: the suspended volume, in dense wool.",
  ),
  "areia-corner": near(
    17,
    "Franja de algodão, a própria urdidura",
    "Fleco de algodón, la propia urdimbre",
    "Cotton fringe, the warp itself",
  ),
  "lua-corner": near(15, "Borda cortada com compasso", "Borde cortado con compás", "Edge cut with a compass"),
  "geometrico-corner": near(
    13,
    "O módulo chega inteiro à borda",
    "El módulo llega entero al borde",
    "The module reaches the edge whole",
  ),
  "quintal-corner": near(
    16,
    "Arremate vermelho, costurado à mão",
    "Remate rojo, cosido a mano",
    "Red edging, sewn by hand",
  ),
  "marola-corner": flat(5, "Franja atada à mão", "Fleco atado a mano", "Fringe tied by hand"),
  "trama-corner": near(
    18,
    "Feixes altos e baixos até a borda",
    "Haces altos y bajos hasta el borde",
    "High and low bundles up to the edge",
  ),
  "scallop-corner": near(
    15,
    "Ondas recortadas à tesoura",
    "Ondas recortadas a tijera",
    "Scallops cut with scissors",
  ),
  "ocean-blue-corner": near(
    15,
    "A linha da espuma, em seda botânica",
    "La línea de la espuma, en seda botánica",
    "The line of foam, in botanical silk",
  ),
  "golden-lines-corner": near(
    13,
    "Linhas de seda sobre tabaco",
    "Líneas de seda sobre tabaco",
    "Silk lines on tobacco",
  ),
  "studio-ryzi-corner": near(
    15,
    "Canteiros de alturas diferentes",
    "Parterres de alturas distintas",
    "Beds of different heights",
  ),
  "soft-living-corner": near(
    19,
    "Sulcos abertos à tesoura",
    "Surcos abiertos a tijera",
    "Furrows opened with scissors",
  ),
  "azulejo-corner": near(
    9,
    "Cercadura de louça, franja de algodão",
    "Cenefa de loza, fleco de algodón",
    "China-blue border, cotton fringe",
  ),
  "vao-livre-corner": near(
    14,
    "A viga vai até a borda",
    "La viga llega hasta el borde",
    "The beam runs to the edge",
  ),
  "santana-corner": near(
    8,
    "Canto do medalhão, franja de algodão",
    "Esquina del medallón, fleco de algodón",
    "Corner of the medallion, cotton fringe",
  ),
  "contemporary-corner": near(
    13,
    "Lâminas de sol e sombra",
    "Láminas de sol y sombra",
    "Blades of sun and shade",
  ),
  "natureza-corner": near(
    14,
    "Nervuras esculpidas, arremate verde",
    "Nervaduras esculpidas, remate verde",
    "Carved veins, green edging",
  ),
  "minimalista-corner": near(
    12,
    "O horizonte, fio a fio",
    "El horizonte, hilo a hilo",
    "The horizon, thread by thread",
  ),
  "cobogo-corner": near(
    14,
    "Blocos vazados e um vão de sol",
    "Bloques calados y un hueco de sol",
    "Pierced blocks and one opening of sun",
  ),
  "alvorada-corner": near(
    13,
    "Colunas espelhadas na linha da água",
    "Columnas reflejadas en la línea del agua",
    "Columns mirrored at the waterline",
  ),
  "losango-corner": flat(
    7,
    "Juta e lã de cor própria, franja de algodão",
    "Yute y lana de color propio, fleco de algodón",
    "Jute and wool of its own colour, cotton fringe",
  ),
};
