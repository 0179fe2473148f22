import { services } from "#app/features/home/services.content.ts";
import { testimonials } from "#app/features/home/testimonials.content.ts";
import { tradeShows } from "#app/features/home/trade-shows.content.ts";
import { type LocalizedText, name, translated } from "./localized-text.ts";
import type { SeedPlan } from "./seed-plan.ts";

const TESTIMONIALS = [
  {
    quote: translated(
      "O tapete chegou e a obra acabou. Era o que faltava para a sala parar de parecer um projeto.",
      "La alfombra llegó y la obra terminó. Era lo que faltaba para que el salón dejara de parecer un proyecto.",
      "The rug arrived and the building work was over. It was what the room needed to stop looking like a project.",
    ),
    author: name("Helena Prado"),
    role: translated("Arquiteta, Curitiba", "Arquitecta, Curitiba", "Architect, Curitiba"),
  },
  {
    quote: translated(
      "Pedi um verde que eu só tinha em uma folha seca. Mandei a folha pelo correio e voltou o verde.",
      "Pedí un verde que solo tenía en una hoja seca. Mandé la hoja por correo y volvió el verde.",
      "I asked for a green that I only had in a dry leaf. I posted the leaf and the green came back.",
    ),
    author: name("Caio Barreto"),
    role: translated("Designer de interiores, Recife", "Interiorista, Recife", "Interior designer, Recife"),
  },
  {
    quote: translated(
      "Três anos, dois cachorros e uma criança depois, o pelo continua de pé.",
      "Tres años, dos perros y un niño después, el pelo sigue en pie.",
      "Three years, two dogs and one child later, the pile still stands.",
    ),
    author: translated("Marina e Tomás Leal", "Marina y Tomás Leal", "Marina and Tomás Leal"),
    role: translated("Clientes, Belo Horizonte", "Clientes, Belo Horizonte", "Clients, Belo Horizonte"),
  },
];

type Offer = { picture?: string; title: LocalizedText; description: LocalizedText };

const SERVICES: Offer[] = [
  {
    picture: "rolls",
    title: translated("Sob medida", "A medida", "Made to measure"),
    description: translated(
      "Forma, cor, pelo e medida. De 60\u00a0×\u00a090\u00a0cm a 6\u00a0×\u00a012\u00a0m em uma peça só.",
      "Forma, color, pelo y tamaño. De 60\u00a0×\u00a090\u00a0cm a 6\u00a0×\u00a012\u00a0m en una sola pieza.",
      "Shape, colour, pile and size. From 60\u00a0×\u00a090\u00a0cm to 6\u00a0×\u00a012\u00a0m in one piece.",
    ),
  },
  {
    picture: "poms",
    title: translated("Amostras", "Muestras", "Samples"),
    description: translated(
      "Doze quadrados de 10\u00a0×\u00a010\u00a0cm com nome, pelo e tintura no verso.",
      "Doce cuadrados de 10\u00a0×\u00a010\u00a0cm con nombre, pelo y teñido en el reverso.",
      "Twelve 10\u00a0×\u00a010\u00a0cm squares with name, pile and dye on the back.",
    ),
  },
  {
    picture: "geometric-3",
    title: translated("Projeto", "Proyecto", "Project"),
    description: translated(
      "Plantas, simulação na foto do ambiente e prova de luz no ateliê.",
      "Planos, simulación en la foto del espacio y prueba de luz en el taller.",
      "Floor plans, simulation on a photo of the room and a light test in the workshop.",
    ),
  },
  {
    picture: "fold",
    title: translated("Cuidados", "Cuidados", "Care"),
    description: translated(
      "Lavagem, restauro e bordas novas, também para peças de outros ateliês.",
      "Lavado, restauración y bordes nuevos, también para piezas de otros talleres.",
      "Washing, restoration and new edges, for pieces from other workshops too.",
    ),
  },
];

const SHOWS = [
  {
    year: 2025,
    picture: "vao-livre-detail",
    title: translated("Expositor, edição 2025", "Boat Show, São Paulo", "Boat Show, São Paulo"),
    description: translated("Marola e Vão Livre", "Marola y Vão Livre", "Marola and Vão Livre"),
  },
  {
    year: 2024,
    picture: "cobogo-detail",
    title: translated("Expositor, edição 2024", "Boat Show, São Paulo", "Boat Show, São Paulo"),
    description: translated("Geométrico e Cobogó", "Geométrico y Cobogó", "Geométrico and Cobogó"),
  },
  {
    year: 2023,
    picture: "lua-corner",
    title: translated("Expositor, edição 2023", "Boat Show, São Paulo", "Boat Show, São Paulo"),
    description: translated(
      "Lua, primeira série redonda",
      "Lua, primera serie redonda",
      "Lua, first round series",
    ),
  },
];

export function planHome(
  plan: SeedPlan,
  { quotes = TESTIMONIALS, offers = SERVICES, shows = SHOWS } = {},
): void {
  for (const words of quotes) plan.document(testimonials, {}, words);
  for (const { picture, ...words } of offers)
    plan.document(services, picture ? { imageUrl: plan.urlOf(picture) } : {}, words);
  for (const { year, picture, ...words } of shows)
    plan.document(tradeShows, { year, imageUrl: plan.urlOf(picture) }, words);
}
