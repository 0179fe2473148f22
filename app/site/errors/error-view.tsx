import { useLocation, useRouteLoaderData } from "react-router";
import { BRAND_FACTS } from "#app/features/settings/settings.defaults.facts.ts";
import { localeOfPath } from "#app/i18n/locales.ts";
import { headerFacts } from "../header/header-facts.ts";
import { type HeaderFacts, SiteHeader } from "../header/site-header.tsx";
import type { loader } from "../site.layout.tsx";
import { siteTexts } from "../site.texts.ts";
import { FaultView } from "./fault-view.tsx";

/** Used when no settings can be read. */
const FACTS_WITHOUT_SETTINGS: HeaderFacts = {
  brandName: BRAND_FACTS.name,
  logo: "",
  curationUrl: "",
  menuOrder: [],
  whatsapp: "",
};

export function ErrorView() {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = siteTexts(locale).error;
  const frame = useRouteLoaderData<typeof loader>("site/site.layout");
  const facts = frame ? { ...headerFacts(frame.settings, ""), boatShow: undefined } : FACTS_WITHOUT_SETTINGS;
  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader locale={locale} pathname={pathname} facts={facts} />
      <main id="content">
        <FaultView locale={locale} path={pathname + search} title={texts.title} text={texts.text} />
      </main>
    </>
  );
}
