import type { Locale } from "#app/i18n/locales.ts";
import type { Settings } from "../settings.content.ts";
import { type HoursRow, hoursRows, type Span } from "./opening-hours.rules.ts";
import { openingHoursTexts } from "./opening-hours.texts.ts";

type OpeningHours = Settings["contact"]["hours"];

export function hoursTable({ places }: OpeningHours, locale: Locale): { days: string; cells: string[] }[] {
  const { closed } = openingHoursTexts(locale);
  return hoursRows(places).map((row) => ({
    days: daysOf(row, locale),
    cells: row.spans.map((spans) => spansOf(spans, locale) || closed),
  }));
}

/** One line for each place: "Showroom: Segunda a sexta 9h-18h; Sábado 9h-13h". */
export function hoursByPlace({ places }: OpeningHours, locale: Locale): string[] {
  return places.map(({ id, name, times }) => {
    const rows = hoursTable({ places: [{ id, name, times }] }, locale);
    const said = rows.map(({ days, cells }) => `${days} ${cells.join(" ")}`).join("; ");
    return [name, said].filter(Boolean).join(": ");
  });
}

/** Of the first place: "Sábado, 9h-13h." */
export function hoursSentence({ places }: OpeningHours, locale: Locale): string {
  return hoursRows(places.slice(0, 1))
    .map((row) => ({ days: daysOf(row, locale), times: spansOf(row.spans[0] ?? [], locale) }))
    .filter(({ times }) => times !== "")
    .map(({ days, times }) => `${days}, ${times}.`)
    .join(" ");
}

function daysOf({ days }: HoursRow, locale: Locale): string {
  const texts = openingHoursTexts(locale);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return first ? texts.day(first) : "";
  return days.length === 2 ? texts.twoDays(first, last) : texts.days(first, last);
}

const spansOf = (spans: Span[], locale: Locale): string =>
  spans.map(openingHoursTexts(locale).span).join(", ");
