import type { Shape } from "./made-to-measure.rules.ts";
import styles from "./shape-drawing.module.css";

const OUTLINES: Record<Shape, string> = {
  rectangular: "M20 30H140V110H20z",
  round: "M24 70a56 56 0 1 0 112 0a56 56 0 1 0 -112 0",
  oval: "M12 70a68 46 0 1 0 136 0a68 46 0 1 0 -136 0",
  organic: "M22 74C18 40 50 18 84 26s58 12 56 46-38 46-70 42S26 104 22 74z",
  runner: "M10 52H150V88H10z",
  corner: "M22 22h52v52h66v44H22z",
};

const HATCH_ID = "warp-hatch";

export function ShapeDrawing({ shape, isWoven = false }: { shape: Shape; isWoven?: boolean }) {
  return (
    <svg className={styles.shape} viewBox="0 0 160 140" aria-hidden="true" focusable="false">
      <path d={OUTLINES[shape]} fill={isWoven ? `url(#${HATCH_ID})` : "none"} />
    </svg>
  );
}

export function WarpHatch() {
  return (
    <svg className={styles.hatch} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={HATCH_ID} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M.5 0V5" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  );
}
