import { NewsletterSignup } from "#app/features/newsletter/newsletter-signup.tsx";
import type { CustomPageLink } from "#app/features/pages/custom-pages.rules.ts";
import type { FrameSettings } from "#app/features/settings/settings.content.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { STEMS, Wordmark } from "#app/ui/layout/wordmark.tsx";
import { type MenuItem, mainMenuItems, studioItems } from "./header/menu-items.ts";
import { MenuLink } from "./header/menu-link.tsx";
import { type SiteTexts, siteTexts } from "./site.texts.ts";
import styles from "./site-footer.module.css";

/** The other threads are drawn only above the wordmark. */
const COLUMN_THREADS = new Set([0, 3, 5, 7]);

type SiteFooterProps = {
  locale: Locale;
  pathname: string;
  settings: FrameSettings;
  customPages: readonly CustomPageLink[];
  year: number;
  hasNewsletter: boolean;
};

export function SiteFooter({
  locale,
  pathname,
  settings,
  customPages,
  year,
  hasNewsletter,
}: SiteFooterProps) {
  const texts = siteTexts(locale);
  const { brand } = settings;
  const studio = <Studio locale={locale} pathname={pathname} settings={settings} texts={texts} />;
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={styles.threads} aria-hidden="true">
        {STEMS.map((stem, index) => (
          <i
            key={stem}
            className={COLUMN_THREADS.has(index) ? styles.full : undefined}
            style={{ left: `${(stem * 100).toFixed(2)}%` }}
          />
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.blurb}>
            {brand.blurb}
            {locale === "es" && ` ${brand.foundedEs}`}
          </p>
          {hasNewsletter && studio}
        </div>
        <QuickLinks locale={locale} pathname={pathname} settings={settings} texts={texts} />
        <Contact locale={locale} settings={settings} texts={texts} />
        {hasNewsletter ? (
          <section className={styles.newsletter} aria-labelledby="newsletter-title">
            <h2 id="newsletter-title">{settings.newsletter.title}</h2>
            <p id="newsletter-help">{settings.newsletter.text}</p>
            <NewsletterSignup locale={locale} describedBy="newsletter-help" />
          </section>
        ) : (
          studio
        )}
      </div>
      <div className={styles.mark}>
        <Wordmark name={brand.name} drawing="display" />
      </div>
      <div className={styles.legal}>
        <p>{texts.footer.copyright(year, brand.name)}</p>
        <nav aria-label={texts.footer.legal}>
          <ul>
            <li>
              <a href={pathFor(locale, "/curadoria")}>{texts.pages.fullCuration}</a>
            </li>
            <li>
              <a href={pathFor(locale, "/termos")}>{texts.pages.terms}</a>
            </li>
            <li>
              <a href={pathFor(locale, "/privacidade")}>{texts.pages.privacy}</a>
            </li>
            {customPages
              .filter(({ place }) => place === "footer")
              .map(({ title, path }) => (
                <li key={path}>
                  <a href={pathFor(locale, path)}>{title}</a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

type ColumnProps = { locale: Locale; pathname: string; settings: FrameSettings; texts: SiteTexts };

const contextOf = ({ locale, pathname, settings, texts }: ColumnProps) => {
  const { curadoriaUrl: curationUrl, order } = settings.menu;
  return { locale, pathname, texts, curationUrl, order };
};

function Studio(props: ColumnProps) {
  const { studio } = props.texts.footer;
  return (
    <nav className={classes(styles.links, styles.studio)} aria-labelledby="studio-links">
      <h2 id="studio-links">{studio}</h2>
      <ul>
        <Items items={studioItems(contextOf(props))} texts={props.texts} />
      </ul>
    </nav>
  );
}

const Items = ({ items, texts }: { items: MenuItem[]; texts: SiteTexts }) =>
  items.map((item) => (
    <li key={item.name}>
      <MenuLink item={item} newTab={texts.newTab} />
    </li>
  ));

function QuickLinks(props: ColumnProps) {
  const { settings, texts } = props;
  return (
    <nav className={classes(styles.links, styles.quick)} aria-labelledby="quick-links">
      <h2 id="quick-links">{texts.footer.quickLinks}</h2>
      <ul>
        <Items items={mainMenuItems(contextOf(props))} texts={texts} />
        {settings.social.blog && (
          <li>
            <a href={settings.social.blog} rel="noopener">
              {texts.pages.blog} <Icon name="arrow-out" className={styles.out} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Contact({ locale, settings, texts }: Omit<ColumnProps, "pathname">) {
  const { contact, social } = settings;
  const networks = [
    { name: "Instagram", url: social.instagram },
    { name: "Pinterest", url: social.pinterest },
    { name: texts.pages.blog, url: social.blog },
  ].filter((network) => network.url);
  const { addressLines, whatsapp, phone, marketingEmail } = contact;
  const isReachable = addressLines.length > 0 || whatsapp || phone || marketingEmail;
  if (!isReachable && networks.length === 0) return null;
  return (
    <section className={styles.contact} aria-labelledby="footer-contact">
      <h2 id="footer-contact">{texts.footer.contact}</h2>
      {isReachable && (
        <address>
          <div className={styles.place}>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
          <div className={styles.reach}>
            {whatsapp && (
              <a href={whatsappLink(whatsapp)}>{texts.footer.whatsapp(telephoneLabel(whatsapp, locale))}</a>
            )}
            {phone && <a href={`tel:${phone}`}>{texts.footer.phone(telephoneLabel(phone, locale))}</a>}
            {marketingEmail && <a href={`mailto:${marketingEmail}`}>{marketingEmail}</a>}
          </div>
        </address>
      )}
      {networks.length > 0 && (
        <ul className={styles.social} aria-label={texts.footer.social}>
          {networks.map((network) => (
            <li key={network.name}>
              <a href={network.url} rel="noopener">
                {network.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
