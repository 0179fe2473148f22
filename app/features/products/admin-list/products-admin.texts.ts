import { plural } from "#app/i18n/plural.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

const percentLimits = (least: number, most: number) => `De ${inPercent(least)} a ${inPercent(most)}%.`;

const inPercent = (percent: number) => String(percent).replace("-", "−").replace(".", ",");

const keptAside = (names: readonly string[]) =>
  `${names.length === 1 ? "Continua em rascunho" : "Continuam em rascunho"}: ${names.join(", ")}. Abra cada um para ver por quê.`;

export const productsAdminTexts = defineAdminTexts({
  documentTitle: "Tapetes · Painel Administrativo",
  pageTitle: "Tapetes",
  lead: "O catálogo, na ordem em que o site o mostra. Os nove primeiros são os numerados da página Tapetes.",
  add: "Novo tapete",
  search: "Buscar tapete",
  filter: "Filtrar",
  list: "Tapetes, em ordem",
  empty: "Nenhum produto cadastrado ainda.",
  emptyNext: "Cadastre o primeiro tapete: basta um nome, o resto pode vir depois.",
  failed: "Erro ao carregar produtos",
  failedNext: "O catálogo não pôde ser lido. Recarregue a página.",
  copyOf: (name: string) => `${name} (cópia)`,
  collection: "Coleção",
  allCollections: "Todas as coleções",
  state: "Situação",
  all: "Todos",
  states: { published: "No site", draft: "Fora do site", withdrawn: "Fora de linha", new: "Rascunho" },
  filters: {
    published: "No site",
    draft: "Fora do site",
    withdrawn: "Fora de linha",
    drafted: "Com rascunho",
    scheduled: "Agendados",
    outsideSimulator: "Fora do simulador",
  },
  noPicture: "Sem imagem",
  facts: {
    sizes: (count: number) => (count === 1 ? "1 medida" : `${count} medidas`),
    noSizes: "sem medidas",
    from: (price: string) => `a partir de ${price}`,
    onRequest: "sob consulta",
    missing: (language: string, count: number) =>
      `${language}: ${count === 1 ? "falta" : "faltam"} ${plural(count, "texto", "textos")}`,
  },
  waiting: {
    changes: "Com alterações não publicadas",
    scheduled: (when: string) => `Agendado para ${when}`,
    leaves: (when: string) => `Sai do site: ${when}`,
  },
  row: {
    edit: (name: string) => `Editar ${name}`,
    remove: (name: string) => `Excluir ${name}`,
    duplicate: (name: string) => `Duplicar ${name}`,
    toTop: (name: string) => `Levar ${name} para o início do catálogo`,
  },
  removal: {
    question: (name: string) => `Excluir “${name}”?`,
    text: "O endereço deixa de existir. Para manter o endereço e mostrar tapetes parecidos, use Fora de linha. Fica 30 dias na Lixeira.",
    undo: "Desfazer",
    undoWithoutScript: "Desfazer exclusão",
  },
  many: {
    label: "Tapetes escolhidos",
    chosen: (count: number) => plural(count, "tapete escolhido", "tapetes escolhidos"),
    publish: "Publicar",
    hide: "Tirar do site",
    collection: "Coleção para onde vão",
    pick: (collection: string) => `Escolher tapetes para ${collection}`,
    pickHelp:
      "Escreva o começo de um nome e tecle Enter; outro nome, Enter. Uma lista copiada pode ser colada. Ou marque abaixo.",
    unknown: (names: readonly string[]) =>
      names.length === 1
        ? `Nenhum outro tapete se chama ${names[0]}.`
        : `Não há tapete para: ${names.join(", ")}.`,
    notSearched:
      "Não foi possível procurar todos os nomes. Os que faltam estão de volta no campo: confira a conexão e tecle Enter.",
    put: (collection: string) => `Pôr em ${collection}`,
    noCollection: "Sem coleção",
    move: "Mover",
    percent: "Preços em %",
    percentProblems: { unreadable: "Escreva quanto, como +10 ou -5.", limits: percentLimits },
    price: "Mudar preços",
    prices: {
      question: (count: number, percent: number) =>
        `Mudar os preços de ${plural(count, "tapete", "tapetes")} em ${percent > 0 ? "+" : ""}${inPercent(percent)}%?`,
      text: "Nada mudou ainda. Ao confirmar, os preços novos vão para o site na hora; dá para desfazer.",
      list: "Preços antes e depois",
      before: "Preço de hoje",
      after: "Preço novo",
      squareMetre: "metro quadrado",
      onRequest: "sob consulta, não muda",
      more: (count: number) => `E mais ${plural(count, "tapete", "tapetes")}.`,
      confirm: "Publicar os preços novos",
    },
    question: (count: number) => `Excluir ${plural(count, "tapete", "tapetes")}?`,
  },
  editor: {
    newTitle: "Novo tapete",
    back: "Todos os tapetes",
    view: "Ver no site",
    feature: "Pôr em destaque",
    duplicate: "Duplicar",
    remove: "Excluir",
    gone: "Este tapete não existe mais.",
    goneNext: "Ele pode ter sido excluído em outra aba.",
    words: "Textos",
    pictures: "Imagens",
    picturesHelp: "A primeira é a capa: o tapete visto de cima. Arraste para mudar a ordem.",
    publication: "Publicação",
    stateNow: "Agora",
    stateNew: "Rascunho, ainda não aparece no site",
    stateLater: "Situação depois de publicar",
    stateHelp: {
      published: "Aparece no catálogo e tem página própria.",
      draft: "Só aparece aqui. A página responde que não existe.",
      withdrawn: "A página diz que o tapete saiu de linha e mostra os relacionados.",
    },
    slug: "Endereço da página",
    slugHelp:
      "Depois de /produtos/. Em branco, o nome faz o endereço. O endereço antigo continua funcionando.",
    grouping: "Onde fica",
    collection: "Coleção",
    category: "Prateleira",
    designer: "Designer",
    none: "Nenhuma",
    inHouse: "Da casa",
    measure: "Sob medida",
    facts: "Ficha",
    related: "Tapetes relacionados",
    relatedHelp: "Aparecem no fim da página e no lugar de um tapete fora de linha.",
    relatedSearch: "Buscar tapete para relacionar",
    relatedAdd: (name: string) => `Relacionar ${name}`,
    relatedRemove: (name: string) => `Não relacionar ${name}`,
    relatedList: "Relacionados, em ordem",
    relatedNone: "Nenhum tapete encontrado.",
    relatedUnread: "Não foi possível procurar. Confira a conexão e escreva de novo.",
    designs: "Simulador e fios",
    designsHelp: "Os fios e a altura do pelo vêm do desenho que o simulador usa.",
    designsNone: "Este tapete ainda não tem desenho no simulador; a página aparece sem a régua de fios.",
    designsLater: "Publique ou guarde o tapete para cadastrar o desenho e os fios.",
    designsDrafted: "Rascunho não publicado",
    designsOpening: "Abrindo...",
    designsEdit: "Editar desenho e fios",
    designsAdd: "Cadastrar desenho",
    yarns: (count: number) => (count === 1 ? "1 fio" : `${count} fios`),
  },
  sizes: {
    title: "Medidas e preços",
    width: "Largura (m)",
    diameter: "Diâmetro (m)",
    length: "Comprimento (m)",
    brl: "Preço em reais",
    eur: "Preço em euros",
    ofRow: (label: string, row: number) => `${label}, medida ${row}`,
    help: "Preço em branco é sob consulta. Pode colar aqui uma tabela copiada da planilha.",
    add: "Adicionar medida",
    remove: (row: number) => `Remover medida ${row}`,
    paste: "Colar tabela da planilha",
    fill: "Preencher preços em branco pelo metro quadrado",
    filled: (count: number) => (count === 1 ? "1 preço preenchido." : `${count} preços preenchidos.`),
    unfill: "Desfazer",
    noSquareMetre: "Escreva antes o preço do metro quadrado.",
    pasteLabel: "Tabela de medidas e preços",
    pasteHelp:
      "Uma medida por linha: 2,00 x 3,00 m, preço em reais, preço em euros. Nada entra antes de você conferir.",
    understood: (count: number) =>
      count === 0
        ? "Nenhuma medida entendida."
        : count === 1
          ? "1 medida entendida"
          : `${count} medidas entendidas`,
    preview: "Medidas entendidas",
    refused: "Linhas que não entraram",
    line: (line: number) => `Linha ${line}`,
    problems: {
      size: "a medida não foi entendida",
      range: "a medida está fora do que um tear faz (0,30 a 30 m)",
      price: "o preço não foi entendido",
      repeated: "a medida se repete",
      tooMany: "são medidas demais",
    },
    measure: "Medida",
    onRequest: "Sob consulta",
    use: (count: number) => (count === 1 ? "Usar 1 medida" : `Usar ${count} medidas`),
    discard: "Descartar",
    used: (count: number) => (count === 1 ? "1 medida incluída." : `${count} medidas incluídas.`),
  },
  errors: {
    slug: "Use letras sem acento, números e hifens, como tapete-lua.",
    slugTaken: "Este endereço já é de outro tapete.",
    price: "Escreva um valor como 12.900 ou 12.900,00.",
    measure: "Escreva a medida em metros, como 2,50.",
    length: "Falta o comprimento.",
    range: "De 0,30 a 30 m.",
    repeated: "Esta medida já está na lista.",
    tooManySizes: "São medidas demais: no máximo 60.",
    tooManyImages: "São imagens demais: no máximo 30. Remova as que sobram.",
    images: "Uma das imagens não está mais no acervo, ou não é uma imagem.",
    lostChoice: "O que estava escolhido aqui foi excluído. Escolha outra opção.",
    sharePicture: "Escolha um arquivo de imagem do acervo.",
    related: "Um tapete não pode ser relacionado a si mesmo.",
  },
  toasts: {
    required: { title: "Campo obrigatório", text: "O nome é obrigatório." },
    check: { title: "Erro ao salvar", text: "Confira os campos marcados." },
    format: { title: "Formato inválido", text: "Por favor, use apenas arquivos de imagem." },
    created: { title: "Produto criado" },
    duplicated: {
      title: "Produto criado",
      text: "Está fora do site: mude o nome e mostre no site quando quiser.",
    },
    updated: { title: "Produto atualizado" },
    removed: { title: "Produto excluído", text: "Fica 30 dias na Lixeira." },
    manyUpdated: (count: number) => ({
      title: count === 1 ? "Produto atualizado" : `${count} produtos atualizados`,
    }),
    manyHidden: (count: number) => ({
      title: plural(count, "tapete saiu do site", "tapetes saíram do site"),
    }),
    manyPublished: (count: number, drafted: number, left: readonly string[]) => ({
      title: `${plural(count, "tapete publicado", "tapetes publicados")}${
        drafted === 0
          ? ""
          : drafted === count
            ? ", com o que estava em rascunho"
            : `, ${drafted} com rascunho`
      }`,
      ...(left.length > 0 && { text: keptAside(left) }),
    }),
    noneOf: (left: readonly string[]) => ({ title: "Nada foi publicado", text: keptAside(left) }),
    manyChanged: {
      title: "Os tapetes escolhidos mudaram",
      text: "Confira os preços antes de mudar de novo.",
    },
    manyLost: {
      title: "Nada mudou",
      text: "A coleção escolhida foi excluída enquanto isso. Escolha outra.",
    },
    manySame: { title: "Nada mudou", text: "Os tapetes escolhidos já estavam assim." },
    manyRemoved: (count: number) => ({
      title: count === 1 ? "Produto excluído" : `${count} produtos excluídos`,
      text: count === 1 ? "Fica 30 dias na Lixeira." : "Ficam 30 dias na Lixeira.",
    }),
    percent: { title: "Confira a porcentagem", text: "Escreva quanto, como +10 ou -5." },
    percentLimits: (least: number, most: number) => ({
      title: "Confira a porcentagem",
      text: percentLimits(least, most),
    }),
    tooDear: {
      title: "Confira a porcentagem",
      text: "Um dos preços passaria de 20 milhões, o máximo que o catálogo guarda. Nada mudou.",
    },
    toTop: (name: string) => ({
      title: `${name} é agora o primeiro do catálogo`,
      text: "A ordem do site também mudou.",
    }),
    undone: { title: "Mudança desfeita" },
    tooLateMany: {
      title: "Não foi possível desfazer",
      text: "Algo foi publicado depois. Cada tapete tem o seu histórico.",
    },
    undeleted: { title: "Exclusão desfeita" },
    failed: { title: "Erro ao salvar", text: "Nada do que foi digitado se perdeu. Tente novamente." },
    gone: { title: "Erro ao salvar", text: "Este tapete não existe mais." },
    orderFailed: { title: "Erro ao salvar", text: "A ordem não foi guardada. Tente novamente." },
    removeFailed: { title: "Erro ao excluir", text: "O tapete continua na lista. Tente novamente." },
    tooLate: { title: "Erro ao salvar", text: "Não dá mais para desfazer esta exclusão." },
  },
});
