import { defineAdminTexts } from "#app/i18n/texts.ts";

/** Headings are those of the leads' export. */
export const leadSheetTexts = defineAdminTexts({
  nobody: "Sem nome",
  problems: {
    id: "Deixe a identificação como veio no arquivo exportado, ou vazia.",
    repeated: (line: number) => `O mesmo pedido já está na linha ${line}.`,
    removed: "Este pedido acaba de ser excluído aqui.",
    erased: "Os dados desta pessoa foram apagados a pedido dela e não voltam.",
    expired: "Passou o prazo de guarda: o pedido seria apagado no mesmo dia.",
    fixed: "Só a situação, as anotações e o lembrete de um pedido que já está aqui mudam pela planilha.",
    required: "Falta o que escrever aqui.",
    unreachable: "Falta um e-mail ou telefone.",
    tooLong: (most: number) => `O texto pode ter até ${most} sinais.`,
    moment: "Escreva dia e hora como 20/11/2026 08:12.",
    future: "Este dia ainda não chegou.",
    day: "Escreva um dia como 20/11/2026.",
    origin: "Escreva uma origem como as do filtro dos pedidos, ou deixe vazia.",
    status: "Esta situação não existe para este tipo de pedido.",
    language: "Escreva português, espanhol ou inglês.",
    email: "Escreva um e-mail como ana@exemplo.com.",
    telephone: "Escreva um telefone como +55 11 98888-7777.",
    currency: "Escreva BRL ou EUR.",
    priceAlone: "O preço e a moeda vêm juntos.",
    details: "Escreva como Cidade: São Paulo; Profissão: Arquitetura.",
    ofLeads: "Uma mensagem de contato não tem isto.",
    page: "Escreva um endereço deste site, como /tapetes.",
    consentAlone: "O dia do consentimento e a versão do texto vêm juntos.",
  },
});
