import { defineAdminTexts } from "#app/i18n/texts.ts";

export const pagesAdminTexts = defineAdminTexts({
  documentTitle: (page: string) => `${page} · Páginas · Painel Administrativo`,
  listDocumentTitle: "Páginas · Painel Administrativo",
  pageTitle: "Páginas",
  lead: "A página principal, parte por parte; abaixo, as páginas de texto.",
  wholePages: "Páginas de texto",
  others: "Mais do site",
  names: { "nossa-historia": "Nossa história", privacidade: "Privacidade", termos: "Termos" },
  updated: (moment: string) => `Atualizada ${moment}`,
  builtIn: "Texto de demonstração",
  back: "Voltar para as páginas",
  open: "Ver no site",
  editLead: "O que você publica aparece no site na hora.",
  factsHelp:
    "{marca}, {razão social}, {cidade}, {endereço}, {e-mail}, {whatsapp}, {telefone} e {blog} dão lugar ao que estiver em Configurações.",
  fields: {
    slug: "Endereço",
    title: "Título",
    lead: "Texto de abertura",
    seoTitle: "Título nos buscadores",
    seoTitleHelp: "Até 60 caracteres aparecem inteiros. Em branco, valem o título da página e a marca.",
    seoDescription: "Descrição nos buscadores",
    seoHelp: "Até 155 caracteres aparecem inteiros. Em branco, vale o texto de abertura.",
    body: "Texto",
    cover: "Imagem de compartilhamento",
    coverHelp: "Aparece quando alguém manda o endereço da página por mensagem.",
  },
  preview: "Como aparece na busca",
  gone: "Esta página não existe.",
  goneNext: "Escolha uma das páginas da lista.",
  failed: "Não foi possível ler as páginas.",
  failedNext: "Recarregue a página. Enquanto isso, nada pode ser mudado aqui.",
  missing: (count: number) => (count === 1 ? "falta 1 texto" : `faltam ${count} textos`),
  toasts: {
    saved: { title: "Página atualizada" },
    refused: { title: "Confira os campos", text: "Há algo a corrigir. O que você escreveu continua aqui." },
    failed: {
      title: "Erro ao salvar",
      text: "Não foi possível salvar. O que você escreveu continua aqui: tente novamente.",
    },
  },
});
