import type { CSSProperties } from "react";
import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { tradeTexts } from "./trade.texts.ts";
import styles from "./trade-files.module.css";

/** Centimetres around a rug of the usual length on the plan. */
const USUAL_LENGTH = 300;
const MARGIN = 60;
const ALLOWANCE = 40;
const TICK = 10;
const BASELINE = 16;
/** How much less room the sheet has across than along. */
const ALONG_AS_ACROSS = 1.34;

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
            <Picture picture={rug.cover} alt="" sizes="(max-width: 767px) 171vw, 62vw" />
          </div>
          <p className={type.label}>
            <b>{texts.texture}</b> {texts.textureNote}
          </p>
        </li>
        <li className={styles.rugSheet}>
          <div className={classes(styles.sheet, styles.paper)}>
            <span className={type.titleM}>{rug.name}</span>
            <Picture picture={cover} alt="" sizes="(max-width: 767px) 50vw, 18vw" />
          </div>
          <p className={type.label}>
            <b>{texts.tearSheet}</b> {texts.tearSheetNote}
          </p>
          <TextLink
            icon="download"
            className={styles.download}
            href={pathFor(locale, `/produtos/${rug.slug}/ficha.pdf`)}
          >
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
  // Of a large rug the lines and measures around it are larger as well: all plans are drawn at one size.
  const unit = Math.max(along, across * ALONG_AS_ACROSS) / USUAL_LENGTH;
  const tick = TICK * unit;
  const overhang = tick * 2;
  const margin = MARGIN * unit;
  const left = (ALLOWANCE + MARGIN) * unit;
  const top = left;
  const right = left + across;
  const bottom = top + along;
  const end = ALLOWANCE * unit;
  const baseline = margin - BASELINE * unit;
  return (
    <svg
      viewBox={`0 0 ${right + end} ${bottom + end}`}
      role="img"
      aria-label={label}
      className={styles.plan}
      style={{ "--unit": unit } as CSSProperties}
    >
      <rect x={left} y={top} width={across} height={along} rx={rug.isRound ? across / 2 : 0} />
      <path
        className={styles.middle}
        d={`M${left + across / 2} ${top - overhang}V${bottom + overhang}M${left - overhang} ${top + along / 2}H${right + overhang}`}
      />
      <path
        d={`M${left} ${margin}H${right}M${left} ${margin - tick}V${margin + tick}M${right} ${margin - tick}V${margin + tick}M${margin} ${top}V${bottom}M${margin - tick} ${top}H${margin + tick}M${margin - tick} ${bottom}H${margin + tick}`}
      />
      <text x={left + across / 2} y={baseline} textAnchor="middle">
        {Math.round(across)}
      </text>
      <text x={-(top + along / 2)} y={baseline} textAnchor="middle" transform="rotate(-90)">
        {Math.round(along)}
      </text>
    </svg>
  );
}
