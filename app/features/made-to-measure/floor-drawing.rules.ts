import type { Shape } from "./made-to-measure.rules.ts";

/** Centimetres. */
export const SOFA = { width: 220, depth: 95 };
/** Centimetres. */
const OVERLAP = 30;
/** Centimetres, for dimension lines. */
const EDGE = 70;

export type Floor = {
  width: number;
  height: number;
  rug: { left: number; top: number; across: number; along: number };
  sofa: { left: number; top: number };
};

export function floorOf(width: number, length: number): Floor {
  const [across, along] = [Math.max(width, length), Math.min(width, length)];
  const inner = Math.max(across, SOFA.width);
  const floor = { width: inner + 2 * EDGE, height: along + SOFA.depth - OVERLAP + 2 * EDGE };
  return {
    ...floor,
    rug: {
      left: (floor.width - across) / 2,
      top: EDGE / 2 + SOFA.depth - OVERLAP,
      across,
      along,
    },
    sofa: { left: (floor.width - SOFA.width) / 2, top: EDGE / 2 },
  };
}

export function outlineOf(shape: Shape, across: number, along: number): string {
  const x = (share: number) => Math.round(across * share);
  const y = (share: number) => Math.round(along * share);
  switch (shape) {
    case "round":
    case "oval":
      return `M0 ${y(0.5)}a${x(0.5)} ${y(0.5)} 0 1 0 ${across} 0a${x(0.5)} ${y(0.5)} 0 1 0 ${-across} 0z`;
    case "corner":
      return `M0 0H${x(0.45)}V${y(0.55)}H${across}V${along}H0z`;
    case "organic":
      return (
        `M0 ${y(0.55)}C0 ${y(0.2)} ${x(0.23)} ${-y(0.06)} ${x(0.52)} ${y(0.02)}` +
        `S${across} ${y(0.12)} ${across} ${y(0.5)}S${x(0.68)} ${y(1.03)} ${x(0.42)} ${y(0.97)}` +
        `S${x(0.03)} ${y(0.9)} 0 ${y(0.55)}z`
      );
    default:
      return `M0 0H${across}V${along}H0z`;
  }
}
