import { defineAdminTexts } from "#app/i18n/texts.ts";

export const homeListsTexts = defineAdminTexts({
  testimonials: {
    pageTitle: "Depoimentos",
    lead: "O que dizem os clientes, na página principal. O título da seção fica em Textos das seções.",
    create: "Novo depoimento",
    empty: "Nenhum depoimento cadastrado ainda.",
    emptyNext: "Sem depoimentos, a seção não aparece na página principal.",
    fields: {
      quote: "Depoimento",
      quoteHelp: "Sem aspas: o site as desenha.",
      author: "Quem diz",
      authorHelp: "Nome ou profissão, como a pessoa prefere aparecer.",
      role: "Complemento",
      roleHelp: "Cidade, empresa ou obra.",
    },
    toasts: {
      created: { title: "Depoimento criado" },
      updated: { title: "Depoimento atualizado" },
      removed: { title: "Depoimento excluído", text: "Fica 30 dias na Lixeira." },
    },
  },
  services: {
    pageTitle: "Serviços",
    lead: "Aparecem nas páginas principais das outras línguas.",
    create: "Novo serviço",
    empty: "Nenhum serviço cadastrado ainda.",
    emptyNext: "Sem serviços, a seção não aparece.",
    fields: { title: "Nome", description: "Descrição", picture: "Imagem" },
    toasts: {
      created: { title: "Serviço criado" },
      updated: { title: "Serviço atualizado" },
      removed: { title: "Serviço excluído", text: "Fica 30 dias na Lixeira." },
    },
  },
  tradeShows: {
    pageTitle: "Feiras",
    lead: "Onde a casa expôs. Aparecem nas páginas principais das outras línguas.",
    create: "Nova feira",
    empty: "Nenhuma feira cadastrada ainda.",
    emptyNext: "Sem feiras, a seção não aparece.",
    yearProblem: "Escreva o ano com quatro algarismos.",
    fields: {
      title: "Nome",
      description: "Onde e o que foi mostrado",
      year: "Ano",
      picture: "Imagem",
    },
    toasts: {
      created: { title: "Feira criada" },
      updated: { title: "Feira atualizada" },
      removed: { title: "Feira excluída", text: "Fica 30 dias na Lixeira." },
    },
  },
});
