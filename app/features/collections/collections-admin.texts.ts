import { defineAdminTexts } from "#app/i18n/texts.ts";

export const collectionsAdminTexts = defineAdminTexts({
  collections: {
    documentTitle: "Coleções · Painel Administrativo",
    lead: "Na ordem em que o site as mostra; as novas entram no começo. Inativas não saem do painel, só do site.",
    add: "Nova coleção",
    search: "Buscar coleção",
    list: "Coleções, em ordem",
    empty: "Nenhuma coleção cadastrada ainda.",
    emptyNext: "Sem coleções, o site mostra as coleções padrão.",
    failedNext: "As coleções não puderam ser lidas. Recarregue a página.",
    removeText: "Ela sai do site; os tapetes continuam no catálogo, sem coleção. Fica 30 dias na Lixeira.",
    toasts: {
      created: { title: "Coleção criada" },
      updated: { title: "Coleção atualizada" },
      removed: { title: "Coleção excluída", text: "Fica 30 dias na Lixeira." },
    },
  },
  featured: {
    documentTitle: "Produtos em destaque · Painel Administrativo",
    lead: "Até 8 giram na página principal, na ordem desta lista.",
    add: "Novo produto",
    search: "Buscar produto",
    list: "Produtos em destaque, em ordem",
    empty: "Nenhum produto cadastrado ainda.",
    emptyNext: "Sem produtos em destaque, a página principal diz isso ao visitante.",
    failedNext: "Os produtos não puderam ser lidos. Recarregue a página.",
    removeText: "Ele sai da página principal; o tapete continua no catálogo. Fica 30 dias na Lixeira.",
    toasts: {
      created: { title: "Produto criado" },
      updated: { title: "Produto atualizado" },
      removed: { title: "Produto excluído", text: "Fica 30 dias na Lixeira." },
    },
  },
  failed: "Erro ao carregar produtos",
  active: "Ativo",
  inactive: "Inativo",
  noPicture: "Sem imagem",
  onRequest: "Sob consulta",
  placeHelp: "A faixa da página principal leva a prateleiras como Lisos e Redondos.",
  namedSlugHelp:
    "Depois de /colecoes/. É um dos cinco endereços que o site sempre tem; o antigo leva ao novo.",
  row: {
    edit: "Editar",
    editOf: (name: string) => `Editar ${name}`,
    remove: (name: string) => `Excluir ${name}`,
  },
  form: {
    editing: (name: string) => `Editar ${name}`,
    active: "Ativo no site",
    rugs: "Tapetes desta coleção, em ordem",
    chooseRugs: "Escolher tapetes",
  },
  remove: {
    question: (name: string) => `Excluir “${name}”?`,
    namedText:
      "O endereço continua existindo, com o texto padrão do site e sem tapetes. Fica 30 dias na Lixeira.",
    undo: "Desfazer",
    undoWithoutScript: "Desfazer exclusão",
  },
  image: "Escolha um arquivo de imagem do acervo.",
  toasts: {
    required: { title: "Campo obrigatório", text: "O título é obrigatório." },
    format: { title: "Formato inválido", text: "Por favor, escolha um arquivo de imagem." },
    undeleted: { title: "Exclusão desfeita" },
    failed: { title: "Erro ao salvar", text: "Nada foi perdido: confira a conexão e tente novamente." },
    orderFailed: { title: "Erro ao salvar", text: "A ordem não foi guardada. Tente novamente." },
    gone: { title: "Erro ao salvar", text: "Este item não existe mais. Recarregue a página." },
    removeFailed: { title: "Erro ao excluir", text: "O item continua na lista. Tente novamente." },
    tooLate: { title: "Erro ao salvar", text: "Não dá mais para desfazer esta exclusão." },
  },
});
