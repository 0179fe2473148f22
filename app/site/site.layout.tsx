import { Outlet, useLocation, useMatches } from "react-router";
import { listCustomPageLinks } from "#app/features/pages/custom-pages.server.ts";
import type { FrameSettings, Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { isPublicWhileClosed } from "#app/site/opening/opening.rules.ts";
import { withCustomRedirects } from "#app/site/redirects/custom-redirects.server.ts";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import type { Route } from "./+types/site.layout.ts";
import { currentYear } from "./current-year.server.ts";
import { currentBoatShow } from "./header/boat-show.server.ts";
import { EXHIBITOR_DIALOG_ID, ExhibitorModal } from "./header/exhibitor-modal.tsx";
import { headerFacts } from "./header/header-facts.ts";
import { SiteHeader } from "./header/site-header.tsx";
import { usePageContext } from "./page-context.ts";
import type { RouteHandle } from "./page-mode.ts";
import { withOneSpelling } from "./seo/one-spelling.server.ts";
import { organizationJson } from "./seo/organization.ts";
import { siteTexts } from "./site.texts.ts";
import { SiteFooter } from "./site-footer.tsx";
import styles from "./site-layout.module.css";

export const handle: RouteHandle = { islands: true };

export const middleware: Route.MiddlewareFunction[] = [withCustomRedirects, withOneSpelling];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const all = await getSettings(locale);
  const settings = frameSettings(all);
  const [pictures, customPages] = await Promise.all([
    getPictures([settings.boatShow.picture], locale),
    listCustomPageLinks(locale),
  ]);
  const boatShowPicture = pictures.get(settings.boatShow.picture);
  const organization = organizationJson(all, siteOrigin(request), locale);
  return { settings, boatShowPicture, customPages, organization, year: currentYear() };
}

export default function SiteLayout({
  loaderData: { settings, boatShowPicture, customPages, organization, year },
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = siteTexts(locale);
  const origin = usePageContext()?.origin ?? "";
  const page = pageHandle(useMatches().map((match) => match.handle));
  const { brand, theme } = settings;
  if (!settings.opening.isOpen && isPublicWhileClosed(pathname))
    return (
      <main id="content" tabIndex={-1} className={styles.main}>
        <p className={styles.alone}>
          <Wordmark name={brand.name} logo={brand.logo} isPlain={theme.isLogoPlain} />
        </p>
        <Outlet />
      </main>
    );
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <SiteHeader
        locale={locale}
        pathname={pathname}
        variant={page.header}
        facts={headerFacts(settings, EXHIBITOR_DIALOG_ID, customPages)}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <p className={styles.address} aria-hidden="true">
        {settings.brand.name}, {origin + pathname}
      </p>
      {page.footer !== "none" && (
        <SiteFooter
          {...{ locale, pathname, settings, customPages, year }}
          hasNewsletter={page.footer !== "no-newsletter"}
        />
      )}
      {settings.boatShow.isActive && (
        <ExhibitorModal boatShow={settings.boatShow} locale={locale} picture={boatShowPicture} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is data, and cannot hold a tag */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization }} />
    </>
  );
}

/** Loader data is written for each page, so it holds what the frame shows and no more. */
function frameSettings(all: Settings): FrameSettings {
  const { brand, contact, menu, newsletter, opening, social, theme } = all;
  const boatShow = currentBoatShow(all.boatShow);
  return { brand, contact, menu, newsletter, opening, social, theme, boatShow };
}

/** The innermost route's handle. */
function pageHandle(handles: unknown[]): RouteHandle {
  return Object.assign({}, ...handles);
}
