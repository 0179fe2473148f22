import { defineAdminTexts } from "#app/i18n/texts.ts";

export const settingErrors = defineAdminTexts({
  required: "Preencha este campo.",
  long: (most: number) => `Use no máximo ${most} caracteres.`,
  many: (most: number) => `Use no máximo ${most}.`,
  large: (most: number) => `Escreva um número até ${most}.`,
  small: (least: number) => `Escreva um número a partir de ${least}.`,
  number: "Escreva um número.",
  invalid: "Este valor não serve aqui.",
  form: "Confira como está escrito: veja o exemplo do campo.",
  custom: {
    mapLink:
      "Este link não é de um lugar no Google Maps, no OpenStreetMap ou nos Mapas da Apple. Abra o lugar no mapa e copie o link de lá, ou escreva o endereço.",
    mapPoint: "Estes números ficam fora do mapa. Escreva como -23.5258, -46.6653.",
    mapAddress: "Escreva o endereço com rua, número e cidade, ou cole o link do lugar no mapa.",
    timeZone: "Escolha um fuso horário da lista.",
    day: "Escolha o primeiro dia, ou apague também as horas.",
    time: "Escreva a hora de abrir e a de fechar, ou marque Fechado.",
    later: "A hora de fechar vem depois da de abrir, ou até as 4h da madrugada seguinte.",
    hex: "Escreva a cor como #b53a16.",
  },
  days: "O último dia vem antes do primeiro.",
  unreadable: "Esta cor não se lê. Use a cor sugerida abaixo ou escolha outra.",
  lostFile: "Este arquivo não está mais guardado. Escolha outro.",
});

export const siteAddressTexts = defineAdminTexts({
  title: "O endereço do site não está configurado",
  text: (asked: string) =>
    `Sem ele, os links dos e-mails dizem “localhost”, e os buscadores recebem o endereço pelo qual alguém pediu a página (agora: ${asked}).`,
  link: "Escrever o endereço do site",
});

export const settingsAdminTexts = defineAdminTexts({
  documentTitle: (screen: string) => `${screen} · Configurações · Painel Administrativo`,
  unknown: { name: "Configurações", lead: "Tudo o que o site diz sobre a marca." },
  missing: (count: number) => (count === 1 ? "falta 1 texto" : `faltam ${count} textos`),
  failed: "Não foi possível ler as configurações.",
  failedNext: "Recarregue a página. Enquanto isso, nada pode ser mudado aqui.",
  gone: "Esta parte das configurações não existe.",
  goneNext: "Escolha uma das partes da lista.",
  optional: "opcional",
  place: (one: string, place: number) => `${one} ${place}`,
  removeOf: (name: string) => `Retirar ${name}`,
  emptyList: "Nada nesta lista ainda.",
  telephone: {
    opens: (address: string) => `Abre ${address}.`,
    calls: (number: string) => `Liga para ${number}.`,
    test: "Experimentar",
    empty: "Em branco, não aparece.",
  },
  map: {
    point: (latitude: string, longitude: string) => `Ponto no mapa: ${latitude}, ${longitude}.`,
    address: (query: string) =>
      `O mapa procura “${query}”. A página de contato mostra só o link; para mostrar o mapa nela, cole o link do lugar.`,
    link: "Este link curto abre o mapa, mas não diz o ponto. A página de contato mostra só o link; para mostrar o mapa nela, abra o link e copie o endereço inteiro.",
    test: "Abrir o mapa",
  },
  hours: {
    line: (label: string, place: number) => `${label}, linha ${place}`,
    first: "primeiro dia",
    last: "último dia",
    opens: "abre às",
    closes: "fecha às",
    isClosed: "Fechado",
    noDay: "Escolha o dia",
    onlyThisDay: "só esse dia",
    to: "a",
    from: "das",
    until: "às",
    more: (label: string) => `Mais uma linha em ${label}`,
  },
  menuItems: {
    curation: "Curadoria",
    rugs: "Tapetes",
    story: "Nossa História",
    simulator: "Simulador",
    contact: "Contato",
  },
  menu: {
    note: "O que não cabe na largura da tela fica em “Mais”, antes das outras páginas. O rodapé segue a mesma ordem, sem as páginas criadas.",
    create: "Criar uma página",
    others: "Páginas criadas que não estão no menu",
    add: (title: string) => `Pôr “${title}” no menu`,
    removeOf: (title: string) => `Tirar “${title}” do menu`,
    ownPage: "Página criada",
    inactive: "ainda não está no site",
    missingIn: (language: string) => `sem título em ${language}`,
    trashed: "Página excluída",
    trashedNote: "volta ao menu se sair da Lixeira",
  },
  seo: { heading: "Como aparece na busca" },
  toasts: {
    saved: { title: "Configuração salva" },
    refused: { title: "Confira os campos", text: "Há algo a corrigir. O que você escreveu continua aqui." },
    failed: {
      title: "Erro ao salvar",
      text: "Não foi possível salvar. O que você escreveu continua aqui: tente novamente.",
    },
  },
});
