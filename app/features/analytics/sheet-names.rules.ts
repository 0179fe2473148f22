export const SHEET_NAMES = ["dias", "funil", "origens", "paginas", "publico", "tapetes", "vistos"] as const;
export type SheetName = (typeof SHEET_NAMES)[number];
export const TABLE_FIELD = "tabela";

export function readSheetName(params: URLSearchParams): SheetName {
  const asked = params.get(TABLE_FIELD);
  return SHEET_NAMES.find((name) => name === asked) ?? SHEET_NAMES[0];
}
