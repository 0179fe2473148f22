import { inboxTexts } from "#app/features/inbox/inbox.texts.ts";
import { DEFAULT_LOCALE, LOCALES, languageName } from "#app/i18n/locales.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import type { Counts } from "./import-export.rules.ts";
import type { ImportKind, ImportState } from "./import-export.table.ts";
import { importExportTexts } from "./import-export.texts.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";
import { columnOf, titleIn } from "./sheet-languages.ts";
import { textsSheetTexts } from "./texts-sheet.texts.ts";

const { detail: texts } = importExportTexts;

type Head = { state: ImportState; failure: string };

export function leadOf({ state, failure }: Head, counts: Counts): string {
  const writes = counts.new + counts.changed;
  switch (state) {
    case "reading":
      return texts.readingLead;
    case "writing":
      return texts.writingLead;
    case "ready":
      if (counts.refused > 0) return texts.refusedLead(counts.refused);
      return writes > 0 ? texts.readyLead : texts.nothingLead;
    case "done":
      return texts.doneLead(writes, counts.refused);
    case "undone":
      return texts.undoneLead;
    case "cancelled":
      return texts.cancelledLead;
    default:
      return failure;
  }
}

export function titleOfColumn(kind: ImportKind, id: string): string {
  if (kind === "texts") {
    const language = LOCALES.find((locale) => columnOf(locale) === id);
    return language
      ? languageName(language)
      : ((textsSheetTexts.columns as Record<string, string>)[id] ?? id);
  }
  if (kind === "leads") return (inboxTexts.sheet as Record<string, string>)[id] ?? id;
  const [field = "", locale] = id.split(".");
  const { columns } = kind === "catalogue" ? catalogueTexts : listSheetTexts;
  const title = (columns as Record<string, string>)[field] ?? id;
  return titleIn(title, LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE);
}
