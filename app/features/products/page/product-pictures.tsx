import type { CSSProperties } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName, sizeQuery } from "#app/features/catalogue/products.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Lightbox, LightboxLink } from "#app/ui/media/lightbox.tsx";
import ground from "#app/ui/media/loading-ground.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { ProductTexts } from "../product.texts.ts";
import { productsTexts } from "../products.texts.ts";
import { Dimensions } from "./dimensions.tsx";
import { materialsAndTechnique } from "./product-materials.ts";
import styles from "./product-pictures.module.css";

const LIGHTBOX_ID = "fotografias";

type ProductPicturesProps = { rug: ProductDetail; locale: Locale; texts: ProductTexts };

export function ProductPictures({ rug, locale, texts }: ProductPicturesProps) {
  const [cover, ...others] = rug.pictures;
  const isFromAbove = rug.coverView === "above";
  const isMeasured = isFromAbove && rug.sizes.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: on phones it scrolls, so it must be reachable and have a name
    <div className={styles.pictures} tabIndex={0} role="region" aria-label={texts.pictures}>
      <figure className={classes(styles.picture, styles.plan)}>
        {cover && (
          <div
            className={classes(styles.mounted, rug.isRound && isFromAbove && styles.round)}
            style={isMeasured ? undefined : proportionsOf(cover)}
          >
            {isMeasured && <Dimensions sizes={rug.sizes} isRound={rug.isRound} />}
            <LightboxLink lightbox={LIGHTBOX_ID} index={0} picture={cover} data-product-picture="">
              <Picture
                picture={{ ...cover, colour: "transparent" }}
                sizes={`(max-width: 767px) ${rug.isRound && isFromAbove ? 76 : 58}vw, (max-width: 1199px) 35vw, min(38vw, 560px, ${(cover.width / cover.height).toFixed(3)} * (100vh - 288px))`}
                eager
                className={classes(
                  isFromAbove && rug.shape === "rectangular" ? grid.rug : grid.rugShaped,
                  ground.ground,
                )}
              />
            </LightboxLink>
          </div>
        )}
      </figure>
      {others.map((picture, index) => (
        <Photograph
          key={picture.src}
          picture={picture}
          index={index + 1}
          isWide={others.length % 2 === 1 && index === others.length - 1}
        />
      ))}
      <Lightbox
        id={LIGHTBOX_ID}
        label={texts.pictures}
        pictures={rug.pictures.map((picture, index) => ({
          picture,
          label: picture.caption ?? (index === 0 && <RugLabel rug={rug} />),
        }))}
        words={productsTexts(locale).lightbox}
      />
    </div>
  );
}

/** Instead of those of the chosen size. */
const proportionsOf = ({ width, height }: PictureData) =>
  ({ "--width": width, "--length": height }) as CSSProperties;

function RugLabel({ rug }: { rug: ProductDetail }) {
  const made = materialsAndTechnique(rug);
  return (
    <>
      {rug.name}
      {rug.sizes.map((size, index) => (
        <span key={sizeQuery(size)} data-of-size={index}>{`, ${sizeName(size, rug.isRound)}`}</span>
      ))}
      {made && `. ${made}.`}
    </>
  );
}

type PhotographProps = { picture: PictureData; index: number; isWide: boolean };

function Photograph({ picture, index, isWide }: PhotographProps) {
  const sizes = coverSizes(picture, [
    { upTo: 767, width: "94vw", height: "118vw" },
    { upTo: 1199, width: "47vw", height: "59vw" },
    isWide ? { width: "64vw", height: "36vw" } : { width: "32vw", height: "39vw" },
  ]);
  return (
    <figure className={classes(styles.picture, isWide && styles.wide)}>
      <LightboxLink
        lightbox={LIGHTBOX_ID}
        index={index}
        picture={picture}
        className={classes(grid.frame, styles.frame)}
      >
        <Picture picture={picture} sizes={sizes} className={ground.ground} />
      </LightboxLink>
      {picture.caption && <figcaption className={type.label}>{picture.caption}</figcaption>}
    </figure>
  );
}
