import { formatPrice } from "#app/i18n/format.ts";
import { formatExact, formatReceived } from "#app/i18n/format-date-time.ts";
import { dayOf, startOfDay } from "#app/i18n/local-day.rules.ts";
import { type Locale, languageName } from "#app/i18n/locales.ts";
import { detailText } from "#app/requests/define-request.ts";
import { askedIn } from "../asked-in.ts";
import { LEAD_STATUSES, MESSAGE_STATUSES, type RequestStatus, withoutFullStop } from "../inbox.rules.ts";
import type { InboxRequest, InboxRow } from "../inbox.server.ts";
import { inboxTexts as texts } from "../inbox.texts.ts";
import { knownDetails, labelOfOrigin } from "../requests.ts";
import { type PreparedReply, prepareReply } from "./prepared-reply.ts";

export type Fact = { label: string; value: string; href?: string };
export type FileView = { name: string; href: string; isPicture: boolean; size: string | null };

export type RequestView = {
  id: string;
  name: string;
  summary: string;
  message: string;
  facts: Fact[];
  files: FileView[];
  status: RequestStatus;
  statuses: readonly RequestStatus[];
  notes: string;
  remindDay: string;
  language: string;
  lang: Locale;
  whatsapp: string;
  email: string;
  prepared: PreparedReply;
  answered: string | null;
  consent: string;
  reach: string;
};

export type RowView = Omit<InboxRow, "createdAt" | "remindOn"> & {
  from: string;
  received: string;
  due: string | null;
};

export const rowView = ({ createdAt, remindOn, ...row }: InboxRow, today: Date): RowView => ({
  ...row,
  from: labelOfOrigin(row.origin),
  received: formatReceived(createdAt, today),
  due:
    remindOn && remindOn <= dayOf(today)
      ? formatReceived(startOfDay(remindOn), today)
          .replace(/, 0h00$/, "")
          .toLowerCase()
      : null,
});

/** Formatted on the server, independent of the browser's language and clock. */
export function requestView(
  request: InboxRequest,
  files: FileView[],
  brand: string,
  today: Date,
): RequestView {
  const { row, origin } = request;
  const { carpetName: subject, carpetSize: size, whatsapp } = askedIn(request);
  const { name, email, locale } = row;
  const piece = [subject, size].filter(Boolean).join(", ") || labelOfOrigin(origin);
  return {
    id: row.id,
    name,
    summary: `${withoutFullStop(piece)}. ${formatReceived(row.createdAt, today)}.`,
    message: row.message,
    facts: factsOf(request),
    files,
    status: row.status,
    statuses: request.kind === "lead" ? LEAD_STATUSES : MESSAGE_STATUSES,
    notes: row.notes,
    remindDay: row.remindOn ?? "",
    language: languageName(locale),
    lang: locale,
    whatsapp,
    email,
    prepared: prepareReply({ origin, name, locale, subject, size }, brand),
    answered: row.answeredAt && formatExact(row.answeredAt),
    consent:
      row.consentAt && row.consentVersion
        ? texts.request.consent(formatExact(row.consentAt), consentName(row.consentVersion))
        : texts.request.noConsent,
    reach: email || whatsapp,
  };
}

/** `quote-2026-11`: the text of November 2026; an imported one as it was written. */
function consentName(version: string): string {
  const [, purpose = "", year, month] = /^(.+)-(\d{4})-(\d{2})$/.exec(version) ?? [];
  const { consentPurposes } = texts.request;
  return Object.hasOwn(consentPurposes, purpose)
    ? `${consentPurposes[purpose as keyof typeof consentPurposes]}, ${month}/${year}`
    : version;
}

function factsOf(request: InboxRequest): Fact[] {
  const labels = texts.request;
  const { row } = request;
  const facts =
    request.kind === "lead"
      ? [
          { label: labels.piece, value: request.row.carpetName },
          { label: labels.size, value: request.row.carpetSize },
          { label: labels.price, value: priceOf(request.row) },
          ...detailsOf(request.row.details, request.origin),
          { label: labels.whatsapp, value: request.row.whatsapp },
          { label: labels.email, value: row.email },
          { label: labels.origin, value: labelOfOrigin(request.row.origin) },
          { label: labels.page, value: request.row.originPath, href: request.row.originPath },
        ]
      : [
          { label: labels.subject, value: request.row.subject },
          { label: labels.email, value: row.email },
          { label: labels.phone, value: request.row.phone ?? "" },
          { label: labels.origin, value: labelOfOrigin(request.origin) },
        ];
  const always = [
    { label: labels.language, value: languageName(row.locale) },
    { label: labels.received, value: formatExact(row.createdAt) },
  ];
  return [...facts, ...always].filter(({ value }) => value !== "");
}

function priceOf({
  priceCents,
  priceCurrency,
  locale,
}: Extract<InboxRequest, { kind: "lead" }>["row"]): string {
  return priceCents !== null && priceCurrency ? formatPrice(priceCents, priceCurrency, locale) : "";
}

export const detailsOf = (details: Record<string, unknown>, origin?: string): Fact[] =>
  knownDetails(origin)
    .map(({ name, label, options }) => ({ label, value: detailText(details[name], options) }))
    .filter(({ value }) => value !== "");
