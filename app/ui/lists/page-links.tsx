import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import type from "../layout/type.module.css";
import { pageAddress, pagesShown } from "./list-address.ts";
import styles from "./page-links.module.css";
import { pageLinksTexts } from "./page-links.texts.ts";

type PageLinksProps = {
  locale: Locale;
  path: string;
  page: number;
  pages: number;
  className?: string;
};

/** Renders nothing for a single page. */
export function PageLinks({ locale, path, page, pages, className }: PageLinksProps) {
  const texts = pageLinksTexts(locale);
  if (pages <= 1) return null;
  const to = (wanted: number) => pageAddress(path, wanted);
  return (
    <nav className={classes(styles.pages, type.ui, className)} aria-label={texts.pages}>
      {page > 1 && (
        <a className={styles.previous} href={to(page - 1)} rel="prev">
          <Icon name="arrow-back" small />
          {texts.previous}
        </a>
      )}
      <ol className={classes(styles.numbers, type.num)}>
        {pagesShown(page, pages).map((one, at) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${at}`}>{texts.gap}</li>
          ) : (
            <li key={one}>
              <a href={to(one)} aria-label={texts.page(one)} aria-current={one === page ? "page" : undefined}>
                {one}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className={styles.next} href={to(page + 1)} rel="next">
          {texts.next}
          <Icon name="arrow" small />
        </a>
      )}
    </nav>
  );
}
