import { defineAdminTexts } from "#app/i18n/texts.ts";

export const testMailTexts = defineAdminTexts({
  screen: {
    name: "E-mail do site",
    lead: "O servidor que envia os e-mails, com um teste, e o endereço nos links.",
  },
  heading: "Envio de e-mails",
  on: "Os e-mails saem pelo servidor configurado.",
  off: "Este site ainda não envia e-mails: convites, senhas novas, confirmações e avisos ficam guardados em E-mails e não saem.",
  offNext: "Preencha o servidor de e-mail abaixo. O que está guardado pode sair depois, em E-mails.",
  from: "Remetente",
  queued: "Na fila",
  failed: "Falharam",
  kept: "Guardados",
  unknown: "Não foi possível contar os e-mails.",
  testHeading: "Mensagem de teste",
  to: "Enviar para",
  send: "Enviar um e-mail de teste",
  sending: "Enviando",
  wrongAddress: "Escreva um e-mail válido.",
  reply: "O servidor respondeu:",
  toasts: {
    sent: (to: string) => ({
      title: "Mensagem de teste enviada",
      text: `O servidor aceitou a mensagem para ${to}. Veja a caixa de entrada e o spam.`,
    }),
    stored: {
      title: "Mensagem guardada",
      text: "Não há servidor de e-mail configurado: a mensagem ficou em E-mails e não saiu.",
    },
    refused: { title: "Confira o endereço", text: "Escreva um e-mail válido." },
    notSent: "A mensagem não saiu",
    failed: { title: "A mensagem não saiu", text: "Ocorreu um erro no site. Tente novamente." },
  },
  /** What to do, after the reason in `outboxTexts.why`. */
  hints: {
    noServer: "",
    unreachable: "Confira o nome do servidor e a porta.",
    password: "Confira os dois. No Gmail e no Outlook, a senha é uma senha de app, não a da conta.",
    certificate: "Troque a segurança: TLS usa a porta 465, STARTTLS a 587.",
    recipient: "Confira o endereço para onde o teste vai.",
    full: "",
    refusedAsSpam: "Use como remetente um endereço deste servidor.",
    sender: "Use como remetente o endereço do usuário.",
    later: "Tente de novo em alguns minutos.",
    other: "",
  },
  mail: {
    subject: "Mensagem de teste do site",
    text: (brand: string) => `Se você está lendo isto, os e-mails do site da ${brand} saem e chegam.`,
    asked: "Ela foi pedida em Configurações, E-mail do site.",
  },
});
