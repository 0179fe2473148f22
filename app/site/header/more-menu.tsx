import type { Locale } from "#app/i18n/locales.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import type { SiteTexts } from "../site.texts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuLink } from "./menu-link.tsx";
import room from "./menu-room.module.css";
import type { PlacedItem } from "./menu-room.ts";
import styles from "./more-menu.module.css";
import type { HeaderFacts } from "./site-header.tsx";

const PANEL_ID = "more";

type MoreMenuProps = {
  items: PlacedItem[];
  boatShow: HeaderFacts["boatShow"];
  texts: SiteTexts;
  locale: Locale;
  pathname: string;
};

export function MoreMenu({ items, boatShow, texts, locale, pathname }: MoreMenuProps) {
  return (
    <>
      <button type="button" popoverTarget={PANEL_ID} className={styles.button}>
        {texts.more}
        <Icon name="arrow-down" className={styles.arrow} />
      </button>
      <div id={PANEL_ID} popover="auto" className={styles.panel} data-theme="paper">
        <ul className={styles.items}>
          {items.map((item) => (
            <li
              key={item.href}
              className={item.from ? room.placed : undefined}
              data-until={item.from ?? undefined}
            >
              <MenuLink item={item} newTab={texts.newTab} />
            </li>
          ))}
          {boatShow && (
            <li className={styles.boat}>
              <button
                type="button"
                commandfor={boatShow.dialogId}
                command="show-modal"
                aria-haspopup="dialog"
                aria-label={texts.seeExhibitor(boatShow.name)}
              >
                {boatShow.name}
              </button>
            </li>
          )}
        </ul>
        <LanguageSwitch
          locale={locale}
          pathname={pathname}
          label={texts.language}
          names="long"
          className={styles.languages}
        />
      </div>
    </>
  );
}
