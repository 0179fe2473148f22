import { zipOf } from "./zip.ts";

/** A text, or a cell's attributes and content as the format writes them. */
export type WorkbookCell = string | { as: string; content: string };

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGES = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Style 1 of {@link workbookOf}: a day with its hour. */
export const DAY_AND_HOUR = 's="1"';

/** A workbook as other programs save it, with its sheets in this order and files named from the last to the first. */
export function workbookOf(...sheets: WorkbookCell[][][]): Promise<Buffer> {
  const fileOf = (at: number) => `worksheets/sheet${sheets.length - at}.xml`;
  const files: [string, string][] = [
    [
      "[Content_Types].xml",
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGES}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGES}">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="${fileOf(at)}"/>`).join("")}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      "xl/styles.xml",
      `<styleSheet xmlns="${SHEETS}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ...sheets.map((rows, at): [string, string] => [`xl/${fileOf(at)}`, sheetOf(rows)]),
  ];
  return zipOf(files.map(([name, text]) => ({ name, bytes: Buffer.from(`<?xml version="1.0"?>${text}`) })));
}

const sheetOf = (rows: WorkbookCell[][]): string =>
  `<worksheet xmlns="${SHEETS}"><sheetData>${rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, place) => cellOf(`${String.fromCharCode(65 + place)}${at + 1}`, cell)).join("")}</row>`,
    )
    .join("")}</sheetData></worksheet>`;

function cellOf(place: string, cell: WorkbookCell): string {
  if (typeof cell !== "string") return `<c r="${place}" ${cell.as}>${cell.content}</c>`;
  return cell && `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
