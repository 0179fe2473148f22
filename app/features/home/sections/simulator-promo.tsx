import type { CSSProperties } from "react";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import type from "#app/ui/layout/type.module.css";
import { ImageComparison } from "#app/ui/media/image-comparison.tsx";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { homeTexts } from "../home.texts.ts";
import styles from "./simulator-promo.module.css";

type SimulatorPromoProps = {
  locale: Locale;
  place: number;
  title: string;
  text: string;
  button: string;
  picture: PictureData | undefined;
  before: PictureData | undefined;
};

/** Hovering the picture widens it over the text; keyboard and touch show both. */
export function SimulatorPromo({ locale, place, title, text, button, picture, before }: SimulatorPromoProps) {
  return (
    <section className={styles.promo} aria-labelledby="simulator-title" style={picture && fileSize(picture)}>
      <div className={classes(grid.frame, styles.picture)}>
        {picture && before ? (
          <ImageComparison
            className={styles.comparison}
            label={homeTexts(locale).simulatorDivide}
            from={38}
            first={<Room picture={before} />}
            second={<Room picture={picture} />}
          />
        ) : (
          picture && <Room picture={picture} />
        )}
      </div>
      <div className={styles.words} data-theme="requests">
        <div className={styles.column}>
          <SectionMark place={place} className={styles.mark} />
          <h2 className={type.displayL} id="simulator-title">
            {title}
          </h2>
          <p className={type.body}>{text}</p>
          <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/simulador")}>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The frame opens no wider than the file. */
const fileSize = ({ width, height }: PictureData) =>
  ({ "--file-width": `${width}px`, "--file-height": `${height}px` }) as CSSProperties;

function Room({ picture }: { picture: PictureData }) {
  return (
    <Picture
      picture={{ ...picture, focal: { ...picture.focal, y: 1 } }}
      sizes={coverSizes(picture, [
        { upTo: 767, width: "100vw", height: "100vw" },
        { width: "min(100vw, 1600px)", height: "58vw" },
      ])}
    />
  );
}
