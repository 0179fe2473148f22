import type { CSSProperties } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import { Dimensions } from "./dimensions.tsx";
import type { ProductTexts } from "./product.texts.ts";
import { FURNITURE, type Furniture, floorFor } from "./scale.rules.ts";
import styles from "./scale-view.module.css";

type ScaleViewProps = { rug: ProductDetail; texts: ProductTexts };

const NAMES = Object.keys(FURNITURE) as Furniture[];

export function ScaleView({ rug, texts }: ScaleViewProps) {
  const [cover] = rug.pictures;
  if (!cover || rug.sizes.length === 0 || rug.coverView !== "above") return null;
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
        <fieldset className={styles.choice}>
          <legend className={type.label}>{texts.scale.beside}</legend>
          {NAMES.map((thing) => (
            <label key={thing}>
              <input type="radio" name="beside" value={thing} defaultChecked={thing === NAMES[0]} />
              {texts.scale.things[thing]}
            </label>
          ))}
        </fieldset>
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
          {NAMES.map((thing) => (
            <g
              key={thing}
              data-furniture={thing}
              transform={`translate(${floor.things.left} ${floor.things.top})`}
            >
              {DRAWN[thing].map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          ))}
          <Person at={floor.person} />
        </svg>
        {NAMES.map((thing) => (
          <span
            key={thing}
            className={styles.label}
            style={under(
              { ...floor.things, height: FURNITURE[thing].depth + (thing === "table" ? CHAIR : 0) },
              floor,
            )}
            data-furniture={thing}
            aria-hidden="true"
          >
            {sizeOf(thing)}
          </span>
        ))}
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

function under({ left, top, height }: Omit<Box, "width">, floor: Floor): CSSProperties {
  return { left: share(left, floor.width), top: share(top + height, floor.height) };
}

function beside({ left, top, width }: Box, floor: Floor): CSSProperties {
  return { left: share(left + width, floor.width), top: share(top, floor.height) };
}

const CHAIR = 0.14;

const sizeOf = (thing: Furniture) => {
  const { width, depth } = FURNITURE[thing];
  return `${Math.round(width * 100)}\u00a0×\u00a0${Math.round(depth * 100)}\u00a0cm`;
};

const outline = ({ width, depth }: (typeof FURNITURE)[Furniture]) => `M0 0h${width}v${depth}h-${width}z`;

const DRAWN: Record<Furniture, string[]> = {
  sofa: [
    outline(FURNITURE.sofa),
    `M.18 ${FURNITURE.sofa.depth}V.24H${FURNITURE.sofa.width - 0.18}V${FURNITURE.sofa.depth}`,
    `M.793 .24V${FURNITURE.sofa.depth}M1.407 .24V${FURNITURE.sofa.depth}`,
  ],
  bed: [
    outline(FURNITURE.bed),
    "M.1 .1h.62v.4h-.62zM.86 .1h.62v.4h-.62z",
    `M0 .64h${FURNITURE.bed.width}v${FURNITURE.bed.depth - 0.64}h-${FURNITURE.bed.width}zM0 .82h${FURNITURE.bed.width}`,
  ],
  table: [
    ...[0.12, 0.68, 1.24].flatMap((left) => [`M${left} -.14h.44v.4h-.44z`, `M${left} .64h.44v.4h-.44z`]),
    outline(FURNITURE.table),
  ],
};

const SOLE =
  "M.085 .03C.135 .03 .145 .08 .14 .13C.135 .17 .12 .18 .12 .21V.275A.035 .035 0 0 1 .05 .275V.22C.05 .18 .03 .16 .03 .11C.03 .06 .045 .03 .085 .03z";

/** The soles of two shoes: what says at once that somebody stands there. */
function Person({ at }: { at: Box }) {
  return (
    <g className={styles.person} transform={`translate(${at.left} ${at.top})`}>
      <path d={SOLE} />
      <path d={SOLE} transform={`translate(${at.width} 0) scale(-1 1)`} />
    </g>
  );
}
