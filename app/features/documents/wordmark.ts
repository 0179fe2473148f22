import { WORDMARK_DRAWINGS } from "#app/ui/layout/wordmark-drawings.ts";
import { mm, type PdfDocument } from "./pdf-document.ts";
import { drawText, fitted, tagged } from "./print.ts";

const DRAWN_NAME = "urdume";
const POINTS_PER_HEIGHT = 2.5;
/** Millimetres: beside the name of a rug. */
const WIDTH = 52;

/** `right` and height in millimetres. */
export function drawWordmark(paper: PdfDocument, name: string, right: number, y: number, height: number) {
  const colour = paper.inks.ink;
  if (name.toLowerCase() !== DRAWN_NAME) {
    const words = { x: right - WIDTH, y, width: WIDTH, size: height * POINTS_PER_HEIGHT, colour };
    const title = { ...words, face: "title", align: "right", leading: 1.22 } as const;
    drawText(paper, name, fitted(paper, name, title, height * 2));
    return;
  }
  const { viewBox, letters } = WORDMARK_DRAWINGS.regular;
  const [left = 0, top = 0, wide = 1, high = 1] = viewBox.split(" ").map(Number);
  const scale = mm(height) / high;
  tagged(
    paper,
    "Figure",
    () =>
      paper
        .save()
        .translate(mm(right) - wide * scale, mm(y))
        .scale(scale)
        .translate(-left, -top)
        .path(letters)
        .fill(colour)
        .restore(),
    name,
  );
}
