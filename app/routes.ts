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
const SAMPLE_ROOMS = "simulator/sample-rooms/sample-rooms.admin.tsx";
const SAMPLE_ROOM = "simulator/sample-rooms/sample-room.admin.tsx";
const SETUP = "admin/setup/setup.admin.tsx";
const GEOMETRIC = "features/products/lists/geometric.page.tsx";

export default [
  index("features/home/landing.page.tsx"),
  route("em-breve", "site/opening/coming-soon.page.tsx"),

  layout("site/site.layout.tsx", [
    route("principal-br", MAIN_BR, { id: "principal-br" }),
    route("home", MAIN_BR, { id: "home" }),
    ...TRANSLATED_LOCALES.map((locale) => pathFor(locale, "/principal").slice(1)).map((path) =>
      route(path, MAIN_ES, { id: path }),
    ),

    ...inEveryLanguage("colecoes", "features/collections/collections.page.tsx"),
    ...inEveryLanguage("colecoes/:slug", "features/collections/collection.page.tsx"),
    ...inEveryLanguage("tapetes", "features/products/lists/products.page.tsx"),
    ...inEveryLanguage("tapetes-geometricos", GEOMETRIC),
    ...inEveryLanguage("colecoes/3", GEOMETRIC),
    ...inEveryLanguage("produtos/:slug", "features/products/page/product.page.tsx"),
    ...inEveryLanguage("galeria", "features/gallery/full-gallery.page.tsx"),
    ...inEveryLanguage("curadoria", "features/curation/curation.page.tsx"),
    ...inEveryLanguage("amostra-de-cores", "features/swatches/swatches.page.tsx"),
    ...inEveryLanguage("contato", "features/contact/contact.page.tsx"),
    ...inEveryLanguage("personalizados", "features/made-to-measure/made-to-measure.page.tsx"),
    ...inEveryLanguage("designers", "features/products/lists/designers.page.tsx"),
    ...inEveryLanguage("nossa-historia", "features/pages/story/brand-story.page.tsx"),
    ...inEveryLanguage("privacidade", "features/pages/legal.page.tsx"),
    ...inEveryLanguage("termos", "features/pages/legal.page.tsx"),
    ...inEveryLanguage("pagina/:slug", "features/pages/custom-page.page.tsx"),
    ...inEveryLanguage("acesso-exclusivo", "features/trade/trade.page.tsx"),
    ...inEveryLanguage("simulador", "simulator/simulator.page.tsx"),
    ...inEveryLanguage("simulador/imagem/:id", "features/sharing/shared-picture.page.tsx"),
    ...inEveryLanguage("blog", "features/blog/blog.page.tsx"),

    ...inEveryLanguage("favoritos", "features/favourites/favourites.page.tsx"),
    ...inEveryLanguage("busca", "features/search/search.page.tsx"),

    ...inEveryLanguage("newsletter", "features/newsletter/newsletter.page.tsx"),
    ...inEveryLanguage("newsletter/confirmar", "features/newsletter/confirmation.page.tsx"),
    ...inEveryLanguage("newsletter/sair", "features/newsletter/unsubscribe.page.tsx"),

    ...inEveryLanguage("previa/:token", "content/preview-pages/preview-link.page.tsx"),

    route("*", "site/errors/not-found.page.tsx"),
  ]),

  layout("admin/access/access.layout.tsx", [
    route("admin-login", "accounts/sign-in/sign-in.page.tsx"),
    route("admin-login/segundo-fator", "accounts/sign-in/second-factor.page.tsx"),
    route("admin-login/recuperar", "accounts/sign-in/recovery.page.tsx"),
    route("admin-login/nova-senha", "accounts/sign-in/new-password.page.tsx"),
    route("admin-login/primeiro-acesso", "accounts/sign-in/first-administrator.page.tsx"),
    route("admin-login/preparar", "admin/access/prepare-database.page.tsx"),
    route("admin-login/confirmar-email", "accounts/account/email-confirmation.page.tsx"),
    route("convite/:token", "accounts/people/invitation.page.tsx"),
  ]),
  route("admin-login/sair", "accounts/sign-in/sign-out.resource.ts"),
  route("admin-login/chave", "accounts/sign-in/passkey-sign-in.resource.ts"),
  route("admin-login/de-novo", "accounts/sign-in/sign-in-again.resource.ts"),

  route("admin", "admin/admin.layout.tsx", [
    index("admin/dashboard/dashboard.admin.tsx"),
    route("comecar", SETUP, { id: "admin/comecar" }),
    route("comecar/:step", SETUP, { id: "admin/comecar/step" }),
    // A set-up step that is also a screen of its own.
    route("configuracoes/linguas", SETUP, { id: "admin/configuracoes/linguas" }),
    route("visao-geral", "features/analytics/analytics.admin.tsx"),
    route("visao-geral/dados", "features/analytics/analytics-export.resource.ts"),
    route("novidades", "operations/updates/news.admin.tsx"),
    route("video-principal", "features/hero-video/hero-video.admin.tsx"),
    route("galeria", "features/gallery/gallery.admin.tsx"),
    route("amostras", "features/samples/samples.admin.tsx"),
    route("destaques", "features/collections/admin/featured.admin.tsx"),
    route("colecoes", "features/collections/admin/collections.admin.tsx"),
    route("tapetes", "features/products/admin-list/products.admin.tsx"),
    route("tapetes/:id", "features/products/editor/product.admin.tsx", [
      route("desenho", "simulator/rug-designs/product-design.admin.tsx"),
    ]),
    route("configuracoes", "features/settings/settings.admin.tsx", { id: "admin/configuracoes" }),
    route("configuracoes/email", "requests/outbox/mail-settings.admin.tsx"),
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
    route("redirecionamentos", "site/redirects/redirects.admin.tsx"),
    route("midia", "media/library/library.admin.tsx"),
    route("midia/palavras", "media/library/file-words.resource.ts"),
    route("midia/escolher", "media/picker/picker.resource.ts"),
    route("copias", "operations/backups/backups.admin.tsx"),
    route("copias/baixar", "operations/backups/backup-download.resource.ts"),
    route("copias/restaurar", "operations/backups/restore.resource.ts"),
    route("copias/arquivo/:name", "operations/backups/uploaded-backup.admin.tsx"),
    route("importar-exportar", "content/import-export/import-export.admin.tsx"),
    route("importar-exportar/exportar/:what", "content/import-export/exports/export.resource.ts"),
    route("importar-exportar/tudo", "content/import-export/exports/full-export.resource.ts"),
    route("importar-exportar/:id", "content/import-export/imports/import.admin.tsx"),
    route("importar-exportar/:id/recusadas", "content/import-export/imports/refused-lines.resource.ts"),
    route("leads", "requests/inbox/inbox.admin.tsx", [
      route(":id", "requests/inbox/request/request.admin.tsx"),
    ]),
    route("leads/:id/arquivos/:place", "requests/inbox/request/request-file.resource.ts"),
    route("leads/exportar", "requests/inbox/export.resource.ts"),
    route("leads/pessoa", "requests/personal-data/person.admin.tsx"),
    route("leads/pessoa/dados.zip", "requests/personal-data/person-archive.resource.ts"),
    route("leads/recibos/:id", "requests/personal-data/receipt.resource.ts"),
    route("newsletter", "features/newsletter/newsletter.admin.tsx"),
    route("newsletter/cartas", "features/newsletter/letters.admin.tsx"),
    route("newsletter/cartas/:id", "features/newsletter/letter.admin.tsx"),
    route("newsletter/exportar", "features/newsletter/newsletter-export.resource.ts"),
    route("avisos", "requests/alerts/alerts.admin.tsx"),
    route("emails", "requests/outbox/outbox.admin.tsx", [route(":id", "requests/outbox/mail.admin.tsx")]),
    route("minha-conta", "accounts/account/account.admin.tsx"),
    route("minha-conta/chave", "accounts/account/passkey-new.resource.ts"),
    route("conta", "accounts/account/account-redirect.resource.ts"),
    route("contas", "accounts/people/people.admin.tsx"),
    route("registro", "accounts/audit/audit.admin.tsx"),
    route("registro/exportar", "accounts/audit/audit-export.resource.ts"),
    route("registro/conferir", "accounts/audit/audit-chain.resource.ts"),
    route("historico", "content/history/history.admin.tsx", { id: "admin/historico" }),
    route("historico/:entity/:id", "content/history/history.admin.tsx", { id: "admin/historico/one" }),
    route("lixeira", "content/history/trash.admin.tsx"),
    route("lixeira/:id/imagem", "content/history/removed-picture.resource.ts"),
    route("agendados", "content/drafts/drafts.admin.tsx"),
    route("tapetes/nomes", "features/products/lists/product-names.resource.ts"),
    route("buscar", "admin/entry-search/find-entries.resource.ts"),
    route("presenca", "content/presence/presence.resource.ts"),
    route("traducao", "content/history/translation.resource.ts"),
    route("previa", "content/preview-pages/preview.resource.ts"),
    route("previa/link", "content/preview-pages/preview-link-new.resource.ts"),
    route("editar", "content/preview-pages/edit-page.resource.ts"),
    route("previas", "content/preview-pages/preview-links.admin.tsx"),
    route("banco", "admin/access/database.resource.ts"),
    route("*", "admin/unknown-screen.admin.tsx"),
  ]),
  route("simulador/contagem", "simulator/rug-counts.resource.ts"),
  route("simulador/modelos", "simulator/models.resource.ts"),
  route("simulador/imagens", "simulator/shared-picture-sending.resource.ts"),
  route("simulador/imagens/:id/foto.jpg", "features/sharing/shared-picture-file.resource.ts"),
  route("simulador-admin", "simulator/panel/simulator-admin.page.tsx"),
  route("simulador-admin/presenca", "simulator/panel/panel-presence.resource.ts"),
  route("simulador-admin/uso", "simulator/panel/rug-usage.resource.ts"),
  route("simulador-admin/leads/:id/arquivos/:place", "simulator/panel/lead-picture.resource.ts"),
  route("storage-test", "media/library/storage-test.page.tsx"),
  route("admin/uploads/*", "media/upload/uploads.resource.ts"),

  ...inEveryLanguage("favoritos/tapetes", "features/favourites/favourite-products.resource.ts"),
  ...inEveryLanguage("produtos/:slug/ficha.pdf", "features/documents/tear-sheet.resource.ts"),
  route("files/:bucket/*", "media/delivery/files.resource.ts"),
  route("healthz", "operations/health.resource.ts"),
  route("readyz", "operations/ready.resource.ts"),
  route("robots.txt", "site/seo/robots.resource.ts"),
  route("admin.webmanifest", "admin/admin-manifest.resource.ts"),
  route("manifest.webmanifest", "site/seo/manifest.resource.ts"),
  route("icone/:version/:file", "features/theme/icon.resource.ts"),
  route("og/:locale/:kind/:file", "features/sharing/share-card.resource.ts"),
  ...inEveryLanguage("rss.xml", "features/sharing/feed.resource.ts"),
  route("sitemap.xml", "site/seo/sitemap.resource.ts"),
] satisfies RouteConfig;
