import { defineTexts } from "#app/i18n/texts.ts";

export const storyTexts = defineTexts({
  pt: {
    title: "Nossa história",
    lead: "A {marca} faz tapetes à mão, sob medida para o chão que vão habitar.",
    seoDescription: "Quem é a {marca} e como os seus tapetes são feitos.",
    sections: [
      {
        heading: "",
        text: [
          "Cada peça começa por uma conversa: a planta, a luz, quem pisa. Depois vêm o desenho, a cor e o fio, e só então o tear.",
        ],
        points: [],
      },
    ],
  },
  es: {
    title: "Nuestra historia",
    lead: "{marca} hace alfombras a mano, a medida del suelo que van a habitar.",
    seoDescription: "Quién es {marca} y cómo se hacen sus alfombras.",
    sections: [
      {
        heading: "",
        text: [
          "Cada pieza empieza con una conversación: el plano, la luz, quién la pisa. Después vienen el dibujo, el color y el hilo, y solo entonces el telar.",
        ],
        points: [],
      },
    ],
  },
  en: {
    title: "Our story",
    lead: "{marca} makes rugs by hand, to fit the floor they will live on.",
    seoDescription: "Who {marca} is and how its rugs are made.",
    sections: [
      {
        heading: "",
        text: [
          "Each piece begins with a conversation: the plan, the light, who walks there. Then come the drawing, the colour and the yarn, and only then the loom.",
        ],
        points: [],
      },
    ],
  },
});
