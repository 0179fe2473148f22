import { correction, generate } from "lean-qr";

/** Modules of a QR code of level M, row by row from above; true is dark. */
export function qrMatrix(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, at) => at);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
