import type { Locale } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import { DialogClose } from "#app/ui/dialogs/dialog.tsx";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import type { SiteTexts } from "../site.texts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import type { MenuItem } from "./menu-items.ts";
import { MenuLink } from "./menu-link.tsx";
import type { HeaderFacts } from "./site-header.tsx";
import styles from "./site-menu.module.css";

type SiteMenuProps = {
  locale: Locale;
  pathname: string;
  facts: HeaderFacts;
  texts: SiteTexts;
  items: MenuItem[];
  more: MenuItem[];
};

/** Full screen on phones. */
export function SiteMenu({ locale, pathname, facts, texts, items, more }: SiteMenuProps) {
  return (
    <dialog id={SiteMenu.id} className={styles.menu} data-theme="dark" aria-label={texts.menu}>
      <div className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={styles.top}>
        <Wordmark
          name={facts.brandName}
          logo={facts.logo}
          isPlain={facts.isLogoPlain}
          className={styles.mark}
        />
        <DialogClose label={texts.closeMenu} className={styles.close} />
      </div>
      <nav aria-label={texts.mainNavigation}>
        <ul className={styles.main}>
          {items.map((item) => (
            <li key={item.href}>
              <MenuLink item={item} newTab={texts.newTab} />
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          {more.map((item) => (
            <li key={item.name}>
              <MenuLink item={item} newTab={texts.newTab} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {facts.whatsapp && (
          <a href={whatsappLink(facts.whatsapp)}>
            {texts.footer.whatsapp(telephoneLabel(facts.whatsapp, locale))}
          </a>
        )}
        <LanguageSwitch
          locale={locale}
          pathname={pathname}
          label={texts.language}
          names="long"
          className={styles.languages}
        />
      </div>
    </dialog>
  );
}

SiteMenu.id = "menu";
