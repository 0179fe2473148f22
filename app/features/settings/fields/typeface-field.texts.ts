import { defineAdminTexts } from "#app/i18n/texts.ts";

export const typefaceFieldTexts = defineAdminTexts({
  legend: "Pares de letras",
  names: {
    thread: "Fio: serifa fina, traço de nó",
    market: "Feira: letra larga, viva",
    press: "Prensa: serifa de livro",
    compass: "Compasso: letra geométrica",
  },
  sample: "Tapetes feitos à mão",
  sampleText: "Cada peça começa por uma conversa: a planta, a luz, quem pisa.",
  sampleLabel: "Lã e algodão, 200 × 300 cm",
});
