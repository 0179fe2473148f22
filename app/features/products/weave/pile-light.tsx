import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import range from "#app/ui/forms/range.module.css";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { isSilk } from "./pile.rules.ts";
import type { Pile } from "./pile-light.lazy.client.ts";
import styles from "./pile-light.module.css";
import { weaveTexts } from "./weave.texts.ts";

/** Below this it is woven flat: there is no pile that light could rake. */
const LEAST_PILE_MM = 8;

/** A part of the rug from very near, under a lamp that follows the hand. Without script it is the photograph. */
export function PileLight({ rug, locale }: { rug: ProductDetail; locale: Locale }) {
  const [cover] = rug.pictures;
  const { cartoon, yarns, pileMillimetres } = rug;
  if (!cover || !cartoon || !pileMillimetres || pileMillimetres < LEAST_PILE_MM) return null;
  const texts = weaveTexts(locale).light;
  const silk = yarns.filter(({ name }) => isSilk(name)).map(({ hex }) => hex);
  const pile: Pile = { cartoon: cartoon.url, silk, millimetres: pileMillimetres };
  return (
    <figure className={styles.light} data-lazy="pile-light" data-pile={JSON.stringify(pile)}>
      <div className={styles.box} data-pile-box="">
        <Picture picture={cover} alt="" sizes="(max-width: 767px) 100vw, min(94vw, 1728px)" />
      </div>
      <figcaption className={styles.controls}>
        <label>
          <span className={type.label}>{silk.length > 0 ? texts.silk : texts.wool}</span>
          <input type="range" className={range.range} defaultValue="16" />
        </label>
        <button type="button" className={classes(type.label, styles.tilt)} aria-pressed="false" hidden>
          {texts.tilt}
        </button>
      </figcaption>
    </figure>
  );
}
