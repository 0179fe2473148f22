import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { bindWords } from "#app/ui/bind-words.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { TextLink } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import styles from "./company-intro.module.css";

type CompanyIntroProps = { locale: Locale; label: string; text: string };

export function CompanyIntro({ locale, label, text }: CompanyIntroProps) {
  return (
    <section className={classes(grid.section, grid.noTop)} aria-label={label} data-edit="companyIntro">
      <div className={classes(grid.grid, styles.intro)}>
        <p className={type.displayM}>{bindWords(text)}</p>
        <p>
          <TextLink icon="arrow" href={pathFor(locale, "/nossa-historia")}>
            {shellTexts(locale).pages.brandStory}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
