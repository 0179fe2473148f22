import { defineTexts } from "#app/i18n/texts.ts";

const inCity = (word: string, city: string) => (city ? ` ${word} ${city}` : "");

/** Texts for a maker of whom only name and town are known. */
export const neutralWords = defineTexts({
  pt: {
    nameless: "Tapetes à mão",
    tagline: "Tapetes feitos à mão, um de cada vez.",
    blurb: (city: string) =>
      `Tapetes feitos à mão${inCity("em", city)}, sob medida para o chão que vão habitar.`,
    seoTitle: (brand: string) => (brand ? `${brand}, tapetes feitos à mão` : "Tapetes feitos à mão"),
    seoDescription: (city: string) =>
      `Tapetes feitos à mão${inCity("em", city)}, sob medida. Veja as coleções e experimente um tapete na foto da sua sala.`,
    heroLead: "Feitos à mão, na medida do chão que a peça vai habitar.",
    newCollection: {
      title: "Nova coleção",
      text: "As peças mais recentes do ateliê, prontas para sair ou feitas em outra medida.",
      button: "Ver no blog",
    },
    craft: {
      title: "Do fio ao tapete",
      text: "O desenho, a cor, o nó, a tosa, o arremate. Cada etapa passa por alguém que sabe o nome do fio.",
      button: "Nossa história",
    },
    materialsLead: "Peça uma amostra: a mão decide antes dos olhos.",
    samplesText: "Veja as cores e peça as que quiser sentir",
    philosophy: [
      "Um tapete começa pelo que não se vê: a estrutura, o fio, a mão que sabe a hora de apertar.",
      "Fazemos poucas peças de cada vez, e cada uma tem quem responda por ela.",
      "Por isso cada pedido começa por uma conversa: quem pisa, com que luz, por quantos anos.",
      "O que fica bem feito envelhece bem: muda de casa, muda de família, e continua.",
    ],
    showroom: {
      title: "Venha ver de perto",
      text: "Traga a planta, uma foto ou o tecido do sofá: a cor se escolhe ao lado de quem faz.",
      button: "Agendar visita",
      pictureAlt: "Três tapetes pendurados na mesma escala",
    },
    companyIntro: (brand: string, city: string) =>
      `${brand ? `${brand} faz` : "Fazemos"} tapetes à mão${inCity("em", city)}, para arquitetos, para hotéis e para quem está montando a casa.`,
    story: {
      title: "Nossa história",
      paragraphs: [
        "Cada peça começa por uma conversa: a planta, a luz, quem pisa. Depois vêm o desenho, a cor e o fio.",
      ],
      caption: "Cones de fio tingido.",
    },
    access: {
      title: "Para quem projeta",
      text: "Preços para profissionais, amostras e uma pessoa que responde.",
      button: "Solicitar acesso",
    },
    design: {
      title: "Do desenho ao tapete",
      text: "O cartão diz que fio entra em cada ponto. Dele sai o tapete, fileira por fileira.",
      cardCaption: "O cartão do desenho",
      rugCaption: "O tapete",
    },
    testimonials: "Quem pisa todos os dias",
    newsletter: { title: "Cartas do ateliê", text: "De vez em quando: uma coleção, uma cor, uma casa." },
  },
  es: {
    nameless: "Alfombras a mano",
    tagline: "Alfombras hechas a mano, una a una.",
    blurb: (city) => `Alfombras hechas a mano${inCity("en", city)}, a medida del suelo que van a habitar.`,
    seoTitle: (brand) => (brand ? `${brand}, alfombras hechas a mano` : "Alfombras hechas a mano"),
    seoDescription: (city) =>
      `Alfombras hechas a mano${inCity("en", city)}, a medida. Vea las colecciones y pruebe una alfombra en la foto de su salón.`,
    heroLead: "Hechas a mano, a la medida del suelo que van a habitar.",
    newCollection: {
      title: "Nueva colección",
      text: "Las piezas más recientes del taller, listas para salir o hechas en otra medida.",
      button: "Ver en el blog",
    },
    craft: {
      title: "Del hilo a la alfombra",
      text: "El dibujo, el color, el nudo, el corte, el remate. Cada etapa pasa por alguien que sabe el nombre del hilo.",
      button: "Nuestra historia",
    },
    materialsLead: "Pida una muestra: la mano decide antes que los ojos.",
    samplesText: "Vea los colores y pida los que quiera sentir",
    philosophy: [
      "Una alfombra empieza por lo que no se ve: la estructura, el hilo, la mano que sabe cuándo apretar.",
      "Hacemos pocas piezas cada vez, y cada una tiene quien responda por ella.",
      "Por eso cada encargo empieza con una conversación: quién la pisa, con qué luz, por cuántos años.",
      "Lo que está bien hecho envejece bien: cambia de casa, cambia de familia, y sigue.",
    ],
    showroom: {
      title: "Venga a verlas de cerca",
      text: "Traiga el plano, una foto o la tela del sofá: el color se elige al lado de quien lo hace.",
      button: "Reservar visita",
      pictureAlt: "Tres alfombras colgadas a la misma escala",
    },
    companyIntro: (brand, city) =>
      `${brand ? `${brand} hace` : "Hacemos"} alfombras a mano${inCity("en", city)}, para arquitectos, para hoteles y para quien monta su casa.`,
    story: {
      title: "Nuestra historia",
      paragraphs: [
        "Cada pieza empieza con una conversación: el plano, la luz, quién la pisa. Después vienen el dibujo, el color y el hilo.",
      ],
      caption: "Conos de hilo teñido.",
    },
    access: {
      title: "Para quienes proyectan espacios",
      text: "Precios para profesionales, muestras y una persona que responde.",
      button: "Solicitar acceso",
    },
    design: {
      title: "Del dibujo a la alfombra",
      text: "El cartón dice qué hilo entra en cada punto. De él sale la alfombra, fila por fila.",
      cardCaption: "El cartón del dibujo",
      rugCaption: "La alfombra",
    },
    testimonials: "Quienes las pisan cada día",
    newsletter: { title: "Cartas del taller", text: "De vez en cuando: una colección, un color, una casa." },
  },
  en: {
    nameless: "Handmade rugs",
    tagline: "Rugs made by hand, one at a time.",
    blurb: (city) => `Rugs made by hand${inCity("in", city)}, to fit the floor they will live on.`,
    seoTitle: (brand) => (brand ? `${brand}, rugs made by hand` : "Rugs made by hand"),
    seoDescription: (city) =>
      `Rugs made by hand${inCity("in", city)}, made to measure. See the collections and try a rug in a photo of your room.`,
    heroLead: "Made by hand, to fit the floor they will live on.",
    newCollection: {
      title: "New collection",
      text: "The workshop’s latest pieces, ready to leave or made in another size.",
      button: "See it on the blog",
    },
    craft: {
      title: "From yarn to rug",
      text: "The drawing, the colour, the knot, the shearing, the finish. Each step passes through somebody who knows the yarn by name.",
      button: "Our story",
    },
    materialsLead: "Ask for a sample: the hand decides before the eye.",
    samplesText: "See the colours and ask for those you want to feel",
    philosophy: [
      "A rug begins with what nobody sees: the structure, the yarn, the hand that knows when to pull tight.",
      "We make few pieces at a time, and each has somebody who answers for it.",
      "So every order begins with a conversation: who walks on it, in what light, for how many years.",
      "What is well made ages well: it changes houses, changes families, and goes on.",
    ],
    showroom: {
      title: "Come and see them",
      text: "Bring the plan, a photo or the fabric of your sofa: colour is chosen beside whoever makes it.",
      button: "Arrange a visit",
      pictureAlt: "Three rugs hung at the same scale",
    },
    companyIntro: (brand, city) =>
      `${brand ? `${brand} makes` : "We make"} rugs by hand${inCity("in", city)}, for architects, for hotels and for people furnishing their home.`,
    story: {
      title: "Our story",
      paragraphs: [
        "Each piece begins with a conversation: the plan, the light, who walks there. Then come the drawing, the colour and the yarn.",
      ],
      caption: "Cones of dyed yarn.",
    },
    access: {
      title: "For those who design",
      text: "Trade prices, samples and a person who answers.",
      button: "Ask for access",
    },
    design: {
      title: "From drawing to rug",
      text: "The point paper says which yarn goes into each tuft or knot. From it comes the rug, row by row.",
      cardCaption: "The point paper",
      rugCaption: "The rug",
    },
    testimonials: "Those who walk on them every day",
    newsletter: { title: "Letters from the workshop", text: "Now and then: a collection, a colour, a home." },
  },
});
