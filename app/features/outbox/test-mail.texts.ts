import { defineAdminTexts } from "#app/i18n/texts.ts";

export const testMailTexts = defineAdminTexts({
  heading: "Saída de e-mails",
  on: "Os e-mails saem pelo servidor configurado.",
  off: "Não há servidor de e-mail configurado: os e-mails ficam guardados em E-mails e não saem.",
  offNext: "Quem cuida do servidor liga a saída com a variável SMTP_URL, e o remetente com MAIL_FROM.",
  from: "Remetente",
  queued: "Na fila",
  failed: "Não conseguiram sair",
  kept: "Guardados",
  unknown: "Não foi possível contar os e-mails.",
  heading2: "Mensagem de teste",
  to: "Enviar para",
  send: "Enviar mensagem de teste",
  sending: "Enviando",
  wrongAddress: "Escreva um e-mail válido.",
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
  reasons: {
    unreachable: "O servidor de e-mail não respondeu. Confira o endereço e a porta em SMTP_URL.",
    unknownHost: "O servidor de e-mail não foi encontrado. Confira o nome em SMTP_URL.",
    signIn: "O servidor de e-mail recusou o usuário ou a senha de SMTP_URL.",
    recipient: "O servidor de e-mail recusou o destinatário ou o remetente.",
    secure: "A conexão segura com o servidor de e-mail falhou. Confira a porta e o protocolo em SMTP_URL.",
    other: (result: string) => `O servidor de e-mail respondeu: ${result}`,
  },
  mail: {
    subject: "Mensagem de teste do site",
    text: (brand: string) => `Se você está lendo isto, os e-mails do site da ${brand} saem e chegam.`,
    asked: "Ela foi pedida em Configurações, E-mail.",
  },
});
