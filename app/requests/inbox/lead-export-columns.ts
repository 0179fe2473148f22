import { startOfDay } from "#app/i18n/local-day.rules.ts";
import { languageName } from "#app/i18n/locales.ts";
import { formatSheetDay, formatSheetMinute } from "#app/i18n/sheet-date.ts";
import { askedIn } from "./asked-in.ts";
import type { InboxRequest } from "./inbox.server.ts";
import { inboxTexts } from "./inbox.texts.ts";
import { detailsOf } from "./request/request-view.ts";
import { labelOfOrigin } from "./requests.ts";

type ColumnId = keyof typeof inboxTexts.sheet;
type Column = {
  id: ColumnId;
  title: string;
  width?: number;
  value: (request: InboxRequest) => string | number;
};

const { sheet: texts, statuses } = inboxTexts;
const CENTS = 100;
const named = (id: ColumnId) => ({ id, title: texts[id] });

export const detailsText = (details: Record<string, unknown>): string =>
  detailsOf(details)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("; ");

const inWholeUnits = (cents: number | null) => (cents === null ? "" : cents / CENTS);

export const EXPORT_COLUMNS: Column[] = [
  { ...named("received"), value: ({ row }) => formatSheetMinute(row.createdAt) },
  { ...named("origin"), value: ({ origin }) => labelOfOrigin(origin) },
  { ...named("status"), width: 14, value: ({ row }) => statuses[row.status] },
  { ...named("name"), width: 26, value: ({ row }) => row.name },
  { ...named("whatsapp"), value: (request) => askedIn(request).whatsapp },
  { ...named("email"), width: 28, value: ({ row }) => row.email },
  { ...named("subject"), width: 28, value: (request) => askedIn(request).carpetName },
  { ...named("size"), value: (request) => askedIn(request).carpetSize },
  { ...named("price"), width: 12, value: (request) => inWholeUnits(askedIn(request).priceCents) },
  { ...named("currency"), width: 8, value: (request) => askedIn(request).priceCurrency ?? "" },
  { ...named("message"), width: 50, value: ({ row }) => row.message },
  { ...named("details"), width: 40, value: (request) => detailsText(askedIn(request).details) },
  { ...named("page"), width: 24, value: (request) => askedIn(request).originPath },
  { ...named("language"), width: 12, value: ({ row }) => languageName(row.locale) },
  { ...named("notes"), width: 40, value: ({ row }) => row.notes },
  {
    ...named("reminder"),
    value: ({ row }) => (row.remindOn ? formatSheetDay(startOfDay(row.remindOn)) : ""),
  },
  { ...named("answered"), value: ({ row }) => (row.answeredAt ? formatSheetMinute(row.answeredAt) : "") },
  { ...named("consent"), value: ({ row }) => (row.consentAt ? formatSheetMinute(row.consentAt) : "") },
  { ...named("consentVersion"), value: ({ row }) => row.consentVersion ?? "" },
  { ...named("lastContact"), value: ({ row }) => formatSheetMinute(row.lastContactAt) },
  { ...named("id"), width: 38, value: ({ row }) => row.id },
];
