import { qrMatrix } from "#app/ui/media/qr-matrix.ts";
import { mm, type PdfDocument } from "./pdf-document.ts";
import { tagged } from "./print.ts";

export function drawQr(
  paper: PdfDocument,
  text: string,
  label: string,
  x: number,
  y: number,
  side: number,
): void {
  const rows = qrMatrix(text);
  const module = mm(side) / rows.length;
  tagged(
    paper,
    "Figure",
    () => {
      for (const [row, modules] of rows.entries()) {
        for (const [column, isDark] of modules.entries()) {
          if (isDark) paper.rect(mm(x) + column * module, mm(y) + row * module, module, module);
        }
      }
      paper.fill(paper.inks.ink);
    },
    label,
  );
  paper.link(mm(x), mm(y), mm(side), mm(side), text);
}
