import { linkFor } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { SectionMark } from "#app/ui/layout/section-mark.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./feature-gallery.module.css";
import { galleryTexts } from "./gallery.texts.ts";

export type LabelledPicture = { picture: PictureData | null; name: string; facts: string[] };

type FeatureGalleryProps = {
  locale: Locale;
  place: number;
  title: string;
  subtitle: string;
  left: LabelledPicture[];
  main: LabelledPicture;
  linkText: string;
  linkUrl: string;
};

export function FeatureGallery({
  locale,
  place,
  title,
  subtitle,
  left,
  main,
  linkText,
  linkUrl,
}: FeatureGalleryProps) {
  return (
    <section className={grid.section} aria-labelledby="feature-title">
      <div className={grid.grid}>
        <SectionMark place={place} />
      </div>
      <div className={styles.gallery}>
        <div className={styles.main}>
          <h2 className={type.displayL} id="feature-title">
            {title}
          </h2>
          {subtitle && <p className={type.lead}>{subtitle}</p>}
          <figure>
            <Frame locale={locale} picture={main.picture} sizes="(max-width: 767px) 100vw, 50vw" />
            <figcaption className={styles.caption}>
              <Tag {...main} />
              <TextLink icon="arrow" href={linkFor(locale, linkUrl)}>
                {linkText}
              </TextLink>
            </figcaption>
          </figure>
        </div>
        <ul className={styles.left}>
          {left.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies one of the four
            <li key={index}>
              <Frame locale={locale} picture={item.picture} sizes="(max-width: 767px) 50vw, 21vw" />
              <Tag {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Frame({ locale, picture, sizes }: { locale: Locale; picture: PictureData | null; sizes: string }) {
  return (
    <div className={classes(grid.frame, styles.frame)}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} />
      ) : (
        <p className={classes(type.label, styles.missing)}>{galleryTexts(locale).missing}</p>
      )}
    </div>
  );
}

function Tag({ name, facts }: LabelledPicture) {
  if (!name) return null;
  return (
    <p className={classes(type.label, type.tag, styles.tag)}>
      <b>{name}</b>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
