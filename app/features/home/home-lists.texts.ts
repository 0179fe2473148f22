import { defineAdminTexts } from "#app/i18n/texts.ts";

const errors = {
  required: "Preencha este campo.",
  long: (most: number) => `Use no máximo ${most} caracteres.`,
  year: "Escreva o ano com quatro algarismos.",
  picture: "Esta imagem não está mais na biblioteca. Escolha outra.",
};

export const homeListsTexts = defineAdminTexts({
  errors,
  testimonials: {
    documentTitle: "Depoimentos · Painel Administrativo",
    pageTitle: "Depoimentos",
    lead: "O que dizem os clientes, na página principal. O título da seção fica em Configurações.",
    create: "Novo depoimento",
    editTitle: "Depoimento",
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
      removed: { title: "Depoimento excluído" },
    },
  },
  services: {
    documentTitle: "Serviços · Painel Administrativo",
    pageTitle: "Serviços",
    lead: "Aparecem nas páginas principais em espanhol e inglês.",
    create: "Novo serviço",
    editTitle: "Serviço",
    empty: "Nenhum serviço cadastrado ainda.",
    emptyNext: "Sem serviços, a seção não aparece.",
    fields: { title: "Nome", description: "Descrição" },
    toasts: {
      created: { title: "Serviço criado" },
      updated: { title: "Serviço atualizado" },
      removed: { title: "Serviço excluído" },
    },
  },
  tradeShows: {
    documentTitle: "Feiras · Painel Administrativo",
    pageTitle: "Feiras",
    lead: "Onde a casa expôs. Aparecem nas páginas principais em espanhol e inglês.",
    create: "Nova feira",
    editTitle: "Feira",
    empty: "Nenhuma feira cadastrada ainda.",
    emptyNext: "Sem feiras, a seção não aparece.",
    fields: {
      title: "Nome",
      description: "Onde e o que foi mostrado",
      year: "Ano",
      picture: "Imagem",
    },
    toasts: {
      created: { title: "Feira criada" },
      updated: { title: "Feira atualizada" },
      removed: { title: "Feira excluída" },
    },
  },
});
