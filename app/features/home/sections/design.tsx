import type { WovenProduct } from "#app/features/catalogue/product.server.ts";
import { CartoonView } from "#app/features/products/weave/cartoon-view.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { ImageComparison } from "#app/ui/media/image-comparison.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./design.module.css";

type Plate = { picture: PictureData | undefined; caption: string };
type DesignProps = {
  locale: Locale;
  title: string;
  text: string;
  card: Plate;
  rug: Plate;
  divide: string;
  /** Shown instead of the two pictures. */
  drawn: WovenProduct | null;
};

/** With two pixels per pixel an upright tablet takes the picture of 960 pixels, so that the page stays within its budget there. */
const SIZES =
  "(max-width: 767px) 100vw, (max-width: 820px) and (min-resolution: 1.3dppx) 62vw, (max-width: 1199px) 100vw, 50vw";

export function Design({ locale, title, text, card, rug, divide, drawn }: DesignProps) {
  if (drawn?.cartoon && drawn.pictures.length > 0)
    return <CartoonView rug={drawn} locale={locale} section={{ id: "design-title", title, text }} />;
  return (
    <section className={classes(grid.section, grid.noTop)} aria-labelledby="design-title">
      <div className={classes(grid.grid, styles.design)}>
        <div className={styles.words}>
          <h2 className={type.displayL} id="design-title">
            {title}
          </h2>
          <p className={type.body}>{text}</p>
        </div>
        {card.picture && rug.picture && (
          <figure className={styles.plates}>
            <ImageComparison
              label={divide}
              first={<Picture picture={card.picture} sizes={SIZES} />}
              second={<Picture picture={rug.picture} sizes={SIZES} />}
            />
            <figcaption className={classes(type.label, styles.captions)}>
              <span>{card.caption}</span>
              <span>{rug.caption}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
