import type { MetaDescriptor } from "react-router";
import type { Locale } from "#app/i18n/locales.ts";
import { siteTexts } from "../site.texts.ts";

/** By what was found at an address; "unread": unknown, because the database is unreachable. */
export const LOOKUP_STATUS = { present: 200, unknown: 404, withdrawn: 410, unread: 503 };

export const NO_INDEX: MetaDescriptor = { name: "robots", content: "noindex" };

export function absentMeta(
  locale: Locale,
  state: keyof typeof LOOKUP_STATUS | undefined,
  brand = "",
): MetaDescriptor[] {
  const { title, unread, notFound } = siteTexts(locale);
  return [{ title: title(state === "unread" ? unread.title : notFound.title, brand) }, NO_INDEX];
}
