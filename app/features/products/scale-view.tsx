import type { CSSProperties } from "react";
import type { Rug } from "#app/features/catalogue/product.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import { Dimensions } from "./dimensions.tsx";
import type { ProductTexts } from "./product.texts.ts";
import { floorFor, PERSON, SOFA } from "./scale.rules.ts";
import styles from "./scale-view.module.css";

type ScaleViewProps = { rug: Rug; texts: ProductTexts };

/** The chosen size on a floor of one-metre squares, beside a person and a sofa: all at one scale. */
export function ScaleView({ rug, texts }: ScaleViewProps) {
  const [cover] = rug.pictures;
  if (!cover || rug.sizes.length === 0) return null;
  const floor = floorFor(rug.sizes);
  const style = {
    "--floor-width": floor.width,
    "--floor-height": floor.height,
    "--left": floor.rug.left,
    "--top": floor.rug.top,
  } as CSSProperties;
  return (
    <section
      className={classes(grid.grid, grid.section, grid.noBottom, styles.section)}
      aria-labelledby="scale-title"
    >
      <div className={styles.words}>
        <h2 className={type.displayM} id="scale-title">
          {texts.scale.title}
        </h2>
        <p className={type.body}>{texts.scale.text}</p>
      </div>
      <div className={styles.floor} style={style} role="img" aria-label={texts.scale.drawing}>
        <div className={styles.rug}>
          <Dimensions sizes={rug.sizes} isRound={rug.isRound} />
          <Picture
            picture={{ ...cover, colour: "transparent" }}
            alt=""
            sizes="(max-width: 767px) 45vw, 30vw"
            className={rug.shape === "rectangular" ? grid.rug : grid.rugShaped}
          />
        </div>
        <svg
          className={styles.things}
          viewBox={`0 0 ${floor.width} ${floor.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <Sofa at={floor.sofa} />
          <Person at={floor.person} />
        </svg>
        <span className={styles.label} style={under(floor.sofa, floor)} aria-hidden="true">
          {texts.scale.sofa}
        </span>
        <span className={styles.label} style={beside(floor.person, floor)} aria-hidden="true">
          {texts.scale.person}
        </span>
      </div>
    </section>
  );
}

type Box = { left: number; top: number; width: number; height: number };
type Floor = { width: number; height: number };

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

function under({ left, top, height }: Box, floor: Floor): CSSProperties {
  return { left: share(left, floor.width), top: share(top + height, floor.height) };
}

function beside({ left, top, width }: Box, floor: Floor): CSSProperties {
  return { left: share(left + width, floor.width), top: share(top, floor.height) };
}

/** Back, two arms, three seats. */
function Sofa({ at }: { at: Box }) {
  const ARM = 0.18;
  const BACK = 0.24;
  const seat = (SOFA.width - 2 * ARM) / 3;
  return (
    <g transform={`translate(${at.left} ${at.top})`}>
      <path d={`M0 0h${SOFA.width}v${SOFA.depth}h-${SOFA.width}z`} />
      <path d={`M${ARM} ${SOFA.depth}V${BACK}H${SOFA.width - ARM}V${SOFA.depth}`} />
      <path d={`M${ARM + seat} ${BACK}V${SOFA.depth}M${ARM + 2 * seat} ${BACK}V${SOFA.depth}`} />
    </g>
  );
}

/** The outline of somebody of 1.70 m. */
function Person({ at }: { at: Box }) {
  return (
    <g transform={`translate(${at.left} ${at.top}) scale(${PERSON.height / 1.7})`}>
      <ellipse cx=".28" cy=".125" rx=".085" ry=".12" />
      <path d="M.235 .225C.235 .275 .2 .285 .14 .305 .085 .325 .065 .375 .06 .455L.03 .84C.028 .885 .08 .885 .085 .845L.13 .53 .135 .86 .15 1.6C.15 1.65 .125 1.665 .1 1.7H.235C.245 1.665 .245 1.63 .245 1.6L.27 .98H.29L.315 1.6C.315 1.63 .315 1.665 .325 1.7H.46C.435 1.665 .41 1.65 .41 1.6L.425 .86 .43 .53 .475 .845C.48 .885 .532 .885 .53 .84L.5 .455C.495 .375 .475 .325 .42 .305 .36 .285 .325 .275 .325 .225" />
    </g>
  );
}
