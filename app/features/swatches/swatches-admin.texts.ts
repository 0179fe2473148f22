import { defineAdminTexts } from "#app/i18n/texts.ts";

export const swatchesAdminTexts = defineAdminTexts({
  pageTitle: "Cores",
  lead: "As cores da página Amostra de cores, na ordem em que aparecem.",
  create: "Nova cor",
  empty: "Nenhuma cor cadastrada ainda.",
  emptyNext: "Enquanto isso, o site mostra as oito cores de demonstração.",
  fields: {
    name: "Nome",
    nameHelp: "O nome de uma tintura é o mesmo em todas as línguas.",
    hex: "Código da cor",
    hexHelp: "Seis algarismos ou letras de A a F, como #a2482c.",
  },
  taken: "Já existe uma cor com este nome.",
  toasts: {
    created: { title: "Cor criada" },
    updated: { title: "Cor atualizada" },
    removed: { title: "Cor excluída", text: "Fica 30 dias na Lixeira." },
  },
});
