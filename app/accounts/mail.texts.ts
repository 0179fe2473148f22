import { defineAdminTexts } from "#app/i18n/texts.ts";

export const mailTexts = defineAdminTexts({
  recovery: {
    subject: "Recuperar o acesso ao painel",
    asked: "Recebemos um pedido para criar outra senha para a sua conta do painel administrativo.",
    valid: "O link abaixo vale por 60 minutos e só pode ser usado uma vez.",
    action: "Criar nova senha",
    ignore: "Se não foi você, ignore esta mensagem: a senha continua a mesma.",
  },
  invitation: {
    subject: "Convite para o painel administrativo",
    invited: (by: string, role: string) =>
      `${by} convidou você para o painel administrativo. Papel: ${role}.`,
    valid:
      "O link abaixo vale por 7 dias e só pode ser usado uma vez. Nele você escolhe seu nome e sua senha.",
    action: "Aceitar o convite",
    ignore: "Se você não esperava este convite, ignore esta mensagem: nenhuma conta é criada.",
  },
  emailChange: {
    subject: "Confirme o novo e-mail",
    asked: "Este endereço foi informado como o novo e-mail de uma conta do painel administrativo.",
    valid: "O link abaixo vale por 60 minutos e só pode ser usado uma vez.",
    action: "Confirmar e-mail",
    ignore: "Se não foi você, ignore esta mensagem: nada muda.",
  },
  emailChangeNotice: {
    subject: "Pedido de troca de e-mail",
    asked: (email: string) =>
      `Foi pedida a troca do e-mail da sua conta do painel administrativo para ${email}.`,
    warning: "Se não foi você, altere a senha agora e encerre as outras sessões.",
  },
  accessChanged: {
    subject: "Mudou o acesso à sua conta",
    what: {
      secondFactorOn: "A verificação em duas etapas da sua conta do painel administrativo foi ativada.",
      secondFactorOff: "A verificação em duas etapas da sua conta do painel administrativo foi desativada.",
      recoveryCodes: "Novos códigos de recuperação foram gerados para a sua conta do painel administrativo.",
      passkeyAdded: "Uma chave de acesso foi cadastrada na sua conta do painel administrativo.",
      passkeyRemoved: "Uma chave de acesso da sua conta do painel administrativo foi excluída.",
      emailChanged:
        "O e-mail da sua conta do painel administrativo foi trocado. Este endereço não entra mais.",
      recoveryLink:
        "Um administrador criou um link para trocar a senha da sua conta do painel administrativo.",
    },
    warning: "Se você não esperava por isso, altere a senha e encerre as outras sessões em Minha conta.",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    changed:
      "A senha da sua conta do painel administrativo foi alterada e as outras sessões foram encerradas.",
    warning: "Se não foi você, recupere o acesso na página de entrada.",
  },
});
