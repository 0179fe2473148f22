import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { isMeasure } from "#app/requests/request-fields.rules.ts";
import styles from "./floor-drawing.module.css";
import { floorOf, outlineOf, SOFA } from "./floor-drawing.rules.ts";
import type { Shape } from "./made-to-measure.rules.ts";

const EXAMPLE = { width: 200, length: 300 };
/** Centimetres. */
const DIAMETER = 250;

const BEYOND = { x: -4000, y: -4000, width: 10_000, height: 10_000 };

type FloorDrawingProps = { shape: Shape; width: number; length: number; label: string; note: string };

export function FloorDrawing({
  shape,
  width: typedWidth,
  length: typedLength,
  label,
  note,
}: FloorDrawingProps) {
  const isTyped = isMeasure(typedWidth) && isMeasure(typedLength);
  const isRound = shape === "round";
  const example = isRound ? { width: DIAMETER, length: DIAMETER } : EXAMPLE;
  const { width, length } = isTyped ? { width: typedWidth, length: typedLength } : example;
  const { rug, sofa, ...floor } = floorOf(width, length);
  const size = floor.width / 28;
  const seat = SOFA.width - 2 * 25;
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${floor.width} ${floor.height}`}
        style={{ fontSize: size }}
        role="img"
        aria-label={`${label}: ${sizeName({ widthMetres: width / 100, lengthMetres: length / 100 }, isRound)}`}
      >
        <defs>
          <pattern id="floor-metres" width="100" height="100" patternUnits="userSpaceOnUse">
            <path className={styles.grid} d="M100 0H0V100" />
          </pattern>
          <pattern id="floor-warp" width={size / 2} height={size} patternUnits="userSpaceOnUse">
            <path className={styles.warp} d={`M0 0V${size}`} />
          </pattern>
        </defs>
        {/* Past the edges of the drawing, whatever its proportions: the box cuts it. */}
        <rect {...BEYOND} fill="url(#floor-metres)" />
        <g transform={`translate(${rug.left} ${rug.top})`}>
          <path className={styles.rug} d={outlineOf(shape, rug.across, rug.along)} fill="url(#floor-warp)" />
          <text x={rug.across / 2} y={rug.along + size * 1.6} textAnchor="middle">
            {isRound && "Ø "}
            {rug.across} cm
          </text>
          {!isRound && (
            <text x={-rug.along / 2} y={-size * 0.8} textAnchor="middle" transform="rotate(-90)">
              {rug.along} cm
            </text>
          )}
        </g>
        <g className={styles.sofa} transform={`translate(${sofa.left} ${sofa.top})`}>
          <path className={styles.body} d={`M0 0H${SOFA.width}V${SOFA.depth}H0z`} />
          <path
            d={`M25 ${SOFA.depth}V30H${25 + seat}V${SOFA.depth}M${25 + seat / 3} 30V${SOFA.depth}M${25 + (2 * seat) / 3} 30V${SOFA.depth}`}
          />
        </g>
      </svg>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
