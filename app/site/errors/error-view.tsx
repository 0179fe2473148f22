import { useLocation, useRouteLoaderData } from "react-router";
import { BRAND_FACTS } from "#app/features/settings/settings.defaults.facts.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import { headerFacts } from "../header/header-facts.ts";
import { type HeaderFacts, SiteHeader } from "../header/site-header.tsx";
import type { loader } from "../site.layout.tsx";
import { siteTexts } from "../site.texts.ts";
import { ErrorIllustration } from "./error-illustration.tsx";
import styles from "./error-page.module.css";

/** Used when no settings can be read. */
const FACTS_WITHOUT_SETTINGS: HeaderFacts = {
  brandName: BRAND_FACTS.name,
  logo: "",
  curationUrl: "",
  menuOrder: [],
  whatsapp: "",
};

/** Shows the error's id, which is also in the log. */
export function ErrorView({ errorId }: { errorId: string | undefined }) {
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
        <section className={styles.page}>
          <ErrorIllustration of="fault" />
          <div className={styles.words}>
            <h1 className={typeStyles.displayM}>{texts.title}</h1>
            <p>{texts.text}</p>
            <p className={grid.row}>
              <ButtonLink href={pathFor(locale, "/principal")} variant="solid" icon="arrow">
                {texts.home}
              </ButtonLink>
              <TextLink href={pathname + search}>
                <Icon name="retry" small />
                {texts.retry}
              </TextLink>
            </p>
            {errorId && (
              <p className={typeStyles.label}>
                {texts.code} <b className={typeStyles.num}>{errorId}</b>. {texts.quote}
              </p>
            )}
          </div>
        </section>
      </main>
    </>
  );
}
