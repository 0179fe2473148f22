import type { CSSProperties } from "react";
import { HeroPlayer } from "#app/features/hero-video/hero-player.tsx";
import type { HeroFilm } from "#app/features/hero-video/hero-video.server.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { veilColour } from "#app/features/settings/veil.rules.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/type.module.css";
import { asTitle, isLongTitle, withBoundLetters } from "../home.rules.ts";
import { homeTexts } from "../home.texts.ts";
import styles from "./hero.module.css";

type HeroProps = Settings["home"]["hero"] & {
  locale: Locale;
  film: HeroFilm;
  tagline: string;
  veil: number;
};

/** Two copies of the title at one place, dark over paper and white over the film. */
export function Hero({ locale, film, tagline, veil, ...words }: HeroProps) {
  const title = withBoundLetters(film.title || asTitle(tagline));
  const titleClass = classes(isLongTitle(title) ? type.displayL : type.displayXl, styles.title);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 id="hero-title" className={titleClass}>
        {title}
      </h1>
      <div className={styles.side}>
        <p className={type.lead}>{film.subtitle || words.lead}</p>
        <p className={type.label}>{words.experience}</p>
      </div>
      <div className={styles.media} style={{ "--hero-scrim": veilColour(veil) } as CSSProperties}>
        <HeroPlayer film={film} locale={locale} />
        <div className={titleClass} aria-hidden="true">
          {title}
        </div>
        {words.caption && film.url === words.captionFilm && (
          <p className={classes(type.label, styles.caption)}>
            <b>{words.captionName}</b> {words.caption}
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
