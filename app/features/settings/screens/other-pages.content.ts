import { group, list, metres, picture, text, title } from "../fields/setting-fields.rules.ts";
import { CLOSING, OPENING, PICTURE, TEXT, TITLE, WIDTH } from "../setting-labels.texts.ts";
import { form, settingsScreen } from "../settings-screen.rules.ts";

const FOR_SEARCH = { label: "Descrição nos buscadores", help: "Até 155 caracteres aparecem inteiros." };

/** An empty one is not offered. */
const limit = (label: string) => title({ label, help: "Por exemplo: até 6 × 12 m. Em branco, não aparece." });

export const otherPagesScreen = settingsScreen(
  "Outras páginas",
  "O que as páginas de tapetes, coleções, galeria, designers, cores, sob medida, newsletter e acesso exclusivo dizem da casa.",
  () => ({
    pageRugs: form("Tapetes", { "pages.rugs": group({ lead: text(OPENING) }) }),
    pageRug: form("Página de cada tapete", {
      "pages.rug": group({
        yarnsNote: title({ label: "Ao lado das cores", help: "Em branco, não aparece." }),
        madeIn: text({
          label: "Onde é feito, depois da cidade",
          help: "Por exemplo: Cada peça é numerada.",
        }),
        quote: text({
          label: "Ao pedir orçamento",
          help: "Em quanto tempo e com o que a casa responde.",
        }),
        sample: text({ label: "Ao pedir amostra", help: "O que a pessoa recebe." }),
        sheetNote: text({
          label: "Última linha da ficha em PDF",
          help: "Vem depois do dia em que os preços valem.",
        }),
      }),
    }),
    pageCollections: form("Página das coleções", {
      "pages.collections": group({
        lead: text(OPENING),
        curationNote: title("Linha ao lado da curadoria"),
        categoriesLead: title({ label: "Ao lado de “Por forma e desenho”", help: "Em branco, não aparece." }),
        geometricNote: title("Linha ao lado dos geométricos"),
      }),
    }),
    pageGeometric: form("Tapetes geométricos", {
      "pages.geometric": group({ lead: text(OPENING), closing: text(CLOSING) }),
    }),
    pageGallery: form("Galeria", {
      "pages.gallery": group({
        lead: text(OPENING),
        exhibition: title({
          label: "Nome do último conjunto",
          help: "O das imagens que o catálogo mostra depois das amostras. Por exemplo: Exposição 2024.",
          required: true,
        }),
        closing: text(CLOSING),
      }),
    }),
    pageDesigners: form("Designers", {
      "pages.designers": group({ lead: text(OPENING), closing: text(CLOSING) }),
    }),
    pageSwatches: form("Amostra de cores", {
      "pages.swatches": group({
        lead: text(OPENING),
        samples: text({
          label: "Como vão as amostras",
          help: "Aparece ao lado do pedido de amostras e na resposta a quem pede.",
        }),
      }),
      "pages.swatchesPicture": picture({
        label: PICTURE,
        help: "Ao lado do pedido de amostras. Em branco, não aparece.",
      }),
    }),
    pageMadeToMeasure: form("Sob medida", {
      "pages.madeToMeasure": group({
        lead: text(OPENING),
        description: text(FOR_SEARCH),
        limits: group({
          rectangular: limit("Retangular"),
          round: limit("Redondo"),
          oval: limit("Oval"),
          organic: limit("Orgânico"),
          runner: limit("Passadeira"),
          corner: limit("Em L"),
        }),
        steps: list(
          { label: "Passos, do traço ao chão", add: "Novo passo", one: "Passo", max: 6 },
          {
            when: title({ label: "Quando", help: "Por exemplo: semana 3. Em branco, não aparece." }),
            name: title({ label: "Nome do passo", required: true }),
            text: text("O que acontece"),
          },
        ),
        promise: text({
          label: "O que você promete a quem envia o pedido",
          help: "Aparece na resposta, na página e no e-mail. Em branco, só dizemos que cada pedido é lido.",
        }),
        onRequest: text({
          label: "Em lugar do preço",
          help: "Aparece quando o metro quadrado não tem preço.",
        }),
      }),
      "pages.madeToMeasurePieces": list(
        {
          label: "Peças prontas",
          help: "Vistas de cima, recortadas, na mesma escala.",
          add: "Nova peça",
          one: "Peça",
          max: 6,
        },
        {
          picture: picture(PICTURE),
          widthMetres: metres({ ...WIDTH, min: 0.3, max: 12 }),
          name: title({ label: "Nome da peça", required: true }),
          note: title({ label: "Legenda", help: "Medida e lugar. Em branco, não aparece." }),
        },
      ),
      "pages.madeToMeasurePicture": picture({
        label: PICTURE,
        help: "Entre as peças prontas e os passos. Em branco, não aparece.",
      }),
    }),
    newsletter: form("Convite para a newsletter", {
      "newsletter.title": title(TITLE),
      "newsletter.text": text(TEXT),
    }),
    pageAccess: form("Página do acesso exclusivo", {
      "pages.access": group({
        title: title({ label: TITLE, required: true }),
        description: text(FOR_SEARCH),
        benefits: list(
          { label: "O que o programa dá", add: "Nova vantagem", one: "Vantagem", max: 8 },
          { term: title({ label: "O que é", required: true }), text: text("Em uma frase") },
        ),
      }),
      "pages.accessPicture": picture({
        label: PICTURE,
        help: "Um projeto de quem já participa, com a legenda da imagem. Em branco, não aparece.",
      }),
    }),
  }),
);
