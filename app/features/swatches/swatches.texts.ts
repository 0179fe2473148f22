import { defineTexts } from "#app/i18n/texts.ts";

export const swatchesTexts = defineTexts({
  pt: {
    title: "Amostra de cores",
    colours: "Cores",
    copy: (name: string, hex: string) => `${name}, ${hex}, copiar código`,
    copied: (hex: string) => `${hex} copiado`,
    chooseTitle: "Escolha com a luz da sua casa.",
    wallTitle: "Parede de fios",
    wallText: (count: number) =>
      `São ${count} os fios da casa, cada um com o comprimento da sua parte no catálogo. Levante até cinco e veja os tapetes em que entram.`,
    yarns: "Fios",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: em 1 tapete` : `${name}: em ${count} tapetes`,
    all: "Ver todos os tapetes",
    clear: (count: number) => (count === 1 ? "Soltar a cor" : "Soltar as cores"),
    drop: (name: string) => `Soltar ${name}`,
    recoloured: "Refeitos nestas cores",
    recolouredText: "O desenho é da casa, a cor é sua. Cada um se tece assim, na sua medida.",
    recolouredOpen: "Toque em um deles para vê-lo nestas cores no simulador.",
    samples: (count: number) => (count === 1 ? "Só este fio, na mão" : "Só estes fios, na mão"),
    samplesText: (count: number) =>
      count === 1
        ? "Um quadrado de lã de 10\u00a0×\u00a010\u00a0cm, pelo correio."
        : `${count} quadrados de lã de 10\u00a0×\u00a010\u00a0cm, pelo correio.`,
    samplesOf: (names: string) => `Amostras de ${names}.`,
  },
  es: {
    title: "Carta de colores",
    colours: "Colores",
    copy: (name: string, hex: string) => `${name}, ${hex}, copiar el código`,
    copied: (hex: string) => `${hex} copiado`,
    chooseTitle: "Elija con la luz de su casa.",
    wallTitle: "Pared de hilos",
    wallText: (count: number) =>
      `Son ${count} los hilos de la casa, cada uno con el largo de su parte en el catálogo. Levante hasta cinco y vea las alfombras en las que entran.`,
    yarns: "Hilos",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: en 1 alfombra` : `${name}: en ${count} alfombras`,
    all: "Ver todas las alfombras",
    clear: (count: number) => (count === 1 ? "Soltar el color" : "Soltar los colores"),
    drop: (name: string) => `Soltar ${name}`,
    recoloured: "Rehechas en estos colores",
    recolouredText: "El dibujo es de la casa, el color es suyo. Cada una se teje así, a su medida.",
    recolouredOpen: "Toque una de ellas para verla en estos colores en el simulador.",
    samples: (count: number) => (count === 1 ? "Solo este hilo, en la mano" : "Solo estos hilos, en la mano"),
    samplesText: (count: number) =>
      count === 1
        ? "Un cuadrado de lana de 10\u00a0×\u00a010\u00a0cm, por correo."
        : `${count} cuadrados de lana de 10\u00a0×\u00a010\u00a0cm, por correo.`,
    samplesOf: (names: string) => `Muestras de ${names}.`,
  },
  en: {
    title: "Colour swatches",
    colours: "Colours",
    copy: (name: string, hex: string) => `${name}, ${hex}, copy the code`,
    copied: (hex: string) => `${hex} copied`,
    chooseTitle: "Choose in the light of your own home.",
    wallTitle: "Wall of yarns",
    wallText: (count: number) =>
      `${count} yarns live in these rugs, each as long as its share of the catalogue. Lift up to five to see where they are used.`,
    yarns: "Yarns",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: in 1 rug` : `${name}: in ${count} rugs`,
    all: "See all rugs",
    clear: (count: number) => (count === 1 ? "Let go of the colour" : "Let go of the colours"),
    drop: (name: string) => `Let go of ${name}`,
    recoloured: "Remade in these colours",
    recolouredText: "The drawing is ours, the colour is yours. Each is woven like this, to your measure.",
    recolouredOpen: "Touch one to see it in these colours in the simulator.",
    samples: (count: number) =>
      count === 1 ? "Just this yarn, in your hand" : "Just these yarns, in your hand",
    samplesText: (count: number) =>
      count === 1
        ? "One square of wool, 10\u00a0×\u00a010\u00a0cm, by post."
        : `${count} squares of wool, 10\u00a0×\u00a010\u00a0cm, by post.`,
    samplesOf: (names: string) => `Samples of ${names}.`,
  },
});
