import type { CSSProperties } from "react";
import type { Rug } from "#app/features/catalogue/product.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import { Dimensions } from "./dimensions.tsx";
import type { ProductTexts } from "./product.texts.ts";
import { floorFor, SOFA } from "./scale.rules.ts";
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

/** Somebody standing, from above: the tips of the shoes, the shoulders, the head. */
function Person({ at }: { at: Box }) {
  return (
    <g transform={`translate(${at.left} ${at.top})`}>
      <path d="M.12 .17V.09a.045 .045 0 0 1 .09 0V.17zM.25 .17V.09a.045 .045 0 0 1 .09 0V.17z" />
      <path d="M.1 .13H.36A.1 .1 0 0 1 .36 .33C.3 .33 .28 .31 .23 .31S.16 .33 .1 .33A.1 .1 0 0 1 .1 .13z" />
      <ellipse className={styles.head} cx=".23" cy=".21" rx=".075" ry=".095" />
    </g>
  );
}
