import { mayOpen } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { siteLocales } from "#app/i18n/locales.ts";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import type { IconName } from "#app/ui/layout/icon.tsx";
import { menuTexts } from "./menu.texts.ts";

/** A query distinguishes screens of one address. */
export type MenuScreen = { to: string; name: string };
/** A section of one screen has its name. */
export type MenuSection = { name: string; screens: readonly MenuScreen[] };
export type MenuEntry = {
  name: string;
  icon: IconName;
  /** The bar on phones has room for four. */
  isInBar?: boolean;
  sections: readonly MenuSection[];
  /** Found by the search only. */
  actions?: readonly MenuSection[];
};

const { entries, sections, screens } = menuTexts;

const alone = (to: string, name: string): MenuSection => ({ name, screens: [{ to, name }] });

const declaredIn = (group: string): MenuScreen[] =>
  CONTENT_TYPES.filter((type) => type.group === group).map(({ path, texts }) => ({
    to: `/admin/${path}`,
    name: texts.pageTitle,
  }));

const eachAlone = (found: MenuScreen[]) => found.map(({ to, name }) => alone(to, name));

/** Source of the menus, tabs and the search by name. Rights are in rights.rules.ts. */
export const ADMIN_MENU: readonly MenuEntry[] = [
  {
    name: entries.today,
    icon: "eye",
    isInBar: true,
    sections: [
      alone("/admin", entries.today),
      alone("/admin/visao-geral", screens.analytics),
      alone("/admin/novidades", screens.news),
    ],
  },
  {
    name: entries.requests,
    icon: "inbox",
    isInBar: true,
    sections: [
      alone("/admin/leads", entries.requests),
      alone("/admin/newsletter", screens.newsletter),
      alone("/admin/newsletter/cartas", screens.letters),
      alone("/admin/emails", screens.mails),
      alone("/admin/avisos", screens.alerts),
      alone("/admin/leads/pessoa", screens.person),
    ],
  },
  {
    name: entries.rugs,
    icon: "rug",
    isInBar: true,
    sections: [
      alone("/admin/tapetes", entries.rugs),
      alone("/admin/colecoes?em=tapetes", screens.collections),
      ...eachAlone(declaredIn("catalogue")),
      alone("/admin/configuracoes/catalogos", screens.catalogues),
    ],
    actions: [alone("/admin/tapetes/novo", screens.newRug)],
  },
  {
    name: entries.simulator,
    icon: "perspective",
    sections: [
      alone("/simulador-admin", screens.designs),
      ...eachAlone(declaredIn("simulator")),
      alone("/simulador-admin?aba=leads", screens.simulatorLeads),
      alone("/simulador-admin?aba=uso", screens.usage),
      alone("/admin/configuracoes/simulador", screens.otherSimulator),
    ],
  },
  {
    name: entries.pages,
    icon: "edit",
    sections: [
      ...eachAlone(declaredIn("pages")),
      {
        name: sections.mainPage,
        screens: declaredIn("main-page"),
      },
      {
        name: sections.mainPageTexts,
        screens: [
          { to: "/admin/configuracoes/pagina-principal", name: screens.mainPageTexts },
          { to: "/admin/configuracoes/outras-linguas", name: screens.otherLanguages },
          ...declaredIn("texts"),
        ],
      },
      {
        name: sections.arrival,
        screens: [
          { to: "/admin/configuracoes/abertura", name: screens.landing },
          { to: "/admin/configuracoes/promocao", name: screens.promotion },
        ],
      },
      alone("/admin/configuracoes/outras-paginas", screens.otherPages),
      alone("/admin/configuracoes/busca", screens.searchEngines),
      ...eachAlone(declaredIn("addresses")),
    ],
  },
  { name: entries.media, icon: "picture", isInBar: true, sections: [alone("/admin/midia", entries.media)] },
  {
    name: entries.theme,
    icon: "yarns",
    sections: [
      alone("/admin/configuracoes", screens.brand),
      alone("/admin/configuracoes/cores", screens.colours),
      alone("/admin/configuracoes/letra", screens.typeface),
      alone("/admin/configuracoes/menu", screens.siteMenu),
    ],
  },
  {
    name: entries.history,
    icon: "undo",
    sections: [
      alone("/admin/historico", entries.history),
      alone("/admin/agendados", screens.drafts),
      alone("/admin/lixeira", screens.trash),
      alone("/admin/registro", screens.audit),
      alone("/admin/previas", screens.previewLinks),
    ],
  },
  {
    name: entries.data,
    icon: "download",
    sections: [
      alone("/admin/importar-exportar", screens.importExport),
      alone("/admin/copias", screens.backups),
    ],
  },
  {
    name: entries.settings,
    icon: "settings",
    sections: [
      alone("/admin/configuracoes/contato", screens.contact),
      alone("/admin/configuracoes/linguas", screens.languages),
      alone("/admin/configuracoes/email", screens.mailSettings),
      alone("/admin/contas", screens.accounts),
      alone("/admin/minha-conta", screens.account),
      alone("/admin/comecar", screens.setup),
    ],
  },
];

/** What they hold is on the main pages in Spanish and English only. */
const NOT_IN_PORTUGUESE = ["/admin/configuracoes/outras-linguas", "/admin/servicos", "/admin/feiras"];

/** Without empty sections and entries, and without what a site in Portuguese only does not show. */
export function menuFor(role: Role): MenuEntry[] {
  const isPortuguese = siteLocales().every((locale) => locale === "pt-BR");
  const isOpen = ({ to }: MenuScreen) =>
    mayOpen(role, pathOf(to)) && !(isPortuguese && NOT_IN_PORTUGUESE.includes(to));
  return ADMIN_MENU.map((entry) => ({
    ...entry,
    sections: sectionsWith(entry.sections, isOpen),
    acts: sectionsWith(entry.actions, isOpen),
  })).filter(({ sections }) => sections.length > 0);
}

/** Without empty ones. */
const sectionsWith = (
  sections: readonly MenuSection[] = [],
  isKept: (screen: MenuScreen, section: MenuSection) => boolean,
): MenuSection[] =>
  sections
    .map((section) => ({ ...section, screens: section.screens.filter((screen) => isKept(screen, section)) }))
    .filter(({ screens }) => screens.length > 0);

export type MenuPlace = { entry: MenuEntry; section: MenuSection; screen: MenuScreen };

/** The longest matching path; undefined without a match. */
export function placeAt(
  menu: readonly MenuEntry[],
  address: { pathname: string; search: string },
): MenuPlace | undefined {
  const query = new URLSearchParams(address.search);
  const places = menu.flatMap((entry) =>
    entry.sections.flatMap((section) => section.screens.map((screen) => ({ entry, section, screen }))),
  );
  const matching = places.filter(({ screen: { to } }) => {
    const path = pathOf(to);
    const isWithin = path !== "/admin" && address.pathname.startsWith(`${path}/`);
    const asked = [...new URLSearchParams(to.slice(path.length))];
    return (
      (address.pathname === path || isWithin) && asked.every(([name, value]) => query.get(name) === value)
    );
  });
  return matching.toSorted((one, other) => other.screen.to.length - one.screen.to.length)[0];
}

export const firstOf = ({ sections }: MenuEntry): string => sections[0]?.screens[0]?.to ?? "/admin";

const pathOf = (to: string): string => to.split("?", 1)[0] ?? to;

/** By the addresses of screens. */
export type MenuKeywords = ReadonlyMap<string, readonly string[]>;

/** Screens with every word in their names, then those with some among their keywords. */
export function searchMenu(
  menu: readonly MenuEntry[],
  asked: string,
  keywords?: MenuKeywords,
): readonly MenuEntry[] {
  const words = plainWords(asked);
  if (words.length === 0) return menu;
  const found = menu
    .map((entry) => ({
      ...entry,
      sections: sectionsWith([...(entry.actions ?? []), ...entry.sections], (screen, section) =>
        isFound(words, namesOf(entry, section, screen), keywords?.get(screen.to)),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);
  const isNamed = (entry: MenuEntry, section: MenuSection) =>
    section.screens.some((screen) => isFound(words, namesOf(entry, section, screen)));
  return namedFirst(
    found.map((entry) => ({ ...entry, sections: namedFirst(entry.sections, (one) => isNamed(entry, one)) })),
    (entry) => entry.sections.some((section) => isNamed(entry, section)),
  );
}

const namesOf = (entry: MenuEntry, section: MenuSection, screen: MenuScreen): string =>
  plainLetters(`${entry.name} ${section.name} ${screen.name}`);

const isFound = (words: readonly string[], names: string, keywords: readonly string[] = []): boolean =>
  words.every((word) => names.includes(word) || keywords.some((keyword) => keyword.startsWith(word)));

const namedFirst = <T>(found: readonly T[], isNamed: (one: T) => boolean): T[] => [
  ...found.filter(isNamed),
  ...found.filter((one) => !isNamed(one)),
];
