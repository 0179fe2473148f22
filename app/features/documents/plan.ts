import { HAIRLINE, mm, type PdfDocument } from "./pdf-document.ts";
import { decoration, drawText, tagged } from "./print.ts";

type Plan = {
  picture: Buffer;
  alt: string;
  /** Null where the picture is not seen from above: it keeps its own form, and nothing is measured on it. */
  size: { widthMetres: number; lengthMetres: number } | null;
  x: number;
  y: number;
  maxWidth: number;
  maxHeight: number;
};

const STAND_OFF = 6.5;
const TICK = 2;
const LABEL_SIZE = 9.5;

export function drawPlan(paper: PdfDocument, plan: Plan): void {
  const { x, y, size } = plan;
  if (!size) {
    const fit: [number, number] = [mm(plan.maxWidth), mm(plan.maxHeight)];
    tagged(paper, "Figure", () => paper.image(plan.picture, mm(x), mm(y), { fit }), plan.alt);
    return;
  }
  const ratio = size.lengthMetres / size.widthMetres;
  const width = Math.min(plan.maxWidth, plan.maxHeight / ratio);
  const height = width * ratio;
  tagged(
    paper,
    "Figure",
    () => paper.image(plan.picture, mm(x), mm(y), { width: mm(width), height: mm(height) }),
    plan.alt,
  );
  measureAcross(paper, x, y - STAND_OFF, width, centimetres(size.widthMetres));
  paper
    .save()
    .translate(mm(x - STAND_OFF), mm(y + height))
    .rotate(-90);
  measureAcross(paper, 0, 0, height, centimetres(size.lengthMetres));
  paper.restore();
}

const centimetres = (metres: number) => `${Math.round(metres * 100)} cm`;

function measureAcross(paper: PdfDocument, x: number, y: number, length: number, label: string): void {
  paper.font("strong").fontSize(LABEL_SIZE);
  const gap = paper.widthOfString(label) / mm(1) + 5;
  const middle = x + length / 2;
  decoration(paper, () => {
    for (const [from, to] of [
      [x, middle - gap / 2],
      [middle + gap / 2, x + length],
    ] as const)
      paper.moveTo(mm(from), mm(y)).lineTo(mm(to), mm(y));
    for (const end of [x, x + length]) paper.moveTo(mm(end), mm(y - TICK)).lineTo(mm(end), mm(y + TICK));
    paper
      .lineWidth(HAIRLINE * 2)
      .strokeColor(paper.inks.ink)
      .stroke();
  });
  const top = y - (LABEL_SIZE * 1.22) / 2 / mm(1);
  drawText(paper, label, {
    x,
    y: top,
    width: length,
    size: LABEL_SIZE,
    face: "strong",
    align: "center",
    leading: 1.22,
  });
}
