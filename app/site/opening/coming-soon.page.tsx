import { data, redirect } from "react-router";
import { NewsletterSignup } from "#app/features/newsletter/newsletter-signup.tsx";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { pathFor, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import type from "#app/ui/layout/type.module.css";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import type { Route } from "./+types/coming-soon.page.ts";
import styles from "./coming-soon.module.css";
import { openingTexts } from "./opening.texts.ts";

export const handle: RouteHandle = { islands: true };

const UNAVAILABLE = 503;
const DAY_SECONDS = 86_400;
/** Search engines come back later, and forget nothing of a site that is closed for some days. */
const HEADERS = {
  "cache-control": "no-store",
  "retry-after": String(DAY_SECONDS),
  "x-robots-tag": "noindex",
};

export async function loader() {
  const { brand, contact, opening, theme } = await getSettings(siteLocale());
  if (opening.isOpen) throw redirect("/");
  const { name, logo } = brand;
  const { email, whatsapp } = contact;
  return data(
    { name, logo, isLogoPlain: theme.isLogoPlain, email, whatsapp },
    { status: UNAVAILABLE, headers: HEADERS },
  );
}

export const headers: Route.HeadersFunction = () => HEADERS;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: openingTexts(siteLocale()).title(loaderData?.name ?? "") },
    { name: "robots", content: "noindex" },
  ];
}

export default function ComingSoon({ loaderData }: Route.ComponentProps) {
  const { name, logo, isLogoPlain, email, whatsapp } = loaderData;
  const texts = openingTexts(siteLocale());
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.brand}>
        <Wordmark name={name} logo={logo} isPlain={isLogoPlain} />
      </h1>
      <div className={styles.sentences}>
        {siteLocales().map((locale) => (
          <p key={locale} lang={locale} className={type.lead}>
            {openingTexts(locale).sentence}
          </p>
        ))}
      </div>
      <section aria-labelledby="coming-soon-newsletter" className={styles.part}>
        <h2 id="coming-soon-newsletter" className={type.ui}>
          {texts.newsletter}
        </h2>
        <NewsletterSignup locale={siteLocale()} describedBy="coming-soon-newsletter" />
        <a href={pathFor(siteLocale(), "/privacidade")} className={styles.link}>
          {siteTexts(siteLocale()).pages.privacy}
        </a>
      </section>
      {(email || whatsapp) && (
        <section aria-labelledby="coming-soon-contact" className={styles.part}>
          <h2 id="coming-soon-contact" className={type.ui}>
            {texts.contact}
          </h2>
          <ul>
            {whatsapp && (
              <li>
                <a className={styles.link} href={whatsappLink(whatsapp)}>
                  {texts.whatsapp(telephoneLabel(whatsapp, siteLocale()))}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}
    </main>
  );
}
