import { plural } from "#app/i18n/plural.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

export const dashboardTexts = defineAdminTexts({
  documentTitle: "Hoje · Painel Administrativo",
  greetings: { morning: "Bom dia", afternoon: "Boa tarde", evening: "Boa noite" },
  newRug: "Novo tapete",
  onSite: {
    heading: "No site agora",
    visits: "Visitas em 7 dias",
    rugs: "Tapetes",
    heroVideo: "Vídeo principal",
    heroVideoNone: "filme de demonstração",
    gallery: "Seção galeria",
    galleryCount: (stored: number) => `${stored} de 5 imagens guardadas`,
    samples: "Amostras da galeria",
    samplesCount: (count: number) => (count === 1 ? "1 conjunto" : `${count} conjuntos`),
    featured: "Produtos em destaque",
    collections: "Coleções",
    activeCount: (active: number, total: number) =>
      `${active} ${active === 1 ? "ativo" : "ativos"} de ${total}`,
    activeCountFeminine: (active: number, total: number) =>
      `${active} ${active === 1 ? "ativa" : "ativas"} de ${total}`,
    unknown: "não foi possível ler",
  },
  review: {
    heading: "Para revisar",
    nothing: "Nada para revisar.",
    nothingNext: "Pedidos sem resposta, lembretes, textos sem tradução e lugares vazios aparecem aqui.",
    newRequests: (count: number) => (count === 1 ? "1 pedido sem resposta" : `${count} pedidos sem resposta`),
    newRequestsText: "Quem escreveu espera por você.",
    dueRequests: (count: number) => (count === 1 ? "1 lembrete para hoje" : `${count} lembretes para hoje`),
    dueRequestsText: "Você pediu para voltar a estes pedidos.",
    unready: {
      mail: {
        title: "Este site ainda não envia e-mails",
        text: "Convites, senhas novas e confirmações não saem.",
        action: "Configurar",
      },
      address: {
        title: "O endereço do site não está configurado",
        text: "Os links dos e-mails diriam “localhost”.",
        action: "Configurar",
      },
      passkey: {
        title: "Você só entra com a senha",
        text: "Sem e-mail, quem esquece a senha não recebe outra. Uma chave de acesso entra sem ela.",
        action: "Criar chave",
      },
    },
    mails: {
      failed: (count: number) =>
        count === 1 ? "1 e-mail não foi entregue" : `${count} e-mails não foram entregues`,
      kept: (count: number) =>
        count === 1 ? "1 e-mail guardado, não enviado" : `${count} e-mails guardados, não enviados`,
      queued: (count: number) => (count === 1 ? "1 e-mail na fila" : `${count} e-mails na fila`),
    },
    mailsText: {
      failed: "O motivo está em cada e-mail.",
      kept: "O site não tinha servidor de e-mail.",
      queued: "O site tenta enviar sozinho.",
    },
    pictures: (count: number) => (count === 1 ? "1 imagem sem descrição" : `${count} imagens sem descrição`),
    picturesText: "Quem não vê a imagem não sabe o que ela mostra.",
    links: (count: number) =>
      count === 1 ? "1 link para fora do site não abre" : `${count} links para fora do site não abrem`,
    linksText: (addresses: string[], more: number) =>
      more > 0 ? `${addresses.join(", ")} e mais ${more}.` : `${addresses.join(" e ")}.`,
    drafts: (open: number, scheduled: number) =>
      [
        open > 0 && (open === 1 ? "1 rascunho" : `${open} rascunhos`),
        scheduled > 0 && (scheduled === 1 ? "1 agendamento" : `${scheduled} agendamentos`),
      ]
        .filter(Boolean)
        .join(" e "),
    draftsText: "Rascunhos e agendamentos: o que está escrito e ainda não mudou o site.",
    notPublished: (count: number) =>
      count === 1 ? "1 agendamento não foi feito" : `${count} agendamentos não foram feitos`,
    notPublishedText: "O motivo está em cada um, e o rascunho continua guardado.",
    correct: "Corrigir",
    smallPictures: (count: number) =>
      count === 1 ? "1 imagem pequena demais" : `${count} imagens pequenas demais`,
    smallPicturesText: "Em telas grandes a imagem fica borrada. Troque o arquivo por um maior.",
    replace: "Trocar",
    outsideSimulator: (count: number) =>
      count === 1 ? "1 tapete fora do simulador" : `${count} tapetes fora do simulador`,
    outsideSimulatorText: "Sem desenho visto de cima, o site não oferece “Ver no meu ambiente”.",
    backup: (days: number) => `Sem cópia de segurança há ${plural(days, "dia", "dias")}`,
    backupText: "O site faz uma por noite; as últimas não deram certo.",
    storage: "O site não consegue guardar arquivos",
    storageText:
      "Fotos e filmes novos não entram. O disco pode estar cheio, ou o lugar dos arquivos fora do ar: avise quem cuida do servidor.",
    unsentBackup: "A cópia não chegou ao bucket",
    unsentBackupText: "O motivo está ao lado da cópia, em Dados. Ela continua guardada neste servidor.",
    pausedBucket: "As cópias não estão indo para o bucket",
    pausedBucketText: "Ele veio com uma cópia restaurada. Confira-o e salve-o de novo, em Dados.",
    download: (days: number) => `Nenhuma cópia fora do servidor há ${plural(days, "dia", "dias")}`,
    downloadText:
      "As cópias ficam no disco do site. Baixe uma por mês e guarde em outro lugar, ou escolha um serviço que as guarde.",
    answer: "Responder",
    describe: "Descrever",
    areas: {
      products: "Tapetes",
      rug_designs: "Simulador",
      media: "Mídia",
      settings: "Configurações",
    },
    missing: (count: number, language: string) =>
      count === 1 ? `1 texto sem tradução em ${language}` : `${count} textos sem tradução em ${language}`,
    missingText: (areas: string, language: string) => `${areas}. Enquanto isso aparecem em ${language}.`,
    outdated: (count: number, language: string) =>
      count === 1
        ? `1 tradução desatualizada em ${language}`
        : `${count} traduções desatualizadas em ${language}`,
    outdatedText: (count: number, title: string, language: string) =>
      count === 1
        ? `${title}: o ${language} mudou depois dela.`
        : `O ${language} mudou depois delas. A primeira: ${title}.`,
    check: "Conferir",
    noRugs: "Nenhum tapete no site",
    noRugsText: "O catálogo espera pelo primeiro: fotos, medidas e preços.",
    begin: "Cadastrar",
    noVideo: "Nenhum vídeo principal foi salvo",
    noVideoText: "O site mostra o filme de demonstração.",
    gallery: (empty: number) =>
      empty === 1 ? "1 lugar da seção galeria está vazio" : `${empty} lugares da seção galeria estão vazios`,
    galleryText: "No lugar deles o site mostra imagens padrão.",
    noFeatured: "Nenhum produto em destaque está ativo",
    noFeaturedText: "A página principal diz ao visitante que ainda não há produtos.",
    translate: "Traduzir",
    choose: "Escolher",
    see: "Ver",
    lastBackup: "Última cópia de segurança:",
    backupAt: (when: string) => `${when}, conferida.`,
    noBackup: "Ainda não há nenhuma conferida.",
  },
});
