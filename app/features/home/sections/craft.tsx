import { linkFor } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./craft.module.css";

type CraftProps = {
  locale: Locale;
  place: number;
  title: string;
  text: string;
  button: string;
  buttonUrl: string;
  picture: PictureData | undefined;
  facts: { id: string; term: string; value: string }[];
};

export function Craft({ locale, place, title, text, button, buttonUrl, picture, facts }: CraftProps) {
  return (
    <section className={grid.section} aria-labelledby="craft-title">
      <div className={classes(grid.grid, styles.craft)}>
        <SectionMark place={place} />
        <figure className={styles.picture}>
          <div className={classes(grid.frame, styles.frame)}>
            {picture && <Picture picture={picture} sizes="(max-width: 767px) 100vw, 44vw" />}
          </div>
        </figure>
        <div className={styles.words}>
          <h2 className={type.displayL} id="craft-title">
            {title}
          </h2>
          <p className={classes(type.body, type.measure)}>{text}</p>
          <ButtonLink icon="arrow" href={linkFor(locale, buttonUrl)}>
            {button}
          </ButtonLink>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.id}>
                <dt>{fact.term}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
