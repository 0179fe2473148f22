import { productsTexts } from "#app/features/products/products.texts.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Lightbox, LightboxLabel, LightboxLink } from "#app/ui/media/lightbox.tsx";
import ground from "#app/ui/media/loading-ground.module.css";
import { frameSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./curation.module.css";
import type { CurationPicture } from "./curation.server.ts";
import { curationTexts } from "./curation.texts.ts";

const LIGHTBOX_ID = "curadoria-ampliada";
/** Eighths of the row, repeated, as the styles place them. */
const EIGHTHS = [3, 5, 4, 3, 5, 3];
const LANDSCAPE = 4 / 3;

const isLandscape = ({ width, height }: PictureData) => width > height;

function sizesOf(picture: PictureData, index: number, isTopView: boolean): string {
  const eighths = EIGHTHS[index % EIGHTHS.length] ?? 5;
  const widths = [
    { upTo: 767, wide: index % 2 === 0 ? 67 : 90 },
    { upTo: 1199, wide: Math.ceil(eighths * 11.7) },
    { wide: Math.ceil(eighths * 7.7) },
  ];
  const ratio = isTopView ? picture.width / picture.height : isLandscape(picture) ? LANDSCAPE : 1;
  return frameSizes(picture, ratio, widths);
}

type CurationPicturesProps = {
  locale: Locale;
  year: number;
  pictures: CurationPicture[];
  /** The catalogue's cover stands above them, and is the page's largest picture at first. */
  areBelowCover: boolean;
};

export function CurationPictures({ locale, year, pictures, areBelowCover }: CurationPicturesProps) {
  const texts = curationTexts(locale);
  return (
    <>
      <ul className={styles.pictures} aria-label={texts.pictures(year)}>
        {pictures.map(({ id, picture, rug, isTopView }, index) => (
          <li key={id}>
            <figure>
              <LightboxLink
                lightbox={LIGHTBOX_ID}
                index={index}
                picture={picture}
                className={
                  isTopView
                    ? styles.rug
                    : classes(grid.frame, styles.frame, isLandscape(picture) && styles.landscape)
                }
              >
                <Picture
                  picture={isTopView ? { ...picture, colour: "transparent" } : picture}
                  className={ground.ground}
                  sizes={sizesOf(picture, index, isTopView)}
                  eager={index === 0 && !areBelowCover}
                />
              </LightboxLink>
              {rug && (
                <figcaption className={styles.caption}>
                  <a href={pathFor(locale, `/produtos/${rug.slug}`)} className={type.titleM}>
                    {rug.name}
                  </a>
                  <FavouriteButton slug={rug.slug} label={productsTexts(locale).keep(rug.name)} />
                  {rug.facts && <span className={type.label}>{rug.facts}</span>}
                  <span className={classes(type.label, type.num)}>{rug.price}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        id={LIGHTBOX_ID}
        label={texts.setOf(year)}
        pictures={pictures.map(({ picture, rug }) => ({
          picture,
          label: picture.caption ?? (rug && <LightboxLabel name={rug.name} facts={[rug.facts, rug.price]} />),
        }))}
        words={texts.lightbox}
      />
    </>
  );
}
