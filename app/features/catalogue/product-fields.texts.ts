import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

/** What the administration calls the fields of a product; sheets use the same words. */
export const productFieldsAdminTexts = defineAdminTexts({
  labels: {
    name: "Nome",
    description: "Descrição",
    materials: "Materiais",
    technique: "Técnica",
    care: "Cuidados",
    shape: "Forma",
    coverView: "A capa é vista de cima?",
    squareBrl: "Metro quadrado em reais",
    squareEur: "Metro quadrado em euros",
    leadTime: "Prazo em dias",
    knots: "Nós por dm²",
    edge: "Borda",
    weight: "Peso em gramas por m²",
  },
  shapes: { rectangular: "Retangular", round: "Redondo", scalloped: "Recortado", organic: "Orgânico" },
  coverViews: { above: "Sim, de cima", angled: "Não, de lado ou no ambiente" },
  coverViewHelp: "De cima, a página do tapete mostra as medidas sobre a foto e o desenho em escala.",
  priceHelp: "Em branco: sob consulta.",
  leadTimeHelp: "Para 2,00 × 3,00 m; medidas maiores levam mais.",
  knotsHelp: "De um tapete atado à mão. Em branco: a página não fala de nós.",
  edgeHelp: "Como termina: arremate costurado em lã cal, franja atada à mão.",
  weightHelp: "Com 4200, a página diz 4,2 kg por m².",
  problems: {
    name: "O nome é obrigatório.",
    price: "Escreva um valor como 12.900 ou 12.900,00.",
    leadTime: "Escreva o prazo em dias, de 1 a 730.",
    knots: "Escreva os nós por dm² em algarismos, de 100 a 20000.",
    weight: "Escreva os gramas por m² em algarismos, de 100 a 20000.",
  },
});

/** Fields that a product's page lists among its facts and a search finds, by their names in `products.content.ts`. */
export const shownFieldsTexts = defineTexts({
  pt: { knotsPerSquareDecimetre: "Nós por dm²", edge: "Borda", squareMetreGrams: "Peso" },
  es: { knotsPerSquareDecimetre: "Nudos por dm²", edge: "Borde", squareMetreGrams: "Peso" },
  en: { knotsPerSquareDecimetre: "Knots per dm²", edge: "Edge", squareMetreGrams: "Weight" },
});

export const shownUnitsTexts = defineTexts({
  pt: { squareMetreWeight: (kilograms: string) => `${kilograms}\u00a0kg por m²` },
  es: { squareMetreWeight: (kilograms: string) => `${kilograms}\u00a0kg por m²` },
  en: { squareMetreWeight: (kilograms: string) => `${kilograms}\u00a0kg per m²` },
});
