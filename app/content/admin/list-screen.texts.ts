import { defineAdminTexts } from "#app/i18n/texts.ts";

export const listScreenTexts = defineAdminTexts({
  back: "Voltar para a lista",
  remove: "Excluir",
  undo: "Desfazer",
  undoWithoutScript: "Desfazer exclusão",
  edit: (name: string) => `Editar ${name}`,
  removeOf: (name: string) => `Excluir ${name}`,
  question: (name: string) => `Excluir “${name}”?`,
  questionText: "Sai desta lista e do site, em todas as línguas. Fica 30 dias na Lixeira.",
  active: "No site",
  inactive: "Fora do site",
  show: "Mostrar no site",
  missing: (count: number) =>
    count === 1 ? "Falta 1 texto em outra língua" : `Faltam ${count} textos em outras línguas`,
  search: "Buscar nesta lista",
  order: "Ordem no site",
  failed: "Não foi possível ler esta lista.",
  failedNext: "Recarregue a página. Enquanto isso, nada pode ser mudado aqui.",
  gone: "Este item não está mais na lista.",
  goneNext: "Ele foi excluído, ou o endereço está errado.",
  noPicture: "Sem imagem",
  optional: "opcional",
  toasts: {
    refused: { title: "Confira os campos", text: "Há algo a corrigir. O que você escreveu continua aqui." },
    saveFailed: {
      title: "Erro ao salvar",
      text: "Não foi possível salvar. O que você escreveu continua aqui: tente novamente.",
    },
    gone: { title: "Erro ao salvar", text: "Este item foi excluído em outra janela." },
    removeFailed: { title: "Erro ao excluir", text: "O item continua na lista. Tente novamente." },
    orderFailed: { title: "Erro ao salvar", text: "A ordem não foi salva. Tente novamente." },
    undeleted: { title: "Exclusão desfeita" },
    tooLate: {
      title: "Não foi possível desfazer",
      text: "O prazo passou, ou outro item tem agora este nome ou endereço. Veja a Lixeira.",
    },
  },
});
