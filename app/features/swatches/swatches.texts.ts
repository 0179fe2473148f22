import { defineTexts } from "#app/i18n/texts.ts";

export const swatchesTexts = defineTexts({
  pt: {
    title: "Amostra de cores",
    colours: "Cores",
    copy: (name: string, hex: string) => `${name}, ${hex}, copiar código`,
    copied: (hex: string) => `${hex} copiado`,
    chooseTitle: "Escolha com a luz da sua casa.",
    choose: "Receber amostras",
    wallTitle: "Parede de fios",
    wallText: (count: number) =>
      `São ${count} os fios da casa. Escolha um e veja os tapetes em que ele entra, ou um vizinho dele.`,
    yarns: "Fios",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: em 1 tapete` : `${name}: em ${count} tapetes`,
    all: "Ver todos os tapetes",
    clear: "Soltar a cor",
  },
  es: {
    title: "Muestra de colores",
    colours: "Colores",
    copy: (name: string, hex: string) => `${name}, ${hex}, copiar el código`,
    copied: (hex: string) => `${hex} copiado`,
    chooseTitle: "Elija con la luz de su casa.",
    choose: "Recibir muestras",
    wallTitle: "Pared de hilos",
    wallText: (count: number) =>
      `Son ${count} los hilos de la casa. Elija uno y vea las alfombras en las que entra, o un vecino suyo.`,
    yarns: "Hilos",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: en 1 alfombra` : `${name}: en ${count} alfombras`,
    all: "Ver todas las alfombras",
    clear: "Soltar el color",
  },
  en: {
    title: "Colour swatches",
    colours: "Colours",
    copy: (name: string, hex: string) => `${name}, ${hex}, copy the code`,
    copied: (hex: string) => `${hex} copied`,
    chooseTitle: "Choose in the light of your own home.",
    choose: "Ask for samples",
    wallTitle: "Wall of yarns",
    wallText: (count: number) =>
      `${count} yarns live in these rugs. Choose one to see where it is used, or its nearest neighbour.`,
    yarns: "Yarns",
    wovenIn: (name: string, count: number) =>
      count === 1 ? `${name}: in 1 rug` : `${name}: in ${count} rugs`,
    all: "See all rugs",
    clear: "Let go of the colour",
  },
});
