/** More than this, and a stretched picture shows. */
const TOLERANCE = 0.03;

type Pixels = { width: number; height: number };
type Size = { widthMetres: number; lengthMetres: number };

/** Positive: the picture is wider than the size, as a fraction. Orientation is ignored. */
export function proportionError(picture: Pixels, { widthMetres, lengthMetres }: Size): number {
  return picture.width / picture.height / (widthMetres / lengthMetres) - 1;
}

export const isOutOfProportion = (picture: Pixels, size: Size): boolean =>
  Math.abs(proportionError(picture, size)) > TOLERANCE;
