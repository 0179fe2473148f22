import { leadTimeOf } from "#app/features/catalogue/measure.rules.ts";
import type { WovenProduct } from "#app/features/catalogue/product.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { isTufted } from "#app/features/catalogue/technique.rules.ts";
import { formatWhole } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import range from "#app/ui/forms/range.module.css";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { materialsAndTechnique } from "../page/product-materials.ts";
import type { WeaveData } from "./weave.lazy.client.ts";
import styles from "./weave.module.css";
import { weaveTexts } from "./weave.texts.ts";

type WeaveProps = { rug: WovenProduct; locale: Locale; isOwnPage?: boolean };

/** Animated by script while in view; otherwise the finished rug. */
export function Weave({ rug, locale, isOwnPage = false }: WeaveProps) {
  const [cover] = rug.pictures;
  const { cartoon } = rug;
  if (!cover || !cartoon) return null;
  const texts = weaveTexts(locale);
  const tufted = isTufted(rug.technique);
  const words = tufted ? texts.tufted : texts.woven;
  const { columns, rows, knotsPerMetre } = cartoon;
  const size = knotsPerMetre
    ? { widthMetres: columns / knotsPerMetre, lengthMetres: rows / knotsPerMetre }
    : null;
  const days = rug.leadTimeDays && (size ? leadTimeOf(size, rug.leadTimeDays) : rug.leadTimeDays);
  const data: WeaveData = { cartoon: cartoon.url, rows, days, locale, isTufted: tufted };
  const facts = [materialsAndTechnique(rug), size && sizeName(size, rug.isRound).replaceAll(" ", "\u00a0")]
    .filter(Boolean)
    .join(", ");
  const whole = `${(columns / rows).toFixed(3)} * (100vh - 200px)`;
  return (
    <figure
      className={classes(grid.grid, styles.weave)}
      data-lazy="weave"
      data-weave={JSON.stringify(data)}
      style={{ "--ratio": columns / rows } as React.CSSProperties}
    >
      <div className={styles.rug}>
        <Picture
          picture={{ ...cover, colour: "transparent" }}
          sizes={`(max-width: 767px) 72vw, min(58vw, ${whole})`}
          className={rug.shape === "rectangular" ? grid.rug : grid.rugShaped}
        />
      </div>
      <figcaption className={styles.words}>
        <div className={styles.text}>
          {isOwnPage && <h2 className={type.displayM}>{words.title}</h2>}
          <p className={isOwnPage ? type.body : type.displayM}>{words.text}</p>
        </div>
        <p className={classes(type.label, type.tag, type.num)}>
          <b>{rug.name}</b>
          <span>{facts}</span>
          {!tufted && <span data-count={texts.woven.row}>{texts.woven.rows(formatWhole(rows, locale))}</span>}
          {days && <span data-count={texts.day}>{texts.days(formatWhole(days, locale))}</span>}
        </p>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.pause}
            data-pause={words.pause}
            data-play={words.play}
            data-again={words.again}
            aria-label={words.pause}
          >
            <Icon name="pause" className={styles.pauseIcon} />
            <Icon name="play" className={styles.playIcon} />
          </button>
          <input
            type="range"
            className={range.range}
            min="0"
            max="1"
            step="any"
            defaultValue="0"
            aria-label={words.move}
          />
        </div>
        {!isOwnPage && (
          <TextLink icon="arrow" href={pathFor(locale, `/produtos/${rug.slug}`)}>
            {texts.open}
          </TextLink>
        )}
      </figcaption>
    </figure>
  );
}
