import { type Block, writeRichText } from "#app/features/pages/rich-text/rich-text.rules.ts";
import { type LocalizedText, name, translated } from "./localized-text.ts";
import { type DayPictures, makingOf } from "./making-of.ts";

type Pictures = {
  cover: string;
  fold: string;
  yarns: string;
  days: DayPictures;
  pileMillimetres: number;
  /** By year of the timeline. */
  stills?: Partial<Record<keyof typeof STILLS, string>>;
};
type Locale = keyof LocalizedText;

const COVER = translated(
  "Ocean Blue no tear, o urdume ainda à mostra.",
  "Ocean Blue en el telar, la urdimbre todavía a la vista.",
  "Ocean Blue on the loom, the warp still in sight.",
);

const STILLS = {
  2001: translated(
    "Losango, tecido no tear manual, como em 2001.",
    "Losango, tejida en el telar manual, como en 2001.",
    "Losango, woven on the hand loom, as in 2001.",
  ),
  2008: translated(
    "Lã tingida em casa, 2008.",
    "Lana teñida en casa, 2008.",
    "Wool dyed in our own dye house, 2008.",
  ),
  2014: translated(
    "Oito rolos para a primeira loja, 2014.",
    "Ocho rollos para la primera tienda, 2014.",
    "Eight rolls for the first shop, 2014.",
  ),
  2019: translated(
    "Trama, 2019. O primeiro tapete a mostrar o avesso.",
    "Trama, 2019. La primera alfombra en mostrar el reverso.",
    "Trama, 2019. The first rug to show its back.",
  ),
  2022: translated(
    "Areia, na primeira curadoria, 2022.",
    "Areia, en la primera selección, 2022.",
    "Areia, in the first selection, 2022.",
  ),
  2025: translated(
    "Marola, no estande do Boat Show 2025.",
    "Marola, en el estand del Boat Show 2025.",
    "Marola, at the Boat Show 2025 stand.",
  ),
};

const NAME = translated(
  "Os fios que ninguém vê eram os únicos inteiros. Foi assim que o nome apareceu, e com ele um modo de trabalhar: começar pelo que sustenta. Antes da cor, a torção. Antes do desenho, o nó.",
  "Los hilos que nadie ve eran los únicos enteros. Así apareció el nombre, y con él una manera de trabajar: empezar por lo que sostiene. Antes del color, la torsión. Antes del dibujo, el nudo.",
  "The threads that nobody sees were the only ones left whole. That is how the name appeared, and with it a way of working: begin with what holds. Before colour, twist. Before pattern, the knot.",
);

const YEARS = translated(
  "Nos primeiros anos eram dois teares e uma lista de espera escrita na parede. Hoje são trinta pessoas, três galpões e a mesma parede.",
  "En los primeros años eran dos telares y una lista de espera escrita en la pared. Hoy son treinta personas, tres naves y la misma pared.",
  "In the first years there were two looms and a waiting list written on the wall. Today there are thirty people, three workshops and the same wall.",
);

const FOLD = translated(
  "Golden Lines dobrado: o avesso de algodão, o fio de seda.",
  "Golden Lines doblada: el reverso de algodón, el hilo de seda.",
  "Golden Lines folded: the cotton back, the silk thread.",
);

const KITCHEN = translated(
  "A tinturaria é uma cozinha",
  "El taller de tinte es una cocina",
  "The dye house is a kitchen",
);

const DYES = translated(
  "Urucum, índigo, erva-mate, jenipapo. Cada banho tem receita, hora e responsável. Quando a planta não dá a cor, usamos corante sem metais pesados e dizemos qual.",
  "Achiote, índigo, hierba mate, jagua. Cada baño tiene receta, hora y responsable. Cuando la planta no da el color, usamos colorante sin metales pesados y decimos cuál.",
  "Annatto, indigo, yerba mate, genipap. Each bath has a recipe, an hour and somebody in charge. When no plant gives the colour, we use a dye without heavy metals and say which.",
);

const WATER = translated(
  "A água sai filtrada por uma caixa de areia e taboa. O lodo vira adubo na horta do galpão.",
  "El agua sale filtrada por una caja de arena y enea. El lodo abona el huerto de la nave.",
  "The water leaves through a bed of sand and cattail. The sludge feeds the kitchen garden behind the workshop.",
);

const YARNS = translated(
  "Doze dos cem fios da casa.",
  "Doce de los cien hilos de la casa.",
  "Twelve of the house’s hundred yarns.",
);

const TIMELINE = translated("Linha do tempo", "Línea del tiempo", "Timeline");

const EVENTS = [
  {
    when: name("2001"),
    text: translated("Dois teares na Barra Funda", "Dos telares en Barra Funda", "Two looms in Barra Funda"),
  },
  {
    when: name("2008"),
    text: translated(
      "A tinturaria entra em casa",
      "El tinte pasa a hacerse en casa",
      "The dye house moves in",
    ),
  },
  {
    when: name("2014"),
    text: translated(
      "Primeira loja fora de São Paulo",
      "Primera tienda fuera de São Paulo",
      "First shop outside São Paulo",
    ),
  },
  {
    when: name("2019"),
    text: translated(
      "Coleção Trama, o avesso à mostra",
      "Colección Trama, el reverso a la vista",
      "Trama collection, the back in sight",
    ),
  },
  {
    when: name("2022"),
    text: translated("Primeira curadoria anual", "Primera selección anual", "First yearly selection"),
  },
  {
    when: name("2025"),
    text: translated("Expositor no Boat Show", "Expositor en el Boat Show", "Exhibitor at the Boat Show"),
  },
];

export function storyPictures(urlOf: (name: string) => string, pileMillimetres: number): Pictures {
  return {
    ...{ pileMillimetres, cover: urlOf("loom"), fold: urlOf("fold"), yarns: urlOf("poms") },
    days: {
      showroom: urlOf("showroom"),
      card: urlOf("ocean-blue-card"),
      cones: urlOf("cones"),
      baths: urlOf("ocean-blue-baths"),
      warp: urlOf("warp-threads"),
      knots: urlOf("ocean-blue-knots"),
      pile: urlOf("pile"),
      corner: urlOf("ocean-blue-corner"),
      room: urlOf("gal5"),
      piece: urlOf("ocean-blue"),
    },
    stills: {
      2001: urlOf("losango-corner"),
      2008: urlOf("yarn-hortencia"),
      2014: urlOf("rolls"),
      2019: urlOf("trama-detail"),
      2022: urlOf("tile-lisos"),
      2025: urlOf("tile-listrados"),
    },
  };
}

export function storyBody(pictures: Pictures): LocalizedText {
  return translated(bodyIn("pt", pictures), bodyIn("es", pictures), bodyIn("en", pictures));
}

function bodyIn(locale: Locale, pictures: Pictures): string {
  const { cover, fold, yarns, days, pileMillimetres, stills = {} } = pictures;
  const blocks: Block[] = [
    { kind: "picture", url: cover, caption: COVER[locale] },
    { kind: "paragraph", text: NAME[locale] },
    { kind: "paragraph", text: YEARS[locale] },
    { kind: "picture", url: fold, caption: FOLD[locale] },
    { kind: "heading", text: KITCHEN[locale] },
    { kind: "paragraph", text: DYES[locale] },
    { kind: "paragraph", text: WATER[locale] },
    { kind: "picture", url: yarns, caption: YARNS[locale] },
    ...makingOf(locale, days, pileMillimetres),
    { kind: "heading", text: TIMELINE[locale] },
    { kind: "timeline", items: EVENTS.map(({ when, text }) => ({ when: when[locale], text: text[locale] })) },
    ...([2001, 2008, 2014, 2019, 2022, 2025] as const).flatMap((year): Block[] => {
      const url = stills[year];
      return url ? [{ kind: "picture", url, caption: STILLS[year][locale] }] : [];
    }),
  ];
  return writeRichText(blocks);
}
