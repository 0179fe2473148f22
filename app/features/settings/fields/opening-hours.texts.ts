import { defineTexts } from "#app/i18n/texts.ts";
import type { Span, Weekday } from "./opening-hours.rules.ts";

const PT: Record<Weekday, string> = {
  Monday: "segunda",
  Tuesday: "terça",
  Wednesday: "quarta",
  Thursday: "quinta",
  Friday: "sexta",
  Saturday: "sábado",
  Sunday: "domingo",
};

const ES: Record<Weekday, string> = {
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábado",
  Sunday: "domingo",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const clock = (time: string) => time.replace(/^0/, "");
const shortClock = (time: string) => clock(time).replace(":", "h").replace(/h00$/, "h");

export const openingHoursTexts = defineTexts({
  pt: {
    day: (day: Weekday) => capital(PT[day]),
    twoDays: (first: Weekday, last: Weekday) => `${capital(PT[first])} e ${PT[last]}`,
    days: (first: Weekday, last: Weekday) => `${capital(PT[first])} a ${PT[last]}`,
    span: ({ opens, closes }: Span) => `${shortClock(opens)}-${shortClock(closes)}`,
    closed: "Fechado",
  },
  es: {
    day: (day) => capital(ES[day]),
    twoDays: (first, last) => `${capital(ES[first])} y ${ES[last]}`,
    days: (first, last) => `De ${ES[first]} a ${ES[last]}`,
    span: ({ opens, closes }) => `${clock(opens)}-${clock(closes)}`,
    closed: "Cerrado",
  },
  en: {
    day: (day) => day,
    twoDays: (first, last) => `${first} and ${last}`,
    days: (first, last) => `${first} to ${last}`,
    span: ({ opens, closes }) => `${clock(opens)}–${clock(closes)}`,
    closed: "Closed",
  },
});
