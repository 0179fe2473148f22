import type { CSSProperties } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import type { ProductTexts } from "../product.texts.ts";
import { Dimensions } from "./dimensions.tsx";
import { FURNITURE, type Furniture, floorFor, narrowFloorFor, PERSON } from "./scale.rules.ts";
import styles from "./scale-view.module.css";

type ScaleViewProps = { rug: ProductDetail; texts: ProductTexts };

const NAMES = Object.keys(FURNITURE) as Furniture[];

export function ScaleView({ rug, texts }: ScaleViewProps) {
  const [cover] = rug.pictures;
  if (!cover || rug.sizes.length === 0 || rug.coverView !== "above") return null;
  const style = {
    ...asProperties("wide", floorFor(rug.sizes)),
    ...asProperties("narrow", narrowFloorFor(rug.sizes)),
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
            sizes="(max-width: 767px) 55vw, 30vw"
            className={rug.shape === "rectangular" ? grid.rug : grid.rugShaped}
          />
        </div>
        {NAMES.map((thing) => (
          <div
            key={thing}
            className={styles.thing}
            style={boxOf(FURNITURE[thing], thing === "table" ? CHAIRS : 0)}
            data-furniture={thing}
            aria-hidden="true"
          >
            <Drawing box={FURNITURE[thing]} paths={DRAWN[thing]} />
            <span className={styles.label}>{sizeOf(thing)}</span>
          </div>
        ))}
        <div className={styles.person} style={boxOf(PERSON)} aria-hidden="true">
          <Drawing box={PERSON} paths={SOLES} />
          <span className={styles.label}>{texts.scale.person}</span>
        </div>
      </div>
    </section>
  );
}

type Box = { width: number; depth: number };

/** Lengths on one of the two floors as custom properties, in metres. */
const asProperties = (name: "wide" | "narrow", floor: Record<string, number>) =>
  Object.fromEntries(Object.entries(floor).map(([key, metres]) => [`--${name}-${key}`, +metres.toFixed(3)]));

const boxOf = ({ width, depth }: Box, beyond = 0) =>
  ({ "--across": width, "--down": depth, "--beyond": beyond }) as CSSProperties;

function Drawing({ box, paths }: { box: Box; paths: string[] }) {
  return (
    <svg viewBox={`0 0 ${box.width} ${box.depth}`} focusable="false" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** How far chairs stand out from under the table, metres. */
const CHAIRS = 0.14;

const sizeOf = (thing: Furniture) => {
  const { width, depth } = FURNITURE[thing];
  return `${Math.round(width * 100)}\u00a0×\u00a0${Math.round(depth * 100)}\u00a0cm`;
};

const outline = ({ width, depth }: Box) => `M0 0h${width}v${depth}h-${width}z`;

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

/** The soles of two shoes: what says at once that somebody stands there. */
const SOLES = [
  "M.085 .03C.135 .03 .145 .08 .14 .13C.135 .17 .12 .18 .12 .21V.275A.035 .035 0 0 1 .05 .275V.22C.05 .18 .03 .16 .03 .11C.03 .06 .045 .03 .085 .03z",
  "M.235 .03C.185 .03 .175 .08 .18 .13C.185 .17 .2 .18 .2 .21V.275A.035 .035 0 0 0 .27 .275V.22C.27 .18 .29 .16 .29 .11C.29 .06 .275 .03 .235 .03z",
];
