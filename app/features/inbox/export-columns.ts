import { formatDay, formatMinute } from "#app/i18n/sheet-moment.ts";
import { detailsOf } from "./entry-view.ts";
import type { Entry } from "./inbox.server.ts";
import { inboxTexts } from "./inbox.texts.ts";

type ColumnId = keyof typeof inboxTexts.sheet;
type Column = { id: ColumnId; title: string; width?: number; value: (entry: Entry) => string | number };

const { sheet: texts, origins, statuses, entry: words } = inboxTexts;
const CENTS = 100;
const named = (id: ColumnId) => ({ id, title: texts[id] });

/** What only one form asks, in one cell. */
export const detailsText = (details: Record<string, unknown>): string =>
  detailsOf(details)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("; ");

/** The same columns for requests and messages; what one of them does not have stays empty. An import understands them. */
export const EXPORT_COLUMNS: Column[] = [
  { ...named("received"), value: ({ row }) => formatMinute(row.createdAt) },
  { ...named("origin"), value: ({ origin }) => origins[origin] },
  { ...named("status"), width: 14, value: ({ row }) => statuses[row.status] },
  { ...named("name"), width: 26, value: ({ row }) => row.name },
  {
    ...named("whatsapp"),
    value: (entry) => (entry.kind === "lead" ? entry.row.whatsapp : (entry.row.phone ?? "")),
  },
  { ...named("email"), width: 28, value: ({ row }) => row.email },
  {
    ...named("subject"),
    width: 28,
    value: (entry) => (entry.kind === "lead" ? entry.row.carpetName : entry.row.subject),
  },
  { ...named("size"), value: (entry) => (entry.kind === "lead" ? entry.row.carpetSize : "") },
  {
    ...named("price"),
    width: 12,
    value: (entry) =>
      entry.kind === "lead" && entry.row.priceCents !== null ? entry.row.priceCents / CENTS : "",
  },
  {
    ...named("currency"),
    width: 8,
    value: (entry) => (entry.kind === "lead" ? (entry.row.priceCurrency ?? "") : ""),
  },
  { ...named("message"), width: 50, value: ({ row }) => row.message },
  {
    ...named("details"),
    width: 40,
    value: (entry) => (entry.kind === "lead" ? detailsText(entry.row.details) : ""),
  },
  { ...named("page"), width: 24, value: (entry) => (entry.kind === "lead" ? entry.row.originPath : "") },
  { ...named("language"), width: 12, value: ({ row }) => words.languages[row.locale] },
  { ...named("notes"), width: 40, value: ({ row }) => row.notes },
  { ...named("reminder"), value: ({ row }) => (row.remindAt ? formatDay(row.remindAt) : "") },
  { ...named("answered"), value: ({ row }) => (row.answeredAt ? formatMinute(row.answeredAt) : "") },
  { ...named("consent"), value: ({ row }) => (row.consentAt ? formatMinute(row.consentAt) : "") },
  { ...named("consentVersion"), value: ({ row }) => row.consentVersion ?? "" },
  { ...named("lastContact"), value: ({ row }) => formatMinute(row.lastContactAt) },
  { ...named("id"), width: 38, value: ({ row }) => row.id },
];
