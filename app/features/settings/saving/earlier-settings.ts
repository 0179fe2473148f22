import { parseTelephone } from "#app/i18n/telephone.rules.ts";
import { pointLink, readMapPlace } from "../fields/map-place.rules.ts";
import { type HoursLine, WEEK, type Weekday } from "../fields/opening-hours.rules.ts";
import { MAP_FACTS } from "../settings.defaults.facts.ts";

/** A field as versions up to 0.8 stored it, which archives and history still have. */
export function upgraded(name: string, stored: Readonly<Record<string, unknown>>): unknown {
  const value = stored[name];
  switch (name) {
    case "contact.whatsapp":
    case "contact.phone":
      return telephoneOf(value, stored[`${name}_label`]);
    case "contact.hours":
      return hoursOf(value);
    case "contact.map":
      return mapOf(value);
    default:
      return value;
  }
}

const COUNTRY_ZOOM = 5;

const digitsOf = (text: unknown) => (typeof text === "string" ? text.replace(/\D/g, "") : "");

/** The link's number, or the label if it is the same. Never replaced by the demo's. */
function telephoneOf(link: unknown, label: unknown): unknown {
  if (typeof link !== "string" || link === "") return link;
  const isSame = digitsOf(label).endsWith(digitsOf(link));
  return parseTelephone(link) ?? (isSame ? parseTelephone(String(label)) : null) ?? "";
}

type Pinned = { latitude: number; longitude: number; zoom: number; url: string };

/** The link, when it says where, or the numbers were left as the demo's; else the numbers. Nothing for a whole country. */
function mapOf(value: unknown): unknown {
  if (!isPinned(value)) return value;
  const { latitude, longitude, zoom, url, ...words } = value;
  const linked = readMapPlace(url);
  const isUnderstood = linked !== null && typeof linked !== "string";
  const point = pointLink(latitude, longitude, zoom);
  if (isUnderstood && (linked.kind === "point" ? linked.zoom > COUNTRY_ZOOM : point === MAP_FACTS.point))
    return { ...words, point: url };
  return { ...words, point: zoom > COUNTRY_ZOOM ? point : "" };
}

function isPinned(value: unknown): value is Pinned {
  return typeof value === "object" && value !== null && "latitude" in value && "url" in value;
}

type Written = {
  weekdays: string;
  places: { id: string; name: string; weekdays: string; saturday: string }[];
};

function hoursOf(value: unknown): unknown {
  if (!isWritten(value)) return value;
  const [first, last] = daysIn(value.weekdays);
  return {
    places: value.places.map(({ id, name, weekdays, saturday }) => ({
      id,
      name,
      times: [...linesOf(first, last, weekdays), ...linesOf("Saturday", "", saturday)],
    })),
  };
}

function isWritten(value: unknown): value is Written {
  return typeof value === "object" && value !== null && "weekdays" in value;
}

const PORTUGUESE = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

function daysIn(text: string): [first: Weekday, last: Weekday] {
  const named = [...text.toLowerCase().matchAll(new RegExp(PORTUGUESE.join("|"), "g"))].map(
    ([day]) => WEEK[PORTUGUESE.indexOf(day)],
  );
  return [named[0] ?? "Monday", named.at(-1) ?? "Friday"];
}

/** `9h-18h`, `9h30 às 12h e 14h às 18h`, `09:00 - 18:00`; other text is dropped. */
const SPAN = /(\d{1,2})(?:[h:.](\d{2})?)?\s*(?:-|–|—|a|às|até)\s*(\d{1,2})(?:[h:.](\d{2})?)?/gi;
const CLOSED = /fechad/i;

function linesOf(first: Weekday, last: Weekday | "", text: string): HoursLine[] {
  if (CLOSED.test(text)) return [{ first, last, opens: "", closes: "", isClosed: true }];
  return [...text.matchAll(SPAN)].flatMap(([, fromHour, fromMinute, toHour, toMinute]) => {
    const opens = timeOf(fromHour, fromMinute);
    const closes = timeOf(toHour, toMinute);
    return opens && closes && closes > opens ? [{ first, last, opens, closes, isClosed: false }] : [];
  });
}

function timeOf(hour = "", minute = "00"): string | null {
  const isTime = Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : null;
}
