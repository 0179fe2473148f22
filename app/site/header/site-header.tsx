import { Fragment } from "react";
import type { CustomPageLink } from "#app/features/pages/custom-pages.rules.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type from "#app/ui/layout/type.module.css";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import { siteTexts } from "../site.texts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { accessItem, mainMenuItems, moreMenuItems, toolItems } from "./menu-items.ts";
import { MenuLink } from "./menu-link.tsx";
import room from "./menu-room.module.css";
import { placeItems } from "./menu-room.ts";
import { MoreMenu } from "./more-menu.tsx";
import styles from "./site-header.module.css";
import { SiteMenu } from "./site-menu.tsx";

/** Style of the header over the first picture, or on a dark page. */
export type HeaderVariant = "over-split" | "over-media" | "dark" | undefined;

/** A type of its own, for pages without settings. */
export type HeaderFacts = {
  brandName: string;
  logo: string;
  isLogoPlain?: boolean;
  curationUrl: string;
  menuOrder: readonly string[];
  customPages?: readonly CustomPageLink[];
  whatsapp: string;
  boatShow?: { name: string; dialogId: string };
};

type SiteHeaderProps = { locale: Locale; pathname: string; facts: HeaderFacts; variant?: HeaderVariant };

const VARIANT_CLASS = { "over-split": styles.overSplit, "over-media": styles.overMedia, dark: undefined };

export function SiteHeader({ locale, pathname, facts, variant }: SiteHeaderProps) {
  const texts = siteTexts(locale);
  const { curationUrl, menuOrder: order, customPages } = facts;
  const context = { locale, pathname, texts, curationUrl, order, customPages };
  const items = placeItems(mainMenuItems(context), {
    brandName: facts.brandName,
    hasLogo: facts.logo !== "",
    hasBoatShow: Boolean(facts.boatShow),
    isSplit: variant === "over-split",
  });
  const tools = toolItems(context);
  const more = moreMenuItems(context);
  return (
    <Fragment>
      <header
        className={classes(styles.header, variant && VARIANT_CLASS[variant])}
        data-theme={variant === "dark" ? variant : undefined}
        data-split={variant === "over-split" ? "" : undefined}
      >
        <a className={styles.brand} href={pathFor(locale, "/")} aria-label={texts.home(facts.brandName)}>
          <Wordmark name={facts.brandName} logo={facts.logo} isPlain={facts.isLogoPlain} />
        </a>
        <nav className={styles.navigation} aria-label={texts.mainNavigation}>
          <ul>
            {items.map(
              (item) =>
                item.from !== null && (
                  <li key={item.href} className={item.from ? room.placed : undefined} data-from={item.from}>
                    <MenuLink item={item} newTab={texts.newTab} />
                  </li>
                ),
            )}
            <li>
              <MoreMenu
                items={[...items.filter(({ isAdded }) => isAdded), ...more]}
                boatShow={facts.boatShow}
                texts={texts}
                locale={locale}
                pathname={pathname}
              />
            </li>
          </ul>
        </nav>
        <div className={styles.tools} data-tools>
          {tools.map(({ name, href, icon, current }) => (
            <a key={href} href={href} title={name} aria-current={current} className={styles.tool}>
              <Icon name={icon} />
              <span className={type.visuallyHidden}>{name}</span>
              {icon === "heart" && <b data-favourites-count="" hidden />}
            </a>
          ))}
          {facts.boatShow && (
            <IconButton
              icon="boat"
              className={styles.boat}
              commandfor={facts.boatShow.dialogId}
              command="show-modal"
              aria-haspopup="dialog"
              aria-label={texts.seeExhibitor(facts.boatShow.name)}
              title={facts.boatShow.name}
            />
          )}
          <LanguageSwitch
            locale={locale}
            pathname={pathname}
            label={texts.language}
            names="short"
            className={styles.languages}
          />
          <IconButton
            icon="menu"
            className={styles.burger}
            commandfor={SiteMenu.id}
            command="show-modal"
            aria-haspopup="dialog"
          >
            <span>{texts.menu}</span>
          </IconButton>
        </div>
      </header>
      <SiteMenu
        locale={locale}
        pathname={pathname}
        facts={facts}
        texts={texts}
        items={items}
        more={[...more, ...tools, accessItem(context)]}
      />
    </Fragment>
  );
}
