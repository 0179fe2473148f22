import type { CSSProperties } from "react";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { pathFor, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { EXHIBITOR_DIALOG_ID, ExhibitorModal } from "#app/site/header/exhibitor-modal.tsx";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { jsonLd } from "#app/site/seo/json-ld.ts";
import { organizationFacts } from "#app/site/seo/organization.ts";
import { describePage } from "#app/site/seo/seo.ts";
import type { Route } from "./+types/landing.page";
import { LANDING_TEXT_DELAY_MS } from "./home.rules.ts";
import styles from "./landing.module.css";
import { getLanding } from "./landing.server.ts";
import { landingWords } from "./landing-choices.ts";
import { CountryChoice } from "./sections/country-choice.tsx";
import { LandingFilm } from "./sections/landing-film.tsx";

export const handle: RouteHandle = { islands: true };

export async function loader({ request }: Route.LoaderArgs) {
  const origin = siteOrigin(request);
  const locale = siteLocale();
  const [page, settings] = await Promise.all([getLanding(locale), getSettings(locale)]);
  return { ...page, origin, organization: organizationFacts(settings, origin, locale) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  // After an error there is no data; the error page has its own title.
  if (!loaderData) return [];
  const { brand, origin, organization } = loaderData;
  return [
    ...describePage({
      locale: siteLocale(),
      origin,
      path: "/",
      ...landingWords(brand),
      image: brand.sharePicture,
    }),
    jsonLd({ "@graph": organization }),
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { brand, isLogoPlain, boatShow, film, lightFilm, poster, boatShowPicture } = loaderData;
  const locale = siteLocale();
  const hasExhibitor = boatShow.isActive && siteLocales().includes("pt-BR");
  const wait = `${LANDING_TEXT_DELAY_MS}ms`;
  return (
    <>
      <main
        className={styles.landing}
        data-theme="dark"
        style={{ "--delay": wait, "--still-delay": wait } as CSSProperties}
        id="content"
      >
        <LandingFilm film={film} lightFilm={lightFilm} poster={poster} locale={locale} />
        <CountryChoice
          locale={locale}
          brandName={brand.name}
          logo={brand.logo}
          isLogoPlain={isLogoPlain}
          tagline={brand.tagline}
          exhibitorDialogId={hasExhibitor ? EXHIBITOR_DIALOG_ID : undefined}
        />
      </main>
      {hasExhibitor && (
        <ExhibitorModal
          boatShow={boatShow}
          locale={locale}
          picture={boatShowPicture}
          closeTo={pathFor("pt-BR", "/principal")}
        />
      )}
    </>
  );
}
