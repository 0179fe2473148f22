import { defineAdminTexts } from "#app/i18n/texts.ts";
import type { SettingsScreen } from "./settings-panels.ts";

export const siteAddressTexts = defineAdminTexts({
  title: "O endereço do site não está configurado",
  text: (asked: string) =>
    `Sem ele, os links dos e-mails dizem “localhost”, e os buscadores recebem o endereço pelo qual alguém pediu a página (agora: ${asked}).`,
  link: "Escrever o endereço do site",
});

const screens: Record<SettingsScreen | "email", { name: string; lead: string }> = {
  marca: { name: "Marca e logotipo", lead: "Nome, logotipo, frase e números da casa." },
  cores: { name: "Cores", lead: "Seis cores bastam: as outras saem delas, sempre legíveis." },
  letra: { name: "Letra", lead: "Uma letra para os títulos e outra para as legendas." },
  contato: { name: "Contato e rodapé", lead: "Telefones, e-mails, horários, endereço, mapa e redes." },
  menu: { name: "Menu do site", lead: "A ordem das entradas e para onde vai a Curadoria." },
  abertura: { name: "Página de entrada", lead: "O filme da escolha de país e o aviso da feira." },
  "pagina-principal": { name: "Textos das seções", lead: "Os textos e imagens de cada seção." },
  "outras-linguas": {
    name: "Espanhol e inglês",
    lead: "As seções que só existem nas páginas principais em espanhol e inglês.",
  },
  "outras-paginas": {
    name: "Outras páginas",
    lead: "O que as páginas de tapetes, coleções, cores, sob medida e acesso exclusivo dizem da casa.",
  },
  promocao: { name: "Aviso diário", lead: "A janela que se abre na página principal, uma vez por dia." },
  catalogos: { name: "Catálogos em PDF", lead: "Os arquivos PDF que os visitantes baixam." },
  busca: { name: "Buscadores", lead: "Como o site aparece no Google e quando é compartilhado." },
  simulador: { name: "Outro simulador", lead: "O simulador do site ou o de outro endereço." },
  email: {
    name: "E-mail do site",
    lead: "O servidor que envia os e-mails, com um teste, e o endereço nos links.",
  },
};

/** Around a screen, whatever it holds. */
export const settingsFrameTexts = defineAdminTexts({
  documentTitle: (screen: string) => `${screen} · Configurações · Painel Administrativo`,
  pageTitle: "Configurações",
  lead: "Tudo o que o site diz sobre a marca.",
  screens,
});
