import type { CSSProperties } from "react";
import { HeroPlayer } from "#app/features/hero-video/hero-player.tsx";
import type { HeroFilm } from "#app/features/hero-video/hero-video.server.ts";
import { veilColours } from "#app/features/hero-video/veil.rules.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { titleStyle } from "#app/ui/layout/title-style.ts";
import type from "#app/ui/layout/type.module.css";
import { asTitle, withBoundLetters } from "../home.rules.ts";
import { homeTexts } from "../home.texts.ts";
import styles from "./hero.module.css";

type HeroProps = Settings["home"]["hero"] & {
  locale: Locale;
  film: HeroFilm;
  tagline: string;
};

/** Two copies of the title at one place, dark over paper and white over the film. */
export function Hero({ locale, film, tagline, lead, experience }: HeroProps) {
  const title = withBoundLetters(film.title || asTitle(tagline));
  const titleClass = classes(titleStyle(title), styles.title);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 id="hero-title" className={titleClass}>
        {title}
      </h1>
      <div className={styles.side}>
        <p className={type.lead}>{film.subtitle || lead}</p>
        <p className={type.label}>{experience}</p>
      </div>
      <div className={styles.media} style={veilColours(film.veil) as CSSProperties}>
        <HeroPlayer film={film} locale={locale} />
        <div className={titleClass} aria-hidden="true">
          {title}
        </div>
        {film.caption && (
          <p className={classes(type.label, styles.caption, film.embedUrl && styles.besideButton)}>
            <b>{film.captionName}</b> {film.caption}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/colecoes")}>
          {homeTexts(locale).exploreCollections}
        </ButtonLink>
      </div>
    </section>
  );
}
