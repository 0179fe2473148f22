import { readMinute } from "#app/i18n/local-day.rules.ts";
import { inEachLocale, languageName } from "#app/i18n/locales.ts";
import { readDay } from "#app/platform/calendar.rules.ts";
import { detailsOf } from "#app/requests/define-request.ts";
import { inboxTexts } from "#app/requests/inbox/inbox.texts.ts";
import { detailsText } from "#app/requests/inbox/lead-export-columns.ts";
import { labelOfOrigin, REQUEST_ORIGINS, REQUESTS } from "#app/requests/inbox/requests.ts";
import type { Cells } from "../cells.rules.ts";
import { optionOf } from "../field-cells.ts";

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2})[:h](\d{2})(?::\d{2})?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s]+(\d{2}):(\d{2})(?::[\d.]+)?)?$/;

/** In the maker's time zone; without a time the beginning of the day. Null if invalid. */
export function readSheetDate(text: string): Date | null {
  const [, day = "", month = "", year = "", ...time] = WRITTEN.exec(text) ?? turnedRound(ISO.exec(text));
  const date = readDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  const [hour = "0", minute = "00"] = time;
  if (date === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return readMinute(`${date}T${hour.padStart(2, "0")}:${minute}`);
}

export function lastContactIn({ received, answered, consent, lastContact }: Cells): Date | null {
  const said = lastContact ? [lastContact] : [received, answered, consent];
  const moments = said.flatMap((text) => (text && readSheetDate(text)) || []);
  return moments.reduce<Date | null>((last, each) => (last && last > each ? last : each), null);
}

/** Cells that are formatted as a day lose the time. */
export const isDayOnly = (text: string): boolean => !/[:h]/.test(text);

function turnedRound(found: RegExpExecArray | null): (string | undefined)[] {
  const [whole, year, month, day, ...time] = found ?? [];
  return [whole, day, month, year, ...time];
}

const { statuses } = inboxTexts;
export const ORIGIN_WORDS: Record<string, string> = Object.fromEntries(
  REQUEST_ORIGINS.map((origin) => [origin, labelOfOrigin(origin)]),
);
const DETAILS = REQUESTS.flatMap(detailsOf);
const BEGINNING = DETAILS.map(({ label }) => RegExp.escape(label)).join("|");

/** Inverse of the export: `Forma: Redondo; Cidade: São Paulo`. Null if invalid. */
export function readDetails(text: string): Record<string, string> | null {
  const details: Record<string, string> = {};
  const parts = text === "" ? [] : text.split(new RegExp(`;\\s*(?=(?:${BEGINNING}):)`));
  for (const part of parts) {
    const [, label, value = ""] = new RegExp(`^(${BEGINNING}):\\s*(.*)$`, "s").exec(part.trim()) ?? [];
    const detail = DETAILS.find((each) => each.label === label);
    if (!detail || value === "" || details[detail.name] !== undefined) return null;
    details[detail.name] = optionOf(detail.options, value)?.[0] ?? value;
  }
  return details;
}

export function respelledDetails(text: string): string | null {
  const details = readDetails(text);
  return details && detailsText(details);
}

export const originIn = ({ origin = "" }: Cells) => optionOf(ORIGIN_WORDS, origin)?.[0];
export const statusIn = ({ status = "" }: Cells) => optionOf(statuses, status)?.[0];
export const languageIn = ({ language = "" }: Cells) => optionOf(inEachLocale(languageName), language)?.[0];
