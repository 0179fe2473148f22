import { defineAdminTexts } from "#app/i18n/texts.ts";

/** What each column is called on the screen, in whichever thing it stands. */
const fields: Record<string, string> = {
  name: "Nome",
  title: "Título",
  subtitle: "Subtítulo",
  description: "Descrição",
  materials: "Materiais",
  technique: "Técnica",
  care: "Cuidados",
  biography: "Biografia",
  quote: "Depoimento",
  author: "Autor",
  role: "Quem é",
  lead: "Abertura",
  body: "Texto",
  seoDescription: "Descrição nos buscadores",
  exploreText: "Texto do botão",
  catalogueName: "Nome do catálogo",
  value: "Conteúdo",
  slug: "Endereço",
  url: "Endereço",
  imageUrl: "Imagem",
  coverUrl: "Imagem de compartilhamento",
  portraitUrl: "Retrato",
  websiteUrl: "Site",
  catalogueUrl: "Arquivo do catálogo",
  icon: "Ícone",
  hex: "Cor",
  year: "Ano",
  kind: "Tipo",
  shape: "Formato",
  position: "Lado",
  orderIndex: "Posição",
  displayOrder: "Posição",
  tileOrder: "Lugar na faixa",
  videoType: "Tipo de vídeo",
  collectionId: "Coleção",
  categoryId: "Segunda prateleira",
  designerId: "Designer",
  squareMetreBrlCents: "Metro quadrado em reais",
  squareMetreEurCents: "Metro quadrado em euros",
  priceBrlCents: "Preço em reais",
  priceEurCents: "Preço em euros",
  leadTimeDays: "Prazo em dias",
  active: "Aparece no site",
  withdrawnAt: "Fora de linha desde",
  section: "Seção",
  key: "Configuração",
  product_sizes: "Tamanhos e preços",
  product_images: "Fotos",
  related_products: "Tapetes relacionados",
  sample_images: "Fotos",
  curation_images: "Fotos",
};

export const versionsTexts = defineAdminTexts({
  fields,
  /** Values that are words of the code. */
  known: {
    rectangular: "Retangular",
    round: "Redondo",
    left: "Esquerda",
    right: "Principal",
    collection: "Coleção",
    featured: "Destaque",
  } as Record<string, string>,
  values: { yes: "Sim", no: "Não", onRequest: "sob consulta" },
  languages: { all: "Em todas as línguas", "pt-BR": "Português", es: "Espanhol", en: "Inglês" },
  before: "Antes",
  after: "Depois",
  nothing: "Vazio",
  lostPicture: "Imagem que não está mais na mídia",
  takenOut: "Saiu:",
  putIn: "Entrou:",
  history: "Histórico",
  alsoOpen: (who: string[]) =>
    who.length === 1
      ? `${who[0]} também está com isto aberto.`
      : `${who.slice(0, -1).join(", ")} e ${who.at(-1)} também estão com isto aberto.`,
  savedMeanwhile: (who: string) =>
    `${who} salvou mudanças enquanto você editava. Ao salvar, o que é seu e o que é de ${who} se juntam.`,
  savedBySelf: "Você salvou mudanças em outra janela. Ao salvar, elas se juntam.",
  clashTitle: "Escolha o que fica",
  clashLead:
    "Outra pessoa mudou estes campos depois que você abriu esta tela. Nada foi perdido: escolha em cada um e salve de novo.",
  mine: "O que você escreveu",
  theirs: "O que está salvo",
  clash: {
    title: "Ainda não foi salvo",
    text: "Outra pessoa mudou o mesmo enquanto isso. Escolha o que fica em cada campo e salve de novo.",
  },
  merged: (labels: string[]) => `O que outra pessoa mudou também ficou: ${labels.join(", ")}.`,
});

/** Of a setting's words the place inside it is no name for a reader. */
export function fieldLabel(entity: string, field: string): string {
  return fields[field] ?? (entity === "site_settings" ? fields.value : undefined) ?? field;
}
