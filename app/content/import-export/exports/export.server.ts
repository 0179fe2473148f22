import type { Editor } from "#app/accounts/guard.server.ts";
import { siteLocales } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import type { SheetColumn, SheetFormat } from "#app/platform/http/sheet-response.server.ts";
import { MAX_CELL_CHARACTERS } from "#app/platform/sheets/sheet-thread.rules.ts";
import { catalogueTexts } from "../catalogue/catalogue.texts.ts";
import { PRODUCT_COLUMNS } from "../catalogue/catalogue-columns.ts";
import { NEW_PRODUCT } from "../catalogue/catalogue-reading.ts";
import { readCatalogue } from "../catalogue/catalogue-records.server.ts";
import type { Cells, Column } from "../cells.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { LIST_KINDS, type ListName } from "../lists/list-kinds.server.ts";
import { readList } from "../lists/list-records.server.ts";
import { readTexts } from "../texts/text-records.server.ts";
import { TEXT_COLUMNS } from "../texts/texts-plan.server.ts";
import { textsSheetTexts } from "../texts/texts-sheet.texts.ts";

export type Exported = { name: string; columns: SheetColumn<Cells>[]; batches: Iterable<Cells[]> };

const { model } = catalogueTexts;
const { kinds } = importExportTexts.bring;

export const EXPORTS = {
  catalogo: { name: "catalogo", title: kinds.catalogue, columns: PRODUCT_COLUMNS, read: readProducts },
  textos: { name: "textos", title: kinds.texts, columns: TEXT_COLUMNS, read: readTextCells },
  colecoes: {
    name: "colecoes",
    title: kinds.collections,
    columns: LIST_KINDS.collections.columns,
    read: () => readCells("collections"),
  },
  designers: {
    name: "designers",
    title: kinds.designers,
    columns: LIST_KINDS.designers.columns,
    read: () => readCells("designers"),
  },
  modelo: {
    name: "modelo-catalogo",
    title: "",
    columns: PRODUCT_COLUMNS.filter(({ isNote }) => !isNote),
    read: readModel,
  },
} as const satisfies Record<
  string,
  { name: string; title: string; columns: readonly Column[]; read: (editor: Editor) => Promise<Cells[]> }
>;

export type ExportName = keyof typeof EXPORTS;
export const isExport = (name: string | undefined): name is ExportName =>
  name !== undefined && Object.hasOwn(EXPORTS, name);

/** Text cells are never formulas. */
export async function exportList(editor: Editor, what: ExportName, format: SheetFormat): Promise<Exported> {
  const { name, title, columns, read } = EXPORTS[what];
  const rows = await read(editor);
  if (what !== "modelo")
    await logEvent(editor, "exported", {
      about: `${title} (${format.toUpperCase()})`,
      details: { rows: rows.length },
    });
  const shown = (text: string) =>
    format === "xlsx" && text.length > MAX_CELL_CHARACTERS ? textsSheetTexts.tooLongForExcel : text;
  return {
    name,
    columns: columns.filter(isOfSite).map(({ id, title, width }) => ({
      title,
      ...(width && { width }),
      value: (cells: Cells) => shown(cells[id] ?? ""),
    })),
    batches: inParts(rows),
  };
}

/** In Portuguese a rug is named in any site. */
const ALWAYS_NAMED = "name";

const isOfSite = ({ id, locale = "all" }: Column): boolean =>
  locale === "all" || id === ALWAYS_NAMED || siteLocales().includes(locale);

async function readProducts(): Promise<Cells[]> {
  return [...(await readCatalogue()).rugs.values()].map(({ cells }) => cells);
}

async function readCells(name: ListName): Promise<Cells[]> {
  return [...(await readList(LIST_KINDS[name])).values()].map(({ cells }) => cells);
}

async function readTextCells(editor: Editor): Promise<Cells[]> {
  return [...(await readTexts(editor)).values()].map(({ cells }) => cells);
}

async function readModel(): Promise<Cells[]> {
  const { names } = await readCatalogue();
  const example = names.collections[0]?.spelled ?? "";
  return [{ ...NEW_PRODUCT, slug: "tapete-exemplo", collection: example, ...model }];
}
