import { defineAdminTexts } from "#app/i18n/texts.ts";

export const personalDataTexts = defineAdminTexts({
  documentTitle: "Dados de uma pessoa · Painel Administrativo",
  title: "Dados de uma pessoa",
  lead: "Mostra, exporta e apaga tudo o que o site guarda sobre alguém (LGPD, RGPD).",
  back: "Voltar aos pedidos",
  find: {
    label: "E-mail ou telefone",
    help: "Como a pessoa escreveu no formulário. Confirme antes que o pedido vem mesmo desse endereço.",
    button: "Procurar",
    invalid: "Escreva um e-mail ou um telefone com pelo menos 8 algarismos.",
    own: "Este é o e-mail da própria empresa: os dados de outras pessoas chegam a ele.",
  },
  searched: (addresses: string) => `Procurado: ${addresses}`,
  also: "Nos mesmos pedidos aparece também:",
  include: (address: string) => `incluir ${address}`,
  staff: "Este e-mail também é de uma conta da equipe. A conta não é apagada aqui.",
  nothing: "Nada guardado sobre esta pessoa.",
  nothingNext: "Se ela usou outro e-mail ou telefone, procure também por ele.",
  failed: "Os dados não puderam ser lidos.",
  failedNext: "Tente de novo daqui a pouco. O motivo está no registro do servidor.",
  found: {
    heading: "O que está guardado",
    leads: "Pedidos",
    messages: "Mensagens do contato",
    subscriptions: "Newsletter",
    mails: "E-mails na caixa de saída",
    files: "Arquivos e imagens",
    consents: "Provas de consentimento",
    imported: "Linhas de planilhas importadas",
    erasures: "Apagamentos anteriores",
  },
  exportButton: "Baixar tudo (ZIP)",
  exportHelp: "Uma página para ler, os mesmos dados para programas (JSON) e os arquivos enviados.",
  orders: (count: number) =>
    count === 1
      ? "1 destes pedidos foi ganho. Antes de apagar, guarde fora do site os documentos que a lei fiscal exige."
      : `${count} destes pedidos foram ganhos. Antes de apagar, guarde fora do site os documentos que a lei fiscal exige.`,
  erase: {
    button: "Apagar tudo",
    question: "Apagar tudo o que o site guarda sobre esta pessoa?",
    text: "Pedidos, mensagens, newsletter, e-mails, arquivos e linhas importadas são apagados de vez. Não dá para desfazer.",
    word: "APAGAR",
    label: "Para confirmar, escreva APAGAR",
    wrong: "Escreva APAGAR, em maiúsculas.",
    confirm: "Apagar de vez",
  },
  receipts: {
    heading: "Recibos",
    empty: "Nenhum apagamento até hoje.",
    emptyNext: "Cada apagamento deixa aqui um recibo, sem os dados apagados.",
    reasons: { request: "A pedido", age: "Prazo de dois anos" },
    line: (when: string, reason: string) => `${when}. ${reason}.`,
    download: "Baixar recibo",
    of: (when: string, language: string) => `Baixar o recibo de ${when} em ${language}`,
  },
  counts: {
    leads: (count: number) => `${count} ${count === 1 ? "pedido" : "pedidos"}`,
    messages: (count: number) => `${count} ${count === 1 ? "mensagem" : "mensagens"}`,
    subscriptions: (count: number) => `${count} ${count === 1 ? "assinatura" : "assinaturas"}`,
    mails: (count: number) => `${count} ${count === 1 ? "e-mail" : "e-mails"}`,
    files: (count: number) => `${count} ${count === 1 ? "arquivo" : "arquivos"}`,
    imported: (count: number) =>
      count === 1 ? "1 linha de planilha importada" : `${count} linhas de planilhas importadas`,
    consents: (count: number) =>
      count === 1 ? "1 prova de consentimento sem endereço" : `${count} provas de consentimento sem endereço`,
  },
  toasts: {
    erased: { title: "Tudo foi apagado", text: "O recibo está no fim da página." },
    nothing: { title: "Nada a apagar", text: "O site não guarda nada desta pessoa." },
    refused: { title: "Nada foi apagado", text: "Confira a confirmação." },
    failed: { title: "Não foi possível apagar", text: "Nada mudou. Tente de novo." },
  },
});
