import { CONTENT_TYPES } from "#app/content-types.ts";
import { ROLES, type Role } from "./roles.rules.ts";

const RIGHTS = {
  ownAccount: ["admin", "editor"],
  overview: ["admin", "editor"],
  content: ["admin", "editor"],
  requests: ["admin", "editor"],
  panel: ["admin", "editor", "simulator"],
  settings: ["admin"],
  mails: ["admin"],
  exports: ["admin"],
  fullExport: ["admin"],
  personalData: ["admin"],
  backups: ["admin"],
  accounts: ["admin"],
  audit: ["admin"],
  maintenance: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

const CONTENT_PATHS = CONTENT_TYPES.flatMap(({ path, editor }) => [
  `/admin/${path}`,
  ...(editor ? [] : [`/admin/${path}/:id`]),
]);

export type Right = keyof typeof RIGHTS;

/** As in app/routes.ts. Unlisted ones are for administrators. */
export const ROUTE_RIGHTS: Readonly<Record<string, Right>> = {
  "/admin": "overview",
  "/admin/*": "overview",
  "/admin/visao-geral": "overview",
  "/admin/visao-geral/dados": "overview",
  "/admin/novidades": "overview",
  "/admin/tapetes": "content",
  "/admin/tapetes/nomes": "content",
  "/admin/tapetes/:id": "content",
  "/admin/tapetes/:id/desenho": "content",
  ...Object.fromEntries(CONTENT_PATHS.map((path) => [path, "content" as const])),
  "/admin/paginas/:slug": "content",
  "/admin/editar": "content",
  "/admin/midia": "content",
  "/admin/midia/escolher": "content",
  "/admin/midia/palavras": "content",
  "/admin/historico": "content",
  "/admin/historico/:entity/:id": "content",
  "/admin/lixeira": "content",
  "/admin/lixeira/:id/imagem": "content",
  "/admin/agendados": "content",
  "/admin/buscar": "overview",
  "/admin/presenca": "content",
  "/admin/traducao": "content",
  "/admin/previa": "content",
  "/admin/previa/link": "content",
  "/admin/previas": "content",
  "/admin/leads": "requests",
  "/admin/leads/:id": "requests",
  "/admin/leads/:id/arquivos/:place": "requests",
  "/admin/leads/exportar": "exports",
  "/admin/leads/pessoa": "personalData",
  "/admin/leads/pessoa/dados.zip": "personalData",
  "/admin/leads/recibos/:id": "personalData",
  "/admin/newsletter": "requests",
  "/admin/newsletter/cartas": "requests",
  "/admin/newsletter/cartas/:id": "requests",
  "/admin/newsletter/exportar": "exports",
  "/admin/avisos": "requests",
  "/admin/emails": "mails",
  "/admin/emails/:id": "mails",
  "/admin/configuracoes/linguas": "settings",
  "/admin/comecar": "settings",
  "/admin/comecar/:step": "settings",
  "/admin/configuracoes": "settings",
  "/admin/configuracoes/email": "settings",
  "/admin/configuracoes/:screen": "settings",
  "/admin/importar-exportar": "content",
  "/admin/importar-exportar/exportar/:what": "content",
  "/admin/importar-exportar/tudo": "fullExport",
  "/admin/importar-exportar/:id": "content",
  "/admin/importar-exportar/:id/recusadas": "content",
  "/admin/copias": "backups",
  "/admin/copias/baixar": "backups",
  "/admin/copias/restaurar": "backups",
  "/admin/copias/arquivo/:name": "backups",
  "/admin/banco": "maintenance",
  "/admin/minha-conta": "ownAccount",
  "/admin/minha-conta/chave": "ownAccount",
  "/admin/conta": "ownAccount",
  "/admin/contas": "accounts",
  "/admin/registro": "audit",
  "/admin/registro/exportar": "audit",
  "/admin/registro/conferir": "audit",
  "/simulador-admin": "panel",
  "/storage-test": "maintenance",
};

export const rolesWith = (right: Right): readonly Role[] => RIGHTS[right];

export const OFFICE_ROLES = rolesWith("ownAccount");

export const rightOf = (pattern: string): Right | null =>
  ROUTE_RIGHTS[`/${pattern.replace(/^\/|\/$/g, "")}`] ?? null;

export function mayOpen(role: Role, pattern: string): boolean {
  if (role === "admin") return true;
  const right = rightOf(pattern);
  return right !== null && rolesWith(right).includes(role);
}

export const roleOf = (word: string | null | undefined): Role | null =>
  ROLES.find((role) => role === word) ?? null;
