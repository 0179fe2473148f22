import { DEFAULT_LOCALE, inEachLocale, languageName } from "#app/i18n/locales.ts";
import { formatSheetDay, formatSheetMinute } from "#app/i18n/sheet-date.ts";
import { MAX_NOTES } from "#app/requests/inbox/inbox.rules.ts";
import type { InboxRequest } from "#app/requests/inbox/inbox.server.ts";
import { inboxTexts } from "#app/requests/inbox/inbox.texts.ts";
import { EXPORT_COLUMNS } from "#app/requests/inbox/lead-export-columns.ts";
import { labelOfOrigin, SHEET_ORIGIN } from "#app/requests/inbox/requests.ts";
import { emailAddress, readTelephone } from "#app/requests/request-fields.rules.ts";
import { priceText } from "../catalogue/catalogue-cells.rules.ts";
import { type Cells, type Column, canonical, type Reading } from "../cells.rules.ts";
import { optionOf, readPrice } from "../field-cells.ts";
import { isDayOnly, ORIGIN_WORDS, readSheetDate, respelledDetails } from "./lead-cells.ts";
import { leadSheetTexts } from "./lead-sheet.texts.ts";

export type LeadColumnId = (typeof EXPORT_COLUMNS)[number]["id"];

export type LeadColumn = Column & {
  id: LeadColumnId;
  /** For existing requests: "work" may be changed, "course" is ignored, "person" must be unchanged. */
  of: "work" | "course" | "person";
  /** Normalised; `present` is the stored value. */
  read(text: string, present: Cells): Reading;
};

const { problems } = leadSheetTexts;
const { statuses } = inboxTexts;
const CURRENCIES = { BRL: "BRL", EUR: "EUR" };
const CENTS = 100;
const MIN_DIGITS = 8;

type Read = LeadColumn["read"];

const within =
  (most: number): Read =>
  (text) =>
    text.length > most ? { problem: problems.tooLong(most) } : { text };

/** An empty cell keeps the value. */
const choice =
  (id: LeadColumnId, choices: Record<string, string>, usual: string, problem: string): Read =>
  (text, present) => {
    if (text === "") return { text: present[id] ?? usual };
    const [, word] = optionOf(choices, text) ?? [];
    return word === undefined ? { problem } : { text: word };
  };

/** A date equals a time on that day, because a cell formatted as a day drops the time. */
const moment =
  (id: LeadColumnId): Read =>
  (text, present) => {
    if (text === "") return { text };
    const read = readSheetDate(text);
    if (!read) return { problem: problems.moment };
    const before = present[id] ?? "";
    return {
      text: isDayOnly(text) && before.startsWith(formatSheetDay(read)) ? before : formatSheetMinute(read),
    };
  };

const day: Read = (text) => {
  const read = readSheetDate(text);
  return text === "" ? { text } : read ? { text: formatSheetDay(read) } : { problem: problems.day };
};

const email: Read = (text) => {
  const read = emailAddress.safeParse(text);
  return text === "" || read.success ? { text: read.data ?? "" } : { problem: problems.email };
};

/** The contact form accepts any text beside an e-mail. */
export const isTelephone = (text: string): boolean => readTelephone(text, MIN_DIGITS) !== null;
const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "");

/** A spreadsheet that opens a file of text takes a number for an amount: signs and zeros before it are gone. */
const telephone: Read = (text, { whatsapp = "" }) =>
  digitsOf(text) !== "" && digitsOf(text) === digitsOf(whatsapp) ? { text: whatsapp } : within(40)(text, {});

const details: Read = (text) => {
  const spelled = respelledDetails(text);
  return spelled === null ? { problem: problems.details } : { text: spelled };
};
/** Of this site only, because an employee follows the link. */
const page: Read = (text) =>
  text === "" || (/^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= 2000)
    ? { text }
    : { problem: problems.page };

const RULES: Record<LeadColumnId, Omit<LeadColumn, "id" | "title" | "width">> = {
  received: { of: "person", read: moment("received"), names: ["data", "criado em"] },
  origin: {
    of: "person",
    read: choice("origin", ORIGIN_WORDS, labelOfOrigin(SHEET_ORIGIN), problems.origin),
  },
  status: { of: "work", read: choice("status", statuses, statuses.new, problems.status) },
  name: { of: "person", read: within(120) },
  whatsapp: { of: "person", read: telephone, names: ["telefone", "celular"] },
  email: { of: "person", read: email },
  subject: { of: "person", read: within(5000), names: ["tapete", "assunto"] },
  size: { of: "person", read: within(200) },
  price: { of: "person", read: readPrice },
  currency: { of: "person", read: choice("currency", CURRENCIES, "", problems.currency) },
  message: { of: "person", read: within(10_000) },
  details: { of: "person", read: details },
  page: { of: "person", read: page },
  language: {
    of: "person",
    read: choice("language", inEachLocale(languageName), languageName(DEFAULT_LOCALE), problems.language),
  },
  notes: { of: "work", read: within(MAX_NOTES) },
  reminder: { of: "work", read: day },
  answered: { of: "course", read: moment("answered") },
  consent: { of: "person", read: moment("consent") },
  consentVersion: { of: "person", read: within(100) },
  lastContact: { of: "course", read: moment("lastContact") },
  id: { of: "person", read: (text) => ({ text }) },
};

export const LEAD_COLUMNS: readonly LeadColumn[] = EXPORT_COLUMNS.map(({ id, title, width }) => ({
  ...{ id, title, ...(width && { width }) },
  ...RULES[id],
}));

export const cellsOfRequest = (request: InboxRequest): Cells =>
  Object.fromEntries(
    EXPORT_COLUMNS.map(({ id, value }) => {
      const said = value(request);
      return [id, typeof said === "number" ? priceText(Math.round(said * CENTS)) : canonical(said)];
    }),
  );
