import { type Block, writeRichText } from "#app/features/pages/rich-text/rich-text.rules.ts";
import { type LocalizedText, name, translated } from "../localized-text.ts";
import type { SeedPlan } from "../seed-plan.ts";

export const STORY = {
  title: translated("O pano que não voltou", "El paño que no volvió", "The cloth that never came back"),
  lead: translated(
    "Em 2012, três vizinhas trançaram um pano de palco com fibra de caroá. O carnaval acabou, o pano ficou.",
    "En 2012, tres vecinas trenzaron un paño de escenario con fibra de caroá. El carnaval acabó, el paño se quedó.",
    "In 2012 three neighbours braided a stage cloth from caroá fibre. Carnival ended and the cloth stayed.",
  ),
  seoDescription: translated(
    "Como a Caroá começou: um pano de palco, três vizinhas e uma fibra teimosa.",
    "Cómo empezó Caroá: un paño de escenario, tres vecinas y una fibra terca.",
    "How Caroá began: a stage cloth, three neighbours and a stubborn fibre.",
  ),
};

const PARAGRAPHS = [
  translated(
    "O caroá cresce no sertão, rente ao chão, com espinho dos dois lados. Da folha sai um fio comprido que já foi corda, rede e saco de açúcar. Quando o plástico chegou, quase ninguém mais batia caroá.",
    "El caroá crece en el sertón, pegado al suelo, con espinas a ambos lados. De la hoja sale un hilo largo que fue cuerda, hamaca y saco de azúcar. Cuando llegó el plástico, casi nadie volvió a golpear caroá.",
    "Caroá grows in the backlands, close to the ground, with thorns on both sides. Its leaf gives a long thread that was once rope, hammock and sugar sack. When plastic came, hardly anybody beat caroá any more.",
  ),
  translated(
    "O pano de palco tinha nove metros e quatro cores. Uma moradora pediu para guardar, guardou na sala e não devolveu. Foi a primeira encomenda.",
    "El paño de escenario tenía nueve metros y cuatro colores. Una vecina pidió guardarlo, lo guardó en el salón y no lo devolvió. Fue el primer encargo.",
    "The stage cloth was nine metres long, in four colours. A neighbour asked to keep it, kept it in her living room and did not give it back. That was the first order.",
  ),
];

const YARD = translated("O quintal", "El patio", "The yard");
const DYES = translated(
  "Tinge-se no quintal, de manhã cedo, em panelas que já fizeram feijão. A água sai por um tanque de areia e vai para as bananeiras.",
  "Se tiñe en el patio, temprano, en ollas en las que antes se cocían alubias. El agua sale por un tanque de arena y va a las plataneras.",
  "We dye in the yard, early, in pots that once cooked beans. The water leaves through a tank of sand and goes to the banana trees.",
);
const BEFORE = translated("Antes e depois", "Antes y después", "Before and after");
const EVENTS = [
  {
    when: name("2012"),
    text: translated(
      "Um pano de palco fica na sala",
      "Un paño se queda en el salón",
      "A stage cloth stays in a living room",
    ),
  },
  {
    when: name("2015"),
    text: translated("O tear de quatro metros", "El telar de cuatro metros", "The four-metre loom"),
  },
  {
    when: name("2019"),
    text: translated("A casa da Rua do Amparo", "La casa de la Rua do Amparo", "The house on Rua do Amparo"),
  },
  {
    when: name("2024"),
    text: translated(
      "Doze desenhos, catorze pessoas",
      "Doce dibujos, catorce personas",
      "Twelve patterns, fourteen people",
    ),
  },
];
const CAPTIONS = {
  workshop: translated(
    "A oficina, em dia de Ladeira.",
    "El taller, en día de Ladeira.",
    "The workshop on a Ladeira day.",
  ),
  yarn: translated("Novelos da semana.", "Ovillos de la semana.", "This week’s yarn."),
};

export function storyBody({ urlOf }: SeedPlan): LocalizedText {
  const bodyIn = (locale: keyof LocalizedText): string => {
    const blocks: Block[] = [
      { kind: "picture", url: urlOf("oficina"), caption: CAPTIONS.workshop[locale] },
      ...PARAGRAPHS.map((text) => ({ kind: "paragraph" as const, text: text[locale] })),
      { kind: "picture", url: urlOf("novelos"), caption: CAPTIONS.yarn[locale] },
      { kind: "heading", text: YARD[locale] },
      { kind: "paragraph", text: DYES[locale] },
      { kind: "heading", text: BEFORE[locale] },
      {
        kind: "timeline",
        items: EVENTS.map(({ when, text }) => ({ when: when[locale], text: text[locale] })),
      },
    ];
    return writeRichText(blocks);
  };
  return translated(bodyIn("pt"), bodyIn("es"), bodyIn("en"));
}
