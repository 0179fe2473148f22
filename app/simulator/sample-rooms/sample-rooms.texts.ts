import { defineAdminTexts } from "#app/i18n/texts.ts";

export const sampleRoomsTexts = defineAdminTexts({
  pageTitle: "Ambientes de exemplo",
  lead: "Salas prontas para quem abre o simulador sem uma foto. As suas vêm primeiro, nesta ordem.",
  create: "Novo ambiente",
  empty: "Nenhum ambiente seu ainda.",
  emptyNext: "Comece com uma foto do showroom ou da casa de um cliente que autorizou.",
  fields: {
    name: "Nome",
    nameHelp: "Curto, como “Sala com lareira”. Aparece sob a foto.",
    photo: "Foto do ambiente",
    photoHelp: "Em pé, de frente, com o piso ocupando a metade de baixo. Sem tapete é melhor.",
    view: "Piso e medida",
  },
  errors: { view: "Escolha uma foto e marque nela o piso e uma medida." },
  marking: {
    start: "Marcar o piso e a medida",
    again: "Marcar de novo",
    none: "O piso desta foto ainda não foi marcado.",
    marked: (percent: number) => `Piso marcado. As medidas podem variar ± ${percent}%.`,
    otherPhoto: "A foto mudou: marque o piso de novo.",
    replaced: (names: string) =>
      `A foto mudou em ${names}. Até o piso ser marcado de novo, não aparece para os visitantes.`,
    choose: "Primeiro escolha a foto.",
    loading: "Abrindo a foto",
    failed: "A foto não abriu. Espere um instante e tente de novo, ou escolha outra.",
    close: "Fechar sem guardar",
    tapFirst: "Primeiro toque no piso, na foto: assim o tapete fica no chão.",
    measureFirst: "Falta uma medida: com ela o tapete aparece no tamanho verdadeiro para todos.",
    measure: "Dar uma medida",
    ready: "O tapete está no lugar e no tamanho certos?",
    use: "Usar este piso",
  },
  builtIn: {
    title: "Ambientes que já vêm prontos",
    lead: "Aparecem depois dos seus. Desligue os que não quiser mostrar.",
    save: "Guardar",
    saved: { title: "Ambientes atualizados" },
    failed: { title: "Erro ao salvar", text: "Nada foi alterado. Tente novamente." },
  },
  toasts: {
    created: { title: "Ambiente criado" },
    updated: { title: "Ambiente atualizado" },
    removed: { title: "Ambiente excluído", text: "Fica 30 dias na Lixeira." },
  },
});
