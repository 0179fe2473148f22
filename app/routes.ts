import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { DEFAULT_LOCALE, LOCALES, pathFor, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";

/** Begins the ids of Portuguese pages with a prefix: in use where the site's own language is another. */
export const PREFIXED = "prefixed/";

/** Which language has no prefix is a setting, so Portuguese has addresses with one as well. */
const inEveryLanguage = (path: string, file: string): RouteConfigEntry[] => [
  ...LOCALES.map((locale) =>
    route(pathFor(locale, `/${path}`).slice(1), file, { id: `${locale.slice(0, 2)}/${path}` }),
  ),
  route(`${DEFAULT_LOCALE.slice(0, 2)}/${path}`, file, { id: `${PREFIXED}${path}` }),
];

/** `novo` stands for a new item. */
function listAndItem(path: string, list: string, item: string): RouteConfigEntry[] {
  return [
    route(path, list, { id: `admin/${path}` }),
    route(`${path}/:id`, item, { id: `admin/${path}/item` }),
  ];
}

const MAIN_BR = "features/home/main-br.page.tsx";
const MAIN_ES = "features/home/main-es.page.tsx";
const CONTENT = "content/admin/content.admin.tsx";
const CONTENT_ITEM = "content/admin/content-item.admin.tsx";
/** Listed like the others; a room is marked in its photo. */
const SAMPLE_ROOMS = "features/simulator/sample-rooms.admin.tsx";
const SAMPLE_ROOM = "features/simulator/sample-room.admin.tsx";
const SETUP = "features/setup/setup.admin.tsx";
const GEOMETRIC = "features/products/geometric.page.tsx";

export default [
  index("features/home/landing.page.tsx"),
  route("em-breve", "features/opening/coming-soon.page.tsx"),

  layout("shell/site.layout.tsx", [
    route("principal-br", MAIN_BR, { id: "principal-br" }),
    route("home", MAIN_BR, { id: "home" }),
    ...TRANSLATED_LOCALES.map((locale) => pathFor(locale, "/principal").slice(1)).map((path) =>
      route(path, MAIN_ES, { id: path }),
    ),

    ...inEveryLanguage("colecoes", "features/collections/collections.page.tsx"),
    ...inEveryLanguage("colecoes/:slug", "features/collections/collection.page.tsx"),
    ...inEveryLanguage("tapetes", "features/products/products.page.tsx"),
    ...inEveryLanguage("tapetes-geometricos", GEOMETRIC),
    ...inEveryLanguage("colecoes/3", GEOMETRIC),
    ...inEveryLanguage("produtos/:slug", "features/products/product.page.tsx"),
    ...inEveryLanguage("galeria", "features/gallery/full-gallery.page.tsx"),
    ...inEveryLanguage("curadoria", "features/curation/curation.page.tsx"),
    ...inEveryLanguage("amostra-de-cores", "features/swatches/swatches.page.tsx"),
    ...inEveryLanguage("contato", "features/contact/contact.page.tsx"),
    ...inEveryLanguage("personalizados", "features/made-to-measure/made-to-measure.page.tsx"),
    ...inEveryLanguage("designers", "features/products/designers.page.tsx"),
    ...inEveryLanguage("nossa-historia", "features/pages/brand-story.page.tsx"),
    ...inEveryLanguage("privacidade", "features/pages/legal.page.tsx"),
    ...inEveryLanguage("termos", "features/pages/legal.page.tsx"),
    ...inEveryLanguage("pagina/:slug", "features/pages/custom-page.page.tsx"),
    ...inEveryLanguage("acesso-exclusivo", "features/trade/trade.page.tsx"),
    ...inEveryLanguage("simulador", "features/simulator/simulator.page.tsx"),
    ...inEveryLanguage("simulador/imagem/:id", "features/shared-pictures/shared-picture.page.tsx"),
    ...inEveryLanguage("blog", "features/blog/blog.page.tsx"),

    ...inEveryLanguage("favoritos", "features/favourites/favourites.page.tsx"),
    ...inEveryLanguage("busca", "features/search/search.page.tsx"),

    ...inEveryLanguage("newsletter", "features/newsletter/newsletter.page.tsx"),
    ...inEveryLanguage("newsletter/confirmar", "features/newsletter/confirmation.page.tsx"),
    ...inEveryLanguage("newsletter/sair", "features/newsletter/unsubscribe.page.tsx"),

    ...inEveryLanguage("previa/:token", "features/preview/preview-link.page.tsx"),

    route("*", "shell/not-found.page.tsx"),
  ]),

  layout("shell/access.layout.tsx", [
    route("admin-login", "features/accounts/sign-in.page.tsx"),
    route("admin-login/segundo-fator", "features/accounts/second-factor.page.tsx"),
    route("admin-login/recuperar", "features/accounts/recovery.page.tsx"),
    route("admin-login/nova-senha", "features/accounts/new-password.page.tsx"),
    route("admin-login/primeiro-acesso", "features/accounts/first-administrator.page.tsx"),
    route("admin-login/preparar", "shell/prepare-database.page.tsx"),
    route("admin-login/confirmar-email", "features/accounts/email-confirmation.page.tsx"),
    route("convite/:token", "features/accounts/invitation.page.tsx"),
  ]),
  route("admin-login/sair", "features/accounts/sign-out.resource.ts"),
  route("admin-login/chave", "features/accounts/passkey-sign-in.resource.ts"),
  route("admin-login/de-novo", "features/accounts/sign-in-again.resource.ts"),

  route("admin", "shell/admin.layout.tsx", [
    index("features/dashboard/dashboard.admin.tsx"),
    route("comecar", SETUP, { id: "admin/comecar" }),
    route("comecar/:step", SETUP, { id: "admin/comecar/step" }),
    // A set-up step that is also a screen of its own.
    route("configuracoes/linguas", SETUP, { id: "admin/configuracoes/linguas" }),
    route("visao-geral", "features/analytics/analytics.admin.tsx"),
    route("visao-geral/dados", "features/analytics/analytics-export.resource.ts"),
    route("novidades", "features/updates/news.admin.tsx"),
    route("video-principal", "features/hero-video/hero-video.admin.tsx"),
    route("galeria", "features/gallery/gallery.admin.tsx"),
    route("amostras", "features/samples/samples.admin.tsx"),
    route("destaques", "features/collections/featured.admin.tsx"),
    route("colecoes", "features/collections/collections.admin.tsx"),
    route("tapetes", "features/products/products.admin.tsx"),
    route("tapetes/:id", "features/products/product.admin.tsx", [
      route("desenho", "features/simulator/product-design.admin.tsx"),
    ]),
    route("configuracoes", "features/settings/settings.admin.tsx", { id: "admin/configuracoes" }),
    route("configuracoes/email", "features/outbox/mail-settings.admin.tsx"),
    route("configuracoes/:screen", "features/settings/settings.admin.tsx", {
      id: "admin/configuracoes/part",
    }),
    ...CONTENT_TYPES.flatMap(({ path, editor }) =>
      editor
        ? []
        : path === "ambientes"
          ? listAndItem(path, SAMPLE_ROOMS, SAMPLE_ROOM)
          : listAndItem(path, CONTENT, CONTENT_ITEM),
    ),
    route("paginas", "features/pages/pages.admin.tsx"),
    route("paginas/:slug", "features/pages/page.admin.tsx"),
    route("redirecionamentos", "features/redirects/redirects.admin.tsx"),
    route("midia", "features/library/library.admin.tsx"),
    route("midia/escolher", "features/media/library.resource.ts"),
    route("copias", "features/backups/backups.admin.tsx"),
    route("copias/baixar", "features/backups/backup-download.resource.ts"),
    route("copias/restaurar", "features/backups/restore.resource.ts"),
    route("copias/arquivo/:name", "features/backups/uploaded-backup.admin.tsx"),
    route("importar-exportar", "features/import-export/import-export.admin.tsx"),
    route("importar-exportar/exportar/:what", "features/import-export/export.resource.ts"),
    route("importar-exportar/tudo", "features/import-export/full-export.resource.ts"),
    route("importar-exportar/:id", "features/import-export/import.admin.tsx"),
    route("importar-exportar/:id/recusadas", "features/import-export/refused-lines.resource.ts"),
    route("leads", "features/inbox/inbox.admin.tsx", [route(":id", "features/inbox/request.admin.tsx")]),
    route("leads/:id/arquivos/:place", "features/inbox/request-file.resource.ts"),
    route("leads/exportar", "features/inbox/export.resource.ts"),
    route("leads/pessoa", "features/personal-data/person.admin.tsx"),
    route("leads/pessoa/dados.zip", "features/personal-data/person-archive.resource.ts"),
    route("leads/recibos/:id", "features/personal-data/receipt.resource.ts"),
    route("newsletter", "features/newsletter/newsletter.admin.tsx"),
    route("newsletter/cartas", "features/newsletter/letters.admin.tsx"),
    route("newsletter/cartas/:id", "features/newsletter/letter.admin.tsx"),
    route("newsletter/exportar", "features/newsletter/newsletter-export.resource.ts"),
    route("avisos", "features/alerts/alerts.admin.tsx"),
    route("emails", "features/outbox/outbox.admin.tsx", [route(":id", "features/outbox/mail.admin.tsx")]),
    route("minha-conta", "features/accounts/account.admin.tsx"),
    route("minha-conta/chave", "features/accounts/passkey-new.resource.ts"),
    route("conta", "features/accounts/account-redirect.resource.ts"),
    route("contas", "features/accounts/people.admin.tsx"),
    route("registro", "features/audit/audit.admin.tsx"),
    route("registro/exportar", "features/audit/audit-export.resource.ts"),
    route("registro/conferir", "features/audit/audit-chain.resource.ts"),
    route("historico", "features/history/history.admin.tsx", { id: "admin/historico" }),
    route("historico/:entity/:id", "features/history/history.admin.tsx", { id: "admin/historico/one" }),
    route("lixeira", "features/history/trash.admin.tsx"),
    route("lixeira/:id/imagem", "features/history/removed-picture.resource.ts"),
    route("agendados", "features/drafts/drafts.admin.tsx"),
    route("tapetes/nomes", "features/products/product-names.resource.ts"),
    route("buscar", "features/entry-search/find-entries.resource.ts"),
    route("presenca", "features/history/presence.resource.ts"),
    route("traducao", "features/history/translation.resource.ts"),
    route("previa", "features/preview/preview.resource.ts"),
    route("previa/link", "features/preview/preview-link-new.resource.ts"),
    route("editar", "features/preview/edit-page.resource.ts"),
    route("previas", "features/preview/preview-links.admin.tsx"),
    route("banco", "shell/database.resource.ts"),
    route("*", "shell/unknown-screen.admin.tsx"),
  ]),
  route("simulador/contagem", "features/simulator/rug-counts.resource.ts"),
  route("simulador/modelos", "features/simulator/models.resource.ts"),
  route("simulador/imagens", "features/simulator/shared-picture-sending.resource.ts"),
  route("simulador/imagens/:id/foto.jpg", "features/shared-pictures/shared-picture-file.resource.ts"),
  route("simulador-admin", "features/simulator/simulator-admin.page.tsx"),
  route("simulador-admin/presenca", "features/simulator/panel-presence.resource.ts"),
  route("simulador-admin/uso", "features/simulator/rug-usage.resource.ts"),
  route("simulador-admin/leads/:id/arquivos/:place", "features/simulator/lead-picture.resource.ts"),
  route("storage-test", "features/library/storage-test.page.tsx"),
  route("admin/uploads/*", "features/media/uploads.resource.ts"),
  route("api/auth/*", "features/accounts/auth.resource.ts"),

  ...inEveryLanguage("favoritos/tapetes", "features/favourites/favourite-products.resource.ts"),
  ...inEveryLanguage("produtos/:slug/ficha.pdf", "features/documents/tear-sheet.resource.ts"),
  route("files/:bucket/*", "features/media/files.resource.ts"),
  route("healthz", "shell/health.resource.ts"),
  route("readyz", "shell/ready.resource.ts"),
  route("robots.txt", "shell/robots.resource.ts"),
  route("admin.webmanifest", "shell/admin-manifest.resource.ts"),
  route("manifest.webmanifest", "shell/manifest.resource.ts"),
  route("icone/:version/:file", "features/theme/icon.resource.ts"),
  route("og/:locale/:kind/:file", "features/sharing/share-card.resource.ts"),
  ...inEveryLanguage("rss.xml", "features/sharing/feed.resource.ts"),
  route("sitemap.xml", "shell/sitemap.resource.ts"),
] satisfies RouteConfig;
