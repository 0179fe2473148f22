import type { CSSProperties } from "react";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import { STEMS, Wordmark } from "#app/ui/layout/wordmark.tsx";
import { homeTexts } from "../home.texts.ts";
import { type LandingChoice, landingChoices } from "../landing-choices.ts";
import styles from "./country-choice.module.css";

type CountryChoiceProps = {
  /** The site's own. */
  locale: Locale;
  brandName: string;
  logo: string;
  isLogoPlain: boolean;
  tagline: string;
  exhibitorDialogId: string | undefined;
};

export function CountryChoice(props: CountryChoiceProps) {
  const { locale, brandName, logo, isLogoPlain, tagline, exhibitorDialogId } = props;
  const texts = homeTexts(locale).landing;
  return (
    <div className={styles.choice}>
      <h1 className={styles.mark}>
        <span className={styles.threads} aria-hidden="true">
          {STEMS.map((stem, index) => (
            <i key={stem} style={{ "--x": `${stem * 100}%`, "--order": index } as CSSProperties} />
          ))}
        </span>
        <Wordmark name={brandName} logo={logo} isPlain={isLogoPlain} drawing="display" />
      </h1>
      <p className={classes(type.titleL, styles.tagline)}>{tagline}</p>
      <nav className={styles.countries} aria-label={texts.countries}>
        {landingChoices().map(({ locale, ...country }) =>
          exhibitorDialogId && locale === "pt-BR" ? (
            <button
              key={locale}
              type="button"
              aria-haspopup="dialog"
              {...{ commandfor: exhibitorDialogId, command: "show-modal" }}
            >
              <Country {...country} />
            </button>
          ) : (
            <a key={locale} href={pathFor(locale, "/principal")} lang={locale}>
              <Country {...country} />
            </a>
          ),
        )}
      </nav>
    </div>
  );
}

function Country({ name, language }: Omit<LandingChoice, "locale">) {
  return (
    <>
      <span className={type.displayM}>{name}</span>
      {language && <span className={classes(type.label, styles.language)}>{language}</span>}
      <Icon name="arrow" className={styles.arrow} />
    </>
  );
}
