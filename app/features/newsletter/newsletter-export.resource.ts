import { editorOf } from "#app/accounts/guard.server.ts";
import { languageName } from "#app/i18n/locales.ts";
import { formatSheetMinute } from "#app/i18n/sheet-date.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/newsletter-export.resource";
import { newsletterAdminTexts } from "./newsletter-admin.texts.ts";
import { readSubscriptionFilter } from "./newsletter-list.rules.ts";
import { exportSubscriptions, type SubscriptionRow } from "./newsletter-list.server.ts";

const { sheet: texts, statuses } = newsletterAdminTexts;

/** A pending one has given none. */
const consentOf = ({ status, consentAt }: SubscriptionRow) => (status === "pending" ? null : consentAt);
const moment = (value: Date | null) => (value ? formatSheetMinute(value) : "");

const COLUMNS = [
  { title: texts.email, width: 32, value: ({ email }: SubscriptionRow) => email },
  { title: texts.status, value: ({ status }: SubscriptionRow) => statuses[status] },
  { title: texts.language, width: 12, value: ({ locale }: SubscriptionRow) => languageName(locale) },
  { title: texts.consent, value: (row: SubscriptionRow) => moment(consentOf(row)) },
  { title: texts.consentVersion, width: 24, value: ({ consentVersion }: SubscriptionRow) => consentVersion },
  { title: texts.confirmed, value: ({ confirmedAt }: SubscriptionRow) => moment(confirmedAt) },
  { title: texts.unsubscribed, value: ({ unsubscribedAt }: SubscriptionRow) => moment(unsubscribedAt) },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return sheetResponse(searchParams.get("formato") === "xlsx" ? "xlsx" : "csv", {
    name: "newsletter",
    columns: COLUMNS,
    batches: exportSubscriptions(editorOf(context), readSubscriptionFilter(searchParams)),
  });
}
