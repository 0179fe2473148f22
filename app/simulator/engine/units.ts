/** Lengths on the floor. Pixels never appear in a value of this type. */
export type Metres = number;
/** The engine uses radians, the screen degrees. */
export type Radians = number;

export const DEGREE: Radians = Math.PI / 180;

/** Diagonal of a 35 mm negative: what "35 mm equivalent" is measured against. */
const NEGATIVE_DIAGONAL_MM = 43.2666;

export const focalFromEquivalent = (millimetres: number, diagonalPixels: number) =>
  (millimetres * diagonalPixels) / NEGATIVE_DIAGONAL_MM;

export const equivalentFromFocal = (focal: number, diagonalPixels: number) =>
  (focal * NEGATIVE_DIAGONAL_MM) / diagonalPixels;
