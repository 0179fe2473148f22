import { rolesWith } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import { pageOf, searchOf } from "#app/ui/lists/list-address.ts";
import type { ImportKind, ImportState, Verdict } from "./import-export.table.ts";

export const IMPORT_EXPORT_PATH = "/admin/importar-exportar";
export const FULL_EXPORT_PATH = `${IMPORT_EXPORT_PATH}/tudo`;
export const importPath = (id: string) => `${IMPORT_EXPORT_PATH}/${id}`;
export const exportPath = (what: string, format: "csv" | "xlsx") =>
  `${IMPORT_EXPORT_PATH}/exportar/${what}?formato=${format}`;

export const IMPORT_KINDS = [
  "catalogue",
  "collections",
  "designers",
  "texts",
  "leads",
] as const satisfies readonly ImportKind[];
export const VERDICTS = ["new", "changed", "unchanged", "refused"] as const satisfies readonly Verdict[];
export const LINES_PER_PAGE = 50;
const MAX_SHEET_BYTES = 20 * 1024 * 1024;
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;

export const IMPORT_UPLOADS = { sheet: "importSheet", pictures: "importPictures" } as const;
export type ImportField = keyof typeof IMPORT_UPLOADS;
export const MAX_BYTES: Record<ImportField, number> = { sheet: MAX_SHEET_BYTES, pictures: MAX_ARCHIVE_BYTES };

export const takesPictures = (kind: ImportKind): boolean => kind !== "texts" && kind !== "leads";

/** Personal data: administrators only. */
export const mayImport = (role: Role, kind: ImportKind): boolean =>
  kind !== "leads" || rolesWith("personalData").includes(role);

/** Days in which an import can be undone and inspected. */
export const KEPT_DAYS = 30;

const VERDICT_WORDS: Record<Verdict, string> = {
  new: "novas",
  changed: "mudadas",
  unchanged: "iguais",
  refused: "recusadas",
};
export const verdictWord = (verdict: Verdict): string => VERDICT_WORDS[verdict];

export type LineFilter = { verdict: Verdict | null; query: string; page: number };

export function readLineFilter(params: URLSearchParams): LineFilter {
  return {
    verdict: VERDICTS.find((verdict) => VERDICT_WORDS[verdict] === params.get("situacao")) ?? null,
    query: searchOf(params),
    page: pageOf(params),
  };
}

export const isBusy = (state: ImportState): boolean => state === "reading" || state === "writing";

export type Counts = Record<Verdict, number>;

/** Refused lines keep the sheet out, unless only the good ones are asked for. */
export const mayConfirm = (state: ImportState, counts: Counts, isGoodOnly = false): boolean =>
  state === "ready" && (isGoodOnly || counts.refused === 0) && counts.new + counts.changed > 0;

export const refusedPath = (id: string) => `${importPath(id)}/recusadas`;
