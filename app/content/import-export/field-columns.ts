import { type Field, isLocalized } from "#app/content/fields.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import type { Column } from "./cells.rules.ts";
import { sheetWord } from "./field-cells.ts";
import { titleIn } from "./sheet-languages.ts";

/** A column of a declared field, in one language or the same in all. */
export type FieldColumn = Column & { field: string; declared: Field; locale: RevisedIn };
/** Where a column's name is not that of its field, what else its heading may say, and its width. */
export type KnownAs = Partial<Pick<Column, "id" | "title" | "names" | "width">>;

const USUAL_WIDTH = 18;
const WIDTHS: Partial<Record<Field["kind"], number>> = { text: 44, media: 44, url: 30 };

export const columnIn = (id: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? id : `${id}.${locale}`;

export function columnsOfField(field: string, declared: Field, known: KnownAs = {}): FieldColumn[] {
  const { id = field, title = sheetWord(declared.label), names = [] } = known;
  const column = { width: WIDTHS[declared.kind] ?? USUAL_WIDTH, ...known, id, title, field, declared };
  if (!isLocalized(declared)) return [{ ...column, names, locale: "all" }];
  return LOCALES.map((locale) =>
    locale === DEFAULT_LOCALE
      ? { ...column, names, locale }
      : {
          ...column,
          ...{
            id: columnIn(id, locale),
            title: titleIn(title, locale),
            names: [`${title} ${locale}`],
            locale,
          },
        },
  );
}
