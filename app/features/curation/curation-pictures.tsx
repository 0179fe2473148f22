import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { Lightbox, LightboxLink } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import styles from "./curation.module.css";
import type { CurationPicture } from "./curation.server.ts";
import { curationTexts } from "./curation.texts.ts";

const LIGHTBOX_ID = "curadoria-ampliada";
/** Per cent of a wide window, repeated. */
const WIDTHS = [23, 38, 31, 23, 38, 23];

const widthOf = (index: number) => WIDTHS[index % WIDTHS.length] ?? 38;

/** Photographs are cropped to portrait, so on phones more than the visible width is needed. */
function sizesOf(index: number, isTopView: boolean): string {
  const wide = widthOf(index);
  return `(max-width: 767px) ${isTopView ? 58 : 80}vw, (max-width: 1199px) ${wide + 22}vw, ${wide}vw`;
}

type CurationPicturesProps = { locale: Locale; year: number; pictures: CurationPicture[] };

export function CurationPictures({ locale, year, pictures }: CurationPicturesProps) {
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
                className={isTopView ? styles.rug : classes(grid.frame, styles.frame)}
              >
                <Picture
                  picture={isTopView ? { ...picture, colour: "transparent" } : picture}
                  sizes={sizesOf(index, isTopView)}
                  eager={index === 0}
                />
              </LightboxLink>
              {rug && (
                <figcaption className={type.label}>
                  <a href={pathFor(locale, `/produtos/${rug.slug}`)}>
                    <b>{rug.name}</b>
                  </a>
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
          label: picture.caption ?? (rug && <b>{rug.name}</b>),
        }))}
        words={texts.lightbox}
      />
    </>
  );
}
