import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import { Lightbox, LightboxLink } from "#app/ui/media/lightbox.tsx";
import ground from "#app/ui/media/loading-ground.module.css";
import { frameSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./full-gallery.module.css";
import type { GallerySet as GallerySetData } from "./full-gallery.server.ts";
import { fullGalleryTexts } from "./full-gallery.texts.ts";

/** As many as a phone shows: loaded eagerly. */
const FIRST_SEEN = 2;
const FRAME_RATIO = 3 / 4;
/** On phones squares too are upright. */
const ON_PHONES = { upTo: 767, wide: 46, ratio: FRAME_RATIO };
const FRAMES = [ON_PHONES, { upTo: 1023, wide: 31 }, { wide: 23 }];
/** A row shows four on a desk. */
const FEW = 3;
const FEW_FRAMES = [ON_PHONES, { wide: 31 }];

type GallerySetProps = {
  locale: Locale;
  set: GallerySetData;
  isFirst: boolean;
  /** A row of squares between rows of upright pictures. */
  isSquare: boolean;
};

export function GallerySet({ locale, set, isFirst, isSquare }: GallerySetProps) {
  const texts = fullGalleryTexts(locale);
  const { name } = set;
  const frame = classes(styles.frame, isSquare && styles.square);
  const lightbox = `${set.id}-ampliada`;
  const titled = set.images.map((image) => ({
    ...image,
    label: image.title === null ? image.picture?.caption : titleAndCaption(image, texts.untitled),
  }));
  const isFew = titled.length <= FEW;
  const large = titled.flatMap(({ id, picture, label }) =>
    picture ? [{ id, picture, label: label && <LargeLabel text={label} locale={locale} /> }] : [],
  );
  return (
    <>
      <Carousel
        id={set.id}
        title={name}
        count={texts.images(large.length)}
        isFew={isFew}
        words={texts.carousel}
      >
        {titled.map(({ id, picture, label, isRug }, index) => (
          <li key={id}>
            {picture ? (
              <LightboxLink
                lightbox={lightbox}
                index={large.findIndex((one) => one.id === id)}
                picture={picture}
                className={classes(grid.frame, frame, isRug && styles.mounted)}
                aria-label={texts.enlarge(label ?? picture.alt)}
              >
                <Picture
                  picture={isRug ? { ...picture, colour: "transparent" } : picture}
                  className={ground.ground}
                  alt=""
                  sizes={frameSizes(picture, isSquare ? 1 : FRAME_RATIO, isFew ? FEW_FRAMES : FRAMES)}
                  eager={isFirst && index < FIRST_SEEN}
                />
              </LightboxLink>
            ) : (
              <p className={classes(type.label, frame, styles.missing)}>{texts.missing}</p>
            )}
            {label && (
              <p className={classes(type.label, styles.label)}>
                <Label text={label} />
              </p>
            )}
          </li>
        ))}
      </Carousel>
      <Lightbox id={lightbox} label={texts.setOf(name)} pictures={large} words={texts.lightbox} />
    </>
  );
}

/** Captions of a rug begin with its name, which is then not said twice. */
function titleAndCaption({ title, picture }: GallerySetData["images"][number], untitled: string): string {
  const name = title || untitled;
  const caption = picture?.caption ?? "";
  return caption && !caption.startsWith(name) ? `${name}. ${caption}` : caption || name;
}

const nameIn = (text: string) => text.split(/[,:.] /, 1)[0] ?? "";

function Label({ text }: { text: string }) {
  const name = nameIn(text);
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}

/** The facts on a line of their own. */
function LargeLabel({ text, locale }: { text: string; locale: Locale }) {
  const name = nameIn(text);
  const facts = text.slice(name.length).replace(/^[,:.] /, "");
  return (
    <>
      <b>{name}</b>
      {facts && <span>{facts.charAt(0).toLocaleUpperCase(locale) + facts.slice(1)}</span>}
    </>
  );
}
