import type { Block } from "#app/features/pages/rich-text/rich-text.rules.ts";
import { type LocalizedText, name, translated } from "./localized-text.ts";

export type DayPictures = Record<
  "showroom" | "card" | "cones" | "baths" | "warp" | "knots" | "pile" | "corner" | "room" | "piece",
  string
>;

type Step = {
  heading: LocalizedText;
  text: LocalizedText;
  pictures: { shows: keyof DayPictures; caption: LocalizedText }[];
};

const TITLE = translated("Noventa dias", "Noventa días", "Ninety days");
const LEAD = translated(
  "Um tapete, do primeiro café ao primeiro passo. Este é o Ocean Blue de 200\u00a0×\u00a0300\u00a0cm, peça 0417.",
  "Una alfombra, del primer café al primer paso. Esta es la Ocean Blue de 200\u00a0×\u00a0300\u00a0cm, pieza 0417.",
  "One rug, from the first coffee to the first step. This is Ocean Blue, 200\u00a0×\u00a0300\u00a0cm, piece 0417.",
);

const steps = (pileMillimetres: number): Step[] => [
  {
    heading: translated(
      "Conversa | Dia 1 | 2 horas",
      "Conversación | Día 1 | 2 horas",
      "Conversation | Day 1 | 2 hours",
    ),
    text: translated(
      "A planta na mesa, o sol das quatro, quem anda descalço. O desenho começa pelo que já está na sala.",
      "El plano en la mesa, el sol de las cuatro, quién anda descalzo. El dibujo empieza por lo que ya está en el salón.",
      "The plan on the table, the four o’clock sun, who walks barefoot. The drawing begins with what is already in the room.",
    ),
    pictures: [
      {
        shows: "showroom",
        caption: translated(
          "Showroom da Barra Funda. Ocean Blue, o terceiro da parede.",
          "Showroom de Barra Funda. Ocean Blue, la tercera de la pared.",
          "Showroom in Barra Funda. Ocean Blue, third on the wall.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Cartão | Dia 4 | 1.500.000 quadrados",
      "Cartón | Día 4 | 1.500.000 cuadros",
      "Point paper | Day 4 | 1,500,000 squares",
    ),
    text: translated(
      "O traço vira papel quadriculado, um quadrado para cada nó. Depois dele ninguém mais decide: a\u00a0mão lê.",
      "El trazo se vuelve papel cuadriculado, un cuadro para cada nudo. Después ya nadie decide: la mano lee.",
      "The line becomes squared paper, one square for each knot. From here on nobody decides: the hand reads.",
    ),
    pictures: [
      {
        shows: "card",
        caption: translated(
          "Cartão, 19\u00a0×\u00a024\u00a0cm da linha da espuma.",
          "Cartón, 19\u00a0×\u00a024\u00a0cm de la línea de la espuma.",
          "Point paper, 19\u00a0×\u00a024\u00a0cm of the line of foam.",
        ),
      },
    ],
  },
  {
    heading: translated("Lã | Dia 9 | 21 quilos", "Lana | Día 9 | 21 kilos", "Wool | Day 9 | 21 kilos"),
    text: translated(
      "Lã neozelandesa de fibra longa e um novelo de seda botânica, para a espuma. Fiada com pouca torção, para o pelo abrir.",
      "Lana neozelandesa de fibra larga y un ovillo de seda botánica, para la espuma. Hilada con poca torsión, para que el pelo se abra.",
      "New Zealand wool of long staple and one ball of botanical silk, for the foam. Spun with little twist, so that the pile opens.",
    ),
    pictures: [
      {
        shows: "cones",
        caption: translated(
          "Cones da semana. Ateliê da Barra Funda.",
          "Conos de la semana. Taller de Barra Funda.",
          "This week’s cones. Workshop in Barra Funda.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Tintura | Dia 15 | 640 litros",
      "Tinte | Día 15 | 640 litros",
      "Dye | Day 15 | 640 litres",
    ),
    text: translated(
      "Oito banhos, da areia ao abissal, um por manhã. A mesma água vai do claro ao escuro e nunca volta.",
      "Ocho baños, de la arena al abismo, uno por mañana. La misma agua va del claro al oscuro y nunca vuelve.",
      "Eight baths, from sand to the deep, one each morning. The same water goes from pale to dark and never back.",
    ),
    pictures: [
      {
        shows: "baths",
        caption: translated(
          "Prova dos oito banhos.",
          "Prueba de los ocho baños.",
          "Proof of the eight baths.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Urdume | Dia 22 | 2.000 fios",
      "Urdimbre | Día 22 | 2.000 hilos",
      "Warp | Day 22 | 2,000 threads",
    ),
    text: translated(
      "Algodão cru, esticado até soar. É o que ninguém vê e o que sustenta o resto.",
      "Algodón crudo, tensado hasta que suena. Es lo que nadie ve y lo que sostiene lo demás.",
      "Raw cotton, stretched until it rings. It is what nobody sees and what holds the rest.",
    ),
    pictures: [
      {
        shows: "warp",
        caption: translated(
          "Tear 2, antes do nó.",
          "Telar 2, antes del nudo.",
          "Loom 2, before the first knot.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Nó | Dias 24 a 78 | 1.500 fileiras",
      "Nudo | Días 24 a 78 | 1.500 filas",
      "Knot | Days 24 to 78 | 1,500 rows",
    ),
    text: translated(
      "Duas pessoas no mesmo banco, mil nós por fileira, de baixo para cima. No dia 39 aparece a espuma.",
      "Dos personas en el mismo banco, mil nudos por fila, de abajo arriba. El día 39 aparece la espuma.",
      "Two people on one bench, a thousand knots a row, from the bottom up. On day 39 the foam appears.",
    ),
    pictures: [
      { shows: "card", caption: name("") },
      {
        shows: "knots",
        caption: translated(
          "O mesmo fragmento: o quadrado do cartão, o nó de lã.",
          "El mismo fragmento: el cuadro del cartón, el nudo de lana.",
          "The same fragment: the square on paper, the knot of wool.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Tosa | Dia 81 | 3 passadas",
      "Tundido | Día 81 | 3 pasadas",
      "Shearing | Day 81 | 3 passes",
    ),
    text: translated(
      `A tesoura passa três vezes e o pelo fica em ${pileMillimetres}\u00a0mm. Só agora se vê o desenho.`,
      `La tijera pasa tres veces y el pelo queda en ${pileMillimetres}\u00a0mm. Solo ahora se ve el dibujo.`,
      `The shears pass three times and the pile stands at ${pileMillimetres}\u00a0mm. Only now can the drawing be seen.`,
    ),
    pictures: [
      {
        shows: "pile",
        caption: translated(
          `Ocean Blue, ${pileMillimetres} mm de pelo, oito banhos.`,
          `Ocean Blue, ${pileMillimetres} mm de pelo, ocho baños.`,
          `Ocean Blue, ${pileMillimetres} mm of pile, eight baths.`,
        ),
      },
    ],
  },
  {
    heading: translated(
      "Arremate | Dia 86 | 10 metros",
      "Remate | Día 86 | 10 metros",
      "Edge | Day 86 | 10 metres",
    ),
    text: translated(
      "Dez metros de borda, virados e cosidos à mão. No avesso entra o número, com o mesmo fio.",
      "Diez metros de borde, vueltos y cosidos a mano. En el reverso entra el número, con el mismo hilo.",
      "Ten metres of edge, turned and sewn by hand. The number goes on the back, in the same thread.",
    ),
    pictures: [
      {
        shows: "corner",
        caption: translated(
          "Canto do Ocean Blue, borda cosida.",
          "Esquina de la Ocean Blue, borde cosido.",
          "Corner of Ocean Blue, sewn edge.",
        ),
      },
    ],
  },
  {
    heading: translated(
      "Chão | Dia 90 | 6 metros quadrados",
      "Suelo | Día 90 | 6 metros cuadrados",
      "Floor | Day 90 | 6 square metres",
    ),
    text: translated(
      "Desenrolamos juntos, no sentido da luz. O primeiro passo é seu.",
      "La desenrollamos juntos, en el sentido de la luz. El primer paso es suyo.",
      "We unroll it together, the way the light falls. The first step is yours.",
    ),
    pictures: [
      {
        shows: "room",
        caption: translated(
          "Peça 0417 na casa para onde foi tecida.",
          "Pieza 0417 en la casa para la que se tejió.",
          "Piece 0417 in the house it was woven for.",
        ),
      },
    ],
  },
];

const CERTIFICATE = {
  heading: translated(
    "Certificado | Nº 0417 | Urdume, São Paulo",
    "Certificado | Nº 0417 | Urdume, São Paulo",
    "Certificate | No. 0417 | Urdume, São Paulo",
  ),
  facts: [
    {
      when: translated("Tapete", "Alfombra", "Rug"),
      text: name("Ocean Blue, 200\u00a0×\u00a0300\u00a0cm"),
    },
    { when: translated("Tecido por", "Tejida por", "Woven by"), text: name("Ivone Prates, Rosa Tavares") },
    {
      when: translated("No ateliê", "En el taller", "In the workshop"),
      text: translated("3 mar a 31 mai 2026", "3 mar a 31 may 2026", "3 Mar to 31 May 2026"),
    },
    { when: translated("Nós", "Nudos", "Knots"), text: translated("1.500.000", "1.500.000", "1,500,000") },
    {
      when: translated("Fibra", "Fibra", "Fibre"),
      text: translated("Lã, seda botânica", "Lana, seda botánica", "Wool, botanical silk"),
    },
    { when: translated("Chão", "Suelo", "Floor"), text: name("Sumaré, São Paulo") },
  ],
  note: translated(
    "Cada tapete sai do ateliê com o seu. O número também está cosido no avesso.",
    "Cada alfombra sale del taller con el suyo. El número también va cosido en el reverso.",
    "Each rug leaves the workshop with its own. The number is also sewn on the back.",
  ),
};

export function makingOf(locale: keyof LocalizedText, urls: DayPictures, pileMillimetres: number): Block[] {
  return [
    { kind: "heading", text: TITLE[locale] },
    { kind: "paragraph", text: LEAD[locale] },
    ...steps(pileMillimetres).flatMap(({ heading, text, pictures }): Block[] => [
      { kind: "heading", text: heading[locale] },
      { kind: "paragraph", text: text[locale] },
      ...pictures.map(
        ({ shows, caption }): Block => ({ kind: "picture", url: urls[shows], caption: caption[locale] }),
      ),
    ]),
    { kind: "heading", text: CERTIFICATE.heading[locale] },
    {
      kind: "timeline",
      items: CERTIFICATE.facts.map(({ when, text }) => ({ when: when[locale], text: text[locale] })),
    },
    { kind: "picture", url: urls.piece, caption: "" },
    { kind: "paragraph", text: CERTIFICATE.note[locale] },
  ];
}
