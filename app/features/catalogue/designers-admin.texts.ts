import { defineAdminTexts } from "#app/i18n/texts.ts";

export const designersAdminTexts = defineAdminTexts({
  pageTitle: "Designers",
  lead: "Quem assina os tapetes, na ordem em que o site mostra.",
  create: "Novo designer",
  empty: "Nenhum designer cadastrado ainda.",
  emptyNext: "Sem designers, a página diz isso ao visitante.",
  removal: "Os tapetes continuam no catálogo, como da casa. Fica 30 dias na Lixeira.",
  rugs: (count: number) => (count === 0 ? "nenhum tapete" : count === 1 ? "1 tapete" : `${count} tapetes`),
  fields: {
    name: "Nome",
    biography: "Biografia",
    biographyHelp: "Com mais de uma linha, a primeira diz onde trabalha.",
    slug: "Endereço",
    slugHelp: "O que identifica o designer na página Designers. Em branco, o nome faz o endereço.",
    website: "Site",
    portrait: "Retrato",
  },
  problems: {
    slug: "Use letras sem acento, números e hifens, como atelie-da-casa.",
    slugTaken: "Este endereço já é de outro designer.",
    website: "Escreva o endereço completo, como https://atelie.example.",
  },
  toasts: {
    created: { title: "Designer criado" },
    updated: { title: "Designer atualizado" },
    removed: { title: "Designer excluído", text: "Fica 30 dias na Lixeira." },
  },
});
