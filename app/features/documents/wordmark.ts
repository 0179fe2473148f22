import { WORDMARK_DRAWINGS } from "#app/ui/wordmark-drawings.ts";
import { mm, type PdfDocument } from "./pdf-document.ts";
import { drawText, tagged } from "./print.ts";

const DRAWN_NAME = "urdume";
const POINTS_PER_HEIGHT = 2.5;

/** `right` and height in millimetres. */
export function drawWordmark(paper: PdfDocument, name: string, right: number, y: number, height: number) {
  const colour = paper.inks.ink;
  if (name.toLowerCase() !== DRAWN_NAME) {
    const size = height * POINTS_PER_HEIGHT;
    drawText(paper, name, {
      x: right - 90,
      y,
      width: 90,
      size,
      face: "title",
      align: "right",
      leading: 1.22,
      colour,
    });
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
