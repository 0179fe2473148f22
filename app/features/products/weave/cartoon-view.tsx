import type { CSSProperties } from "react";
import type { WovenProduct } from "#app/features/catalogue/product.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import range from "#app/ui/forms/range.module.css";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { ImageComparison } from "#app/ui/media/image-comparison.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./cartoon-view.module.css";
import { weaveTexts } from "./weave.texts.ts";

const WIDE = 5 / 4;

type CartoonViewProps = {
  rug: Pick<WovenProduct, "slug" | "name" | "shape" | "pictures" | "cartoon">;
  locale: Locale;
  /** On another page than the rug's own. */
  section?: { id: string; title: string; text: string };
};

export function CartoonView({ rug, locale, section }: CartoonViewProps) {
  const [cover] = rug.pictures;
  const { cartoon } = rug;
  if (!cover || !cartoon) return null;
  const { open, cartoon: texts } = weaveTexts(locale);
  const { id, title, text } = section ?? { id: "cartoon-title", title: texts.title, text: texts.text };
  const millimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const ratio = rug.shape === "rectangular" ? WIDE : cartoon.columns / cartoon.rows;
  const whole = `${ratio.toFixed(3)} * (100vh - 248px)`;
  return (
    <section
      className={classes(grid.grid, grid.section, section ? grid.noTop : grid.noBottom, styles.section)}
      aria-labelledby={id}
    >
      <div className={styles.words}>
        <h2 className={section ? type.displayL : type.displayM} id={id}>
          {title}
        </h2>
        <p className={type.body}>
          {text} {!section && <span className={styles.needsScript}>{texts.drag}</span>}
        </p>
        <p className={classes(type.label, styles.needsScript)}>
          {section && `${texts.drag} `}
          {texts.magnifier}
          {cartoon.knotsPerMetre && ` ${texts.knot(millimetres.format(1000 / cartoon.knotsPerMetre))}`}
        </p>
        {section && (
          <div className={styles.rug}>
            <p className={classes(type.label, type.tag)}>
              <b>{rug.name}</b>
            </p>
            <TextLink icon="arrow" href={pathFor(locale, `/produtos/${rug.slug}`)}>
              {open}
            </TextLink>
          </div>
        )}
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
