import { formatDay, formatMinute } from "#app/i18n/sheet-moment.ts";
import { detailsOf } from "./entry-view.ts";
import type { Entry } from "./inbox.server.ts";
import { inboxTexts } from "./inbox.texts.ts";

type Column = { title: string; width?: number; value: (entry: Entry) => string | number };

const { sheet: texts, origins, statuses, entry: words } = inboxTexts;
const CENTS = 100;

/** The same columns for requests and messages; what one of them does not have stays empty. */
export const EXPORT_COLUMNS: Column[] = [
  { title: texts.received, value: ({ row }) => formatMinute(row.createdAt) },
  { title: texts.origin, value: ({ origin }) => origins[origin] },
  { title: texts.status, width: 14, value: ({ row }) => statuses[row.status] },
  { title: texts.name, width: 26, value: ({ row }) => row.name },
  {
    title: texts.whatsapp,
    value: (entry) => (entry.kind === "lead" ? entry.row.whatsapp : (entry.row.phone ?? "")),
  },
  { title: texts.email, width: 28, value: ({ row }) => row.email },
  {
    title: texts.subject,
    width: 28,
    value: (entry) => (entry.kind === "lead" ? entry.row.carpetName : entry.row.subject),
  },
  { title: texts.size, value: (entry) => (entry.kind === "lead" ? entry.row.carpetSize : "") },
  {
    title: texts.price,
    width: 12,
    value: (entry) =>
      entry.kind === "lead" && entry.row.priceCents !== null ? entry.row.priceCents / CENTS : "",
  },
  {
    title: texts.currency,
    width: 8,
    value: (entry) => (entry.kind === "lead" ? (entry.row.priceCurrency ?? "") : ""),
  },
  { title: texts.message, width: 50, value: ({ row }) => row.message },
  {
    title: texts.details,
    width: 40,
    value: (entry) =>
      entry.kind === "lead"
        ? detailsOf(entry.row.details)
            .map(({ label, value }) => `${label}: ${value}`)
            .join("; ")
        : "",
  },
  { title: texts.page, width: 24, value: (entry) => (entry.kind === "lead" ? entry.row.originPath : "") },
  { title: texts.language, width: 12, value: ({ row }) => words.languages[row.locale] },
  { title: texts.notes, width: 40, value: ({ row }) => row.notes },
  { title: texts.reminder, value: ({ row }) => (row.remindAt ? formatDay(row.remindAt) : "") },
  { title: texts.answered, value: ({ row }) => (row.answeredAt ? formatMinute(row.answeredAt) : "") },
  { title: texts.consent, value: ({ row }) => (row.consentAt ? formatMinute(row.consentAt) : "") },
  { title: texts.consentVersion, value: ({ row }) => row.consentVersion ?? "" },
];
