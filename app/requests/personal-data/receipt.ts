import { formatDay } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Erasure } from "./erasures.table.ts";
import { receiptTexts } from "./receipt.texts.ts";

export function receiptText(receipt: Erasure, locale: Locale, brand: string): string {
  const texts = receiptTexts(locale);
  const { id, erasedAt, reason, counts, backupsUntil } = receipt;
  const day = formatDay(erasedAt, locale);
  const title = texts.title(brand);
  return [
    title,
    "=".repeat(title.length),
    "",
    texts.number(id),
    texts.erased(`${day} (${erasedAt.toISOString()})`),
    texts.reason[reason],
    "",
    texts.what,
    ...Object.entries(texts.counts).map(([kind, name]) => `- ${name}: ${counts[kind] ?? 0}`),
    "",
    texts.consents(counts.consents ?? 0),
    texts.backups(day, formatDay(backupsUntil, locale)),
    texts.letters,
    "",
  ].join("\r\n");
}
