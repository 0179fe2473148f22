import { formatDay } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { escapeMarkup } from "#app/platform/markup.rules.ts";
import { labelsOfRequests } from "#app/requests/inbox/requests.ts";
import type { Person } from "./person.server.ts";
import { personArchiveTexts } from "./person-archive.texts.ts";

type Fields = Record<string, string>;
export type PersonData = Record<"leads" | "messages" | "subscriptions" | "mails" | "consents", Fields[]> & {
  files: string[];
};

const LEFT_OUT = new Set([
  "id",
  "secretsUntil",
  "submissionKey",
  "searchWords",
  "confirmationDigest",
  "unsubscribeToken",
  "subjectDigests",
  "productId",
  "imageUrl",
  "priceCents",
  "priceCurrency",
  "html",
  "headers",
  "aboutEntity",
  "aboutId",
  "entityId",
  "entity",
]);

export function personData(person: Person, files: string[]): PersonData {
  return {
    leads: person.leads.map(({ priceCents, priceCurrency, details, ...lead }) => ({
      ...plain(lead),
      ...plain(withoutKeys(details)),
      ...(priceCents !== null && { price: `${priceCents / 100} ${priceCurrency}` }),
    })),
    messages: person.messages.map(plain),
    // Until it is confirmed nobody has consented.
    subscriptions: person.subscriptions.map(({ consentAt, ...subscription }) =>
      plain({ ...subscription, ...(subscription.status !== "pending" && { consentAt }) }),
    ),
    mails: person.mails.map(plain),
    consents: person.consents.map(plain),
    files,
  };
}

/** The files are in the archive, so their storage paths are left out. */
function withoutKeys({ attachments, ...details }: Record<string, unknown>): Record<string, unknown> {
  return details;
}

function plain(row: Record<string, unknown>): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(row)) {
    if (LEFT_OUT.has(name) || value === null || value === undefined || value === "") continue;
    if (value instanceof Date) fields[name] = value.toISOString();
    else fields[name] = typeof value === "object" ? JSON.stringify(value) : String(value);
  }
  return fields;
}

export function personPage(data: PersonData, locale: Locale, brand: string, today: Date): string {
  const texts = personArchiveTexts(locale);
  const names: Readonly<Record<string, string>> = { ...labelsOfRequests(locale), ...texts.fields };
  const rows = (fields: Fields) =>
    Object.entries(fields)
      .map(([name, value]) => `<dt>${escapeMarkup(names[name] ?? name)}</dt><dd>${escapeMarkup(value)}</dd>`)
      .join("");
  const section = (heading: string, entries: Fields[]) =>
    `<h2>${heading} (${entries.length})</h2>${entries.map((entry) => `<dl>${rows(entry)}</dl>`).join("") || `<p>${texts.none}</p>`}`;
  const files = data.files
    .map((name) => `<li><a href="${encodeURI(name)}">${escapeMarkup(name)}</a></li>`)
    .join("");
  const title = escapeMarkup(texts.title(brand));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${CSS}</style></head><body><h1>${title}</h1><p>${escapeMarkup(texts.made(formatDay(today, locale)))}</p>${section(texts.leads, data.leads)}${section(texts.messages, data.messages)}${section(texts.subscriptions, data.subscriptions)}${section(texts.mails, data.mails)}${section(texts.consents, data.consents)}<h2>${texts.files} (${data.files.length})</h2>${files ? `<ul>${files}</ul>` : `<p>${texts.none}</p>`}</body></html>`;
}

const CSS =
  "body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif}dl{display:grid;grid-template-columns:12rem 1fr;gap:.3rem 1rem;padding:1rem 0;border-top:1px solid}dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";
