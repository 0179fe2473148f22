import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { Picture } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type from "#app/ui/type.module.css";
import { tradeTexts } from "./trade.texts.ts";
import styles from "./trade-files.module.css";

/** Centimetres beside and above the rug on the plan. */
const MARGIN = 60;
const ALLOWANCE = 40;

type TradeFilesProps = { locale: Locale; rug: ProductSummary };

/** What a professional receives, shown with one rug: its plan, its texture and its sheet. */
export function TradeFiles({ locale, rug }: TradeFilesProps) {
  const { files: texts } = tradeTexts(locale);
  if (!rug.cover) return null;
  const cover = { ...rug.cover, colour: "transparent" };
  return (
    <section className={classes(grid.grid, grid.section, styles.section)} aria-labelledby="files-title">
      <h2 className={type.displayM} id="files-title">
        {texts.title(rug.name)}
      </h2>
      <ul className={styles.files}>
        <li>
          <div className={styles.sheet}>
            <Plan rug={rug} label={texts.planLabel(rug.name)} />
          </div>
          <p className={type.label}>
            <b>{texts.plan}</b> {texts.planNote}
          </p>
        </li>
        <li>
          <div className={classes(grid.frame, styles.sheet, styles.texture)}>
            <Picture picture={rug.cover} alt="" sizes="(max-width: 767px) 150vw, 52vw" />
          </div>
          <p className={type.label}>
            <b>{texts.texture}</b> {texts.textureNote}
          </p>
        </li>
        <li>
          <div className={classes(styles.sheet, styles.paper)}>
            <span className={type.titleM}>{rug.name}</span>
            <Picture picture={cover} alt="" sizes="(max-width: 767px) 50vw, 18vw" />
          </div>
          <p className={type.label}>
            <b>{texts.tearSheet}</b> {texts.tearSheetNote}
          </p>
          <TextLink icon="download" href={pathFor(locale, `/produtos/${rug.slug}/ficha.pdf`)}>
            {texts.open(rug.name)}
          </TextLink>
        </li>
      </ul>
    </section>
  );
}

/** Outline, axes and measures in centimetres. */
function Plan({ rug, label }: { rug: ProductSummary; label: string }) {
  const across = rug.widthMetres * 100;
  const along = rug.lengthMetres * 100;
  const left = ALLOWANCE + MARGIN;
  const top = ALLOWANCE + MARGIN;
  const width = across + left + ALLOWANCE;
  const height = along + top + ALLOWANCE;
  const right = left + across;
  const bottom = top + along;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.plan}>
      <rect x={left} y={top} width={across} height={along} rx={rug.isRound ? across / 2 : 0} />
      <path
        className={styles.middle}
        d={`M${left + across / 2} ${top - 20}V${bottom + 20}M${left - 20} ${top + along / 2}H${right + 20}`}
      />
      <path
        d={`M${left} ${MARGIN}H${right}M${left} ${MARGIN - 10}V${MARGIN + 10}M${right} ${MARGIN - 10}V${MARGIN + 10}M${MARGIN} ${top}V${bottom}M${MARGIN - 10} ${top}H${MARGIN + 10}M${MARGIN - 10} ${bottom}H${MARGIN + 10}`}
      />
      <text x={left + across / 2} y={MARGIN - 16} textAnchor="middle">
        {Math.round(across)}
      </text>
      <text x={-(top + along / 2)} y={MARGIN - 16} textAnchor="middle" transform="rotate(-90)">
        {Math.round(along)}
      </text>
    </svg>
  );
}
