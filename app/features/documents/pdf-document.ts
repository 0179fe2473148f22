import type { PlainColours } from "#app/features/theme/plain-colours.ts";
import type { PrintFace } from "#app/features/theme/print-faces.server.ts";

export type Inks = Pick<PlainColours, "ink" | "quiet" | "thread">;
export type PdfDocument = PDFKit.PDFDocument & { inks: Inks };

const POINTS_PER_MILLIMETRE = 72 / 25.4;
export const PAPER_WIDTH = 210;
export const PAPER_HEIGHT = 297;
export const MARGIN = 14;
export const TYPE_WIDTH = PAPER_WIDTH - 2 * MARGIN;

export const PAPER_WHITE = "#ffffff";
export const HAIRLINE = 0.35;

export type Face = PrintFace;

export const mm = (millimetres: number) => millimetres * POINTS_PER_MILLIMETRE;
