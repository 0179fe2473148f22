const CELL = /<(?:\w+:)?c\s([^>]*)>/g;
const PLACE = /\br=["']([A-Z]{1,3}\d{1,7})["']/;
/** Longer than what a cell begins with. */
export const CELL_BEGINNING_LENGTH = 200;

/** Where a part of a worksheet has cells that show an error such as `#N/A`, which readers take for empty ones. */
export function errorCellsIn(xml: string): string[] {
  if (!/\bt=["']e["']/.test(xml)) return [];
  return [...xml.matchAll(CELL)].flatMap(([, attributes = ""]) =>
    /\bt=["']e["']/.test(attributes) ? (PLACE.exec(attributes)?.[1] ?? []) : [],
  );
}

/** The file of a workbook's first sheet, within the archive. */
export function firstSheetFile(workbook: string, relationships: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*?\b\w+:id=["']([^"']+)["']/.exec(workbook)?.[1];
  const [target] = [...relationships.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].flatMap(
    ([, attributes = ""]) =>
      /\bId=["']([^"']+)["']/.exec(attributes)?.[1] === id
        ? (/\bTarget=["']([^"']+)["']/.exec(attributes)?.[1] ?? [])
        : [],
  );
  return target?.startsWith("/") ? target.slice(1) : `xl/${target}`;
}
