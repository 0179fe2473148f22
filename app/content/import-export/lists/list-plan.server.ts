import { readImage } from "../catalogue/catalogue-reading.ts";
import { imageOf } from "../catalogue/picture-names.rules.ts";
import type { Cells, Reading } from "../cells.rules.ts";
import { readChoice, readFieldCell } from "../field-cells.ts";
import { type PlannedLine, readSheet } from "../plan.ts";
import { planLines, type UploadedSheet, unnamedPictures } from "../sheet-plan.ts";
import type { ListColumn } from "./list-columns.ts";
import { contentOf, keyOf, type ListKind, slugIn, titleColumn, typeIn } from "./list-kinds.server.ts";
import { begun, cellsOf, type ListRecord } from "./list-records.server.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";

const { problems, kinds, answers } = listSheetTexts;
const ACTIVE = { true: answers.yes, false: answers.no };
/** Of fields that one type of a sheet has and another lacks. */
const LACKING: Partial<Record<string, string>> = {
  brl: problems.onlyFeatured,
  eur: problems.onlyFeatured,
  place: problems.onlyPage,
};

export function planList(
  kind: ListKind,
  uploaded: UploadedSheet,
  records: ReadonlyMap<string, ListRecord>,
  former: ReadonlyMap<string, string>,
): Generator<PlannedLine> {
  const lines = readSheet(uploaded.rows, kind.columns).map(({ line, typed }) => {
    const asked = slugIn(kind, typed);
    const key = keyOf(kind, typeIn(kind, typed), asked);
    const present = records.has(key) ? undefined : former.get(key);
    const slug = records.get(present ?? "")?.cells.slug ?? asked;
    return { line, key: present ?? key, slug, typed };
  });
  const columns = kind.columns.filter(isPicture).map(({ id }) => id);
  // A picture in the archive that no cell names, but that is called like the line, is the main one.
  const [main = ""] = columns;
  const slugs = [...records].map(([key, { cells }]) => ({ key, slug: cells.slug ?? "" }));
  const keys = new Map([...slugs, ...lines].toReversed().map(({ key, slug }) => [slug, key]));
  keys.delete("");
  const { find, own, left } = unnamedPictures(lines, uploaded.pictures, columns, keys);
  const more = [...own.values()].flatMap((pictures) => pictures.slice(1));
  const known = { images: uploaded.images, pictures: { find } };
  return planLines(uploaded, lines, {
    ...{ columns: kind.columns, title: titleColumn(kind) },
    present: (key) => records.get(key)?.cells,
    begin({ slug, typed }) {
      const type = typeIn(kind, typed);
      return cellsOf(kind, type, begun(kind, type, slug));
    },
    read(column, text, before, { key }) {
      if (!isPicture(column)) return readCell(kind, column, text, before);
      const [picture] = (column.id === main && text === "" && own.get(key)) || [];
      return picture ? { text: imageOf(picture) } : readImage(text, before[column.id] ?? "", known);
    },
    pictures: {
      ...{ column: main, own, unnamed: () => "" },
      left: [...left, ...more.map((picture) => ({ ...picture, problem: problems.oneImage }))],
    },
    problems,
  });
}

const isPicture = (column: ListColumn) => "declared" in column && column.declared.kind === "media";

function readCell(kind: ListKind, column: ListColumn, text: string, present: Cells): Reading {
  const { id } = column;
  if (id === "kind") return readChoice(kinds, text, present.kind ?? "", () => problems.kind);
  if (id === "active") return readChoice(ACTIVE, text, present.active ?? "", () => problems.active);
  if (!("declared" in column)) return { text };
  if (text !== "" && !contentOf(kind, typeIn(kind, present)).document.fields[column.field])
    return { problem: LACKING[id] ?? problems.onlyCollection };
  return readFieldCell(column, text, present[id]);
}
