import { defineAdminTexts } from "#app/i18n/texts.ts";

export const alertsTexts = defineAdminTexts({
  documentTitle: "Avisos · Painel Administrativo",
  title: "Avisos",
  lead: "Como você fica sabendo de um pedido novo.",
  failed: "Os avisos não puderam ser lidos.",
  failedNext: "Tente de novo daqui a pouco. O motivo está no registro do servidor.",
  push: { newRequest: "Novo pedido", test: "Teste do site", testText: "Os avisos chegam a este aparelho." },
  device: {
    heading: "Neste aparelho",
    lead: "O aviso diz só “Novo pedido” e o tipo. Quem pediu e o que escreveu, só depois de entrar.",
    turnOn: "Avisar neste aparelho",
    turningOn: "Ligando",
    turnOff: "Não avisar mais neste aparelho",
    states: {
      reading: "Vendo se este aparelho recebe avisos.",
      on: "Este aparelho recebe os avisos.",
      off: "Este aparelho ainda não recebe avisos.",
      denied:
        "Este navegador bloqueou os avisos deste site. Libere as notificações nas configurações do navegador e volte aqui.",
      homeScreen:
        "No iPhone e no iPad: toque em Compartilhar, depois em “Adicionar à Tela de Início”, abra o painel por lá e volte aqui.",
      unsupported:
        "Este navegador não recebe avisos, ou o painel não foi aberto por https. Use o Chrome, o Edge, o Firefox ou o Safari.",
    },
    withoutScript: "Para ligar os avisos, o navegador precisa de JavaScript.",
  },
  devices: {
    heading: "Meus aparelhos",
    empty: "Nenhum aparelho seu recebe avisos.",
    since: (when: string) => `desde ${when}`,
    lastSent: (when: string) => `último aviso ${when}`,
    test: "Enviar teste",
    testName: (device: string) => `Enviar teste a ${device}`,
    remove: "Retirar",
    removeName: (device: string) => `Retirar ${device}`,
  },
  mail: {
    heading: "Por e-mail",
    lead: "O e-mail traz o pedido inteiro, com o contato de quem pediu.",
    noServer: "Este site ainda não envia e-mails: os avisos ficam guardados em E-mails.",
    settings: "Configurar o envio",
    who: "Quem recebe",
    contact: (email: string) => `E-mail de contato do site (${email})`,
    noContact: "E-mail de contato do site (nenhum: preencha em Configurações, Contato e rodapé)",
    account: (name: string, email: string) => `${name} (${email})`,
    nobody: "Ninguém recebe e-mail dos pedidos.",
    save: "Salvar quem recebe",
    saving: "Salvando",
  },
  toasts: {
    added: { title: "Avisos ligados neste aparelho", text: "Envie um teste para ver como chega." },
    many: { title: "Aparelhos demais", text: "Retire um dos seus aparelhos e tente de novo." },
    notAdded: { title: "Avisos não ligados", text: "O navegador não permitiu, ou não pôde se registrar." },
    removed: { title: "Aparelho retirado", text: "Ele não recebe mais avisos." },
    tested: { title: "Teste enviado", text: "Chega em alguns segundos." },
    gone: { title: "Este aparelho não recebe mais avisos", text: "Ele saiu da lista. Ligue de novo nele." },
    notTested: {
      title: "O teste não saiu",
      text: "O serviço de avisos do navegador não respondeu, ou recusou o teste.",
    },
    saved: { title: "Destinatários salvos" },
    failed: { title: "Não foi possível", text: "Nada mudou. Tente de novo." },
  },
});
