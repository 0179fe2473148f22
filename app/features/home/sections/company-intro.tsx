import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { bindWords } from "#app/ui/languages/bind-words.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./company-intro.module.css";

type CompanyIntroProps = { locale: Locale; label: string; text: string };

export function CompanyIntro({ locale, label, text }: CompanyIntroProps) {
  return (
    <section className={classes(grid.section, grid.noTop)} aria-label={label} data-edit="companyIntro">
      <div className={classes(grid.grid, styles.intro)}>
        <p className={type.displayM}>{bindWords(text)}</p>
        <p>
          <TextLink icon="arrow" href={pathFor(locale, "/nossa-historia")}>
            {siteTexts(locale).pages.brandStory}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
