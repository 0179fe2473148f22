import { CONTENT_TYPES } from "#app/content-types.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { adminTexts } from "./admin.texts.ts";

export type AdminMenuItem = { to: string; name: string; icon: IconName; end?: boolean };
export type AdminMenuGroup = { id: string; name: string; items: AdminMenuItem[] };

const { tabs, groups } = adminTexts;

const declaredIn = (group: string): AdminMenuItem[] =>
  CONTENT_TYPES.filter((type) => type.group === group).map(({ path, texts, icon }) => ({
    ...{ to: `/admin/${path}`, name: texts.pageTitle, icon },
  }));

/** What comes before the groups: the day's work, and how the site does. */
export const OVERVIEW: AdminMenuItem[] = [
  { to: "/admin", name: tabs.today, icon: "eye", end: true },
  { to: "/admin/visao-geral", name: tabs.dashboard, icon: "chart" },
];

/** The rail's groups in their order; the five tabs of the main page in the order of the specification. */
export const GROUPS: AdminMenuGroup[] = [
  {
    id: "main-page",
    name: groups.mainPage,
    items: [{ to: "/admin/video-principal", name: tabs.heroVideo, icon: "film" }, ...declaredIn("main-page")],
  },
  {
    id: "catalogue",
    name: groups.catalogue,
    items: [{ to: "/admin/tapetes", name: tabs.rugs, icon: "rug" }, ...declaredIn("catalogue")],
  },
  {
    id: "texts",
    name: groups.texts,
    items: [{ to: "/admin/paginas", name: tabs.pages, icon: "edit" }, ...declaredIn("texts")],
  },
  {
    id: "office",
    name: groups.office,
    items: [
      { to: "/admin/leads", name: tabs.leads, icon: "inbox" },
      { to: "/admin/newsletter", name: tabs.newsletter, icon: "check" },
      { to: "/admin/emails", name: tabs.mails, icon: "mail" },
      { to: "/admin/midia", name: tabs.media, icon: "copy" },
      { to: "/admin/agendados", name: tabs.drafts, icon: "pause" },
      { to: "/admin/historico", name: tabs.history, icon: "undo" },
      { to: "/admin/lixeira", name: tabs.trash, icon: "trash" },
      { to: "/admin/configuracoes", name: tabs.settings, icon: "settings" },
      { to: "/admin/importar-exportar", name: tabs.importExport, icon: "compare" },
      { to: "/admin/copias", name: tabs.backups, icon: "download" },
      { to: "/admin/contas", name: tabs.accounts, icon: "lock" },
      { to: "/admin/registro", name: tabs.audit, icon: "eye" },
    ],
  },
];

/** At the foot of the rail; on phones, which have no foot, the last of the tabs. */
export const ACCOUNT: AdminMenuItem = { to: "/admin/minha-conta", name: adminTexts.account, icon: "lock" };
