import type { CatalogueProduct } from "./catalogue.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { Technique } from "./product-words.ts";

export const EDGES = {
  sewn: translated("Arremate costurado à mão", "Remate cosido a mano", "Edging sewn by hand"),
  turned: translated("Virada e cosida à mão", "Vuelto y cosido a mano", "Turned and sewn by hand"),
  pattern: translated(
    "Arremate costurado nas cores do desenho",
    "Remate cosido en los colores del dibujo",
    "Edging sewn in the colours of the pattern",
  ),
  cal: translated(
    "Arremate costurado em lã cal",
    "Remate cosido en lana color cal",
    "Edging sewn in limewash wool",
  ),
  field: translated(
    "Arremate costurado no tom do campo",
    "Remate cosido en el tono del campo",
    "Edging sewn in the shade of the field",
  ),
  rawWool: translated(
    "Arremate costurado em lã crua",
    "Remate cosido en lana cruda",
    "Edging sewn in raw wool",
  ),
  green: translated(
    "Arremate costurado em lã verde",
    "Remate cosido en lana verde",
    "Edging sewn in green wool",
  ),
  red: translated(
    "Arremate vermelho, costurado à mão",
    "Remate rojo, cosido a mano",
    "Red edging, sewn by hand",
  ),
  scallops: translated(
    "Ondas recortadas à tesoura, moldura cosida à mão",
    "Ondas recortadas a tijera, marco cosido a mano",
    "Scallops cut with scissors, the border sewn by hand",
  ),
  pebble: translated(
    "Contorno cortado à tesoura, arremate costurado",
    "Contorno cortado a tijera, remate cosido",
    "Outline cut with scissors, edging sewn",
  ),
  compass: translated(
    "Cortada com compasso, arremate costurado",
    "Cortado con compás, remate cosido",
    "Cut with a compass, edging sewn",
  ),
  fringe: translated(
    "Franja de algodão, o próprio urdume",
    "Fleco de algodón, la propia urdimbre",
    "Cotton fringe, the warp itself",
  ),
  tiedFringe: translated(
    "Franja de algodão, atada à mão",
    "Fleco de algodón, atado a mano",
    "Cotton fringe, tied by hand",
  ),
};

type Finish = { edge: keyof typeof EDGES; backGrams: number; millimetreGrams: number };

/** Of a square metre: what is under the pile, and each millimetre of it; of a rug without pile, of its thickness. */
const FINISHES: Record<Technique, Finish> = {
  tufted: { edge: "sewn", backGrams: 1200, millimetreGrams: 200 },
  carved: { edge: "sewn", backGrams: 1200, millimetreGrams: 190 },
  boucle: { edge: "sewn", backGrams: 1200, millimetreGrams: 170 },
  knotted: { edge: "turned", backGrams: 850, millimetreGrams: 210 },
  woven: { edge: "turned", backGrams: 0, millimetreGrams: 400 },
};
const ROUNDED_TO_GRAMS = 100;

type Finished = Pick<CatalogueProduct, "edge" | "technique">;

export const edgeOf = ({ edge, technique }: Finished): LocalizedText =>
  EDGES[edge ?? FINISHES[technique].edge];

export function squareMetreGramsOf(technique: Technique, pileMetres: number): number {
  const { backGrams, millimetreGrams } = FINISHES[technique];
  const grams = backGrams + millimetreGrams * pileMetres * 1000;
  return Math.round(grams / ROUNDED_TO_GRAMS) * ROUNDED_TO_GRAMS;
}
