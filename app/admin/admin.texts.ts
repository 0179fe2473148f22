import { defineAdminTexts } from "#app/i18n/texts.ts";

export const adminTexts = defineAdminTexts({
  title: "Painel Administrativo",
  documentTitle: (page: string) => `${page} · Painel Administrativo`,
  skip: "Ir para o conteúdo",
  loading: "Carregando...",
  openSite: "Abrir o site",
  unknownNext: "O endereço está errado, ou a tela mudou de lugar. A busca do menu encontra as outras.",
  toToday: "Ir para Hoje",
  signOut: "Sair de todos",
  signOutName: "Sair de todos os aparelhos",
  signOutHere: "Sair daqui",
  signOutHereName: "Sair daqui, só deste aparelho",
  notices: "Avisos",
  dismiss: "Dispensar",
  offline: {
    title: "Sem conexão",
    text: "Você continua nesta página, com o que escreveu. Tente de novo quando a conexão voltar.",
  },
  database: {
    title: "Preparar o banco de dados",
    text: "As tabelas deste site ainda não existem. Este passo acontece uma única vez e leva alguns segundos.",
    upgradeText: (count: number) =>
      `${
        count === 1
          ? "Uma atualização das tabelas deste site está pendente."
          : `${count} atualizações das tabelas deste site estão pendentes.`
      } Antes é feita uma cópia de segurança, que pode levar alguns minutos.`,
    later: "Agora não",
    run: "Preparar",
    running: "Preparando",
    done: { title: "Banco de dados inicializado" },
    failed: {
      title: "Erro de inicialização",
      text: "O banco de dados não pôde ser preparado. O motivo está no registro do servidor.",
    },
  },
});
