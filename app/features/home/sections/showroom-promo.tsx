import type { CSSProperties } from "react";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./showroom-promo.module.css";

type ShowroomPromoProps = {
  locale: Locale;
  place: number;
  title: string;
  text: string;
  button: string;
  addressLines: string[];
  hours: string;
  /** To scale; a single picture is a photograph of the showroom. */
  wall: { id: string; widthMetres: number; picture: PictureData | undefined }[];
  pictureAlt: string;
};

export function ShowroomPromo(props: ShowroomPromoProps) {
  const { locale, place, title, text, button, addressLines, hours, wall, pictureAlt } = props;
  const [street, district] = addressLines;
  const photograph = wall.length === 1 ? wall[0]?.picture : undefined;
  return (
    <section className={grid.section} aria-labelledby="showroom-title">
      <div className={classes(grid.grid, styles.showroom)}>
        <SectionMark place={place} />
        <div className={styles.words}>
          <h2 className={type.displayL} id="showroom-title">
            {title}
          </h2>
          <p className={classes(type.body, type.measure)}>{text}</p>
          <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
            {button}
          </ButtonLink>
          <p className={classes(type.label, type.tag)}>
            <b>{street}</b>
            <span>{district}</span>
            <span>{hours}</span>
          </p>
        </div>
        {photograph ? (
          <div className={styles.photograph}>
            <Picture picture={photograph} sizes="(max-width: 1023px) 100vw, (max-width: 1199px) 50vw, 58vw" />
          </div>
        ) : (
          <div className={styles.wall} role="img" aria-label={pictureAlt}>
            {wall.map(
              ({ id, widthMetres, picture }) =>
                picture && (
                  <span key={id} style={{ "--metres": widthMetres } as CSSProperties}>
                    <Picture
                      picture={{ ...picture, colour: "transparent" }}
                      alt=""
                      sizes="(max-width: 1023px) 30vw, 16vw"
                    />
                  </span>
                ),
            )}
          </div>
        )}
      </div>
    </section>
  );
}
