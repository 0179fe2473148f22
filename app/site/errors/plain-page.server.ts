import { type Locale, localeOfPath, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { mailTheme } from "#app/platform/mail/mail-theme.ts";
import { xmlText } from "../seo/xml.ts";
import { siteTexts } from "../site.texts.ts";

type Reason = "overloaded" | "updating" | "refused" | "tooOften" | "unread";

export const overloadedPage = (retryAfterSeconds: number): string =>
  plainPage("overloaded", refreshAfter(retryAfterSeconds));

export const updatingPage = (retryAfterSeconds: number): string =>
  plainPage("updating", refreshAfter(retryAfterSeconds));

export const refusedFormPage = (pathname: string): string =>
  plainPage(
    "refused",
    "",
    returnLink(pathname, (texts) => texts.backToForm),
  );

export const tooOftenPage = (pathname: string): string =>
  plainPage(
    "tooOften",
    "",
    returnLink(pathname, (texts) => texts.backToForm),
  );

export const unavailablePage = (pathname: string): string =>
  plainPage(
    "unread",
    NO_INDEX,
    returnLink(pathname, (texts) => texts.error.retry),
  );

const refreshAfter = (seconds: number): string => `<meta http-equiv="refresh" content="${seconds}">`;

const NO_INDEX = `<meta name="robots" content="noindex">`;

type ReturnLink = { locale: Locale; href: string; label: string };

function returnLink(pathname: string, labelIn: (texts: ReturnType<typeof siteTexts>) => string): ReturnLink {
  const locale = localeOfPath(pathname);
  // Two slashes would make it another site.
  return { locale, href: pathname.replace(/^\/+/, "/"), label: labelIn(siteTexts(locale)) };
}

/** Self-contained. Uses the last theme read, because nothing may be readable. */
function plainPage(reason: Reason, head: string, back?: ReturnLink): string {
  const { name, paper, ink, quiet, voice } = mailTheme();
  const style = `max-width:34rem;margin:18vh auto;padding:0 20px;font:400 19px/1.5 ${voice};color:${ink}`;
  const brand = name ? `<p>${xmlText(name)}</p>` : "";
  const locales = back ? [back.locale] : siteLocales();
  const words = locales.map((locale) => {
    const { title, text } = siteTexts(locale)[reason];
    return `<section lang="${locale}"><h2>${title}</h2><p>${text}</p></section>`;
  });
  if (back) {
    words.push(`<p><a href="${xmlText(back.href)}" style="color:${ink}">${back.label}</a></p>`);
    words.push(`<p style="font-size:15px;color:${quiet}">${errorCode(back.locale, ink)}</p>`);
  }
  const [first = siteLocale()] = locales;
  return `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8"><title>${siteTexts(first)[reason].title}</title><meta name="viewport" content="width=device-width">${head}</head><body style="background:${paper}"><main style="${style}">${brand}${words.join("")}</main></body></html>`;
}

/** The request's id, which is also in the log. */
function errorCode(locale: Locale, ink: string): string {
  const requestId = requestContext()?.requestId;
  const { code, quote } = siteTexts(locale).error;
  return requestId ? `${code} <b style="color:${ink}">${requestId}</b>. ${quote}` : "";
}
