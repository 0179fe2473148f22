import type { CSSProperties } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import range from "#app/ui/forms/range.module.css";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { ImageComparison } from "#app/ui/media/image-comparison.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./cartoon-view.module.css";
import { weaveTexts } from "./weave.texts.ts";

const WIDE = 5 / 4;

export function CartoonView({ rug, locale }: { rug: ProductDetail; locale: Locale }) {
  const [cover] = rug.pictures;
  const { cartoon } = rug;
  if (!cover || !cartoon) return null;
  const texts = weaveTexts(locale).cartoon;
  const millimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const ratio = rug.shape === "rectangular" ? WIDE : cartoon.columns / cartoon.rows;
  const whole = `${ratio.toFixed(3)} * (100vh - 248px)`;
  return (
    <section
      className={classes(grid.grid, grid.section, grid.noBottom, styles.section)}
      aria-labelledby="cartoon-title"
    >
      <div className={styles.words}>
        <h2 className={type.displayM} id="cartoon-title">
          {texts.title}
        </h2>
        <p className={type.body}>
          {texts.text} <span className={styles.needsScript}>{texts.drag}</span>
        </p>
        <p className={classes(type.label, styles.needsScript)}>
          {texts.counter}
          {cartoon.knotsPerMetre && ` ${texts.knot(millimetres.format(1000 / cartoon.knotsPerMetre))}`}
        </p>
      </div>
      <ImageComparison
        lazy="cartoon"
        className={styles.pictures}
        style={{ "--ratio": ratio, "--columns-of-knots": cartoon.columns } as CSSProperties}
        label={texts.divide}
        first={
          <img
            src={cartoon.url}
            alt={texts.alt(rug.name)}
            width={cartoon.columns}
            height={cartoon.rows}
            loading="lazy"
            decoding="async"
            data-cartoon=""
          />
        }
        second={
          <Picture
            picture={{ ...cover, colour: "transparent" }}
            sizes={`(max-width: 767px) 90vw, (max-width: 1199px) min(58vw, ${whole}), min(65vw, ${whole})`}
          />
        }
      >
        <label>
          <span className={type.label}>{texts.height}</span>
          <input type="range" className={range.range} defaultValue="50" data-height="" />
        </label>
      </ImageComparison>
    </section>
  );
}
