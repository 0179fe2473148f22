import type { Locale } from "#app/i18n/locales.ts";
import { siteTexts } from "../site.texts.ts";
import { FaultView } from "./fault-view.tsx";

export const UnavailableView = ({ locale, path }: { locale: Locale; path: string }) => (
  <FaultView {...siteTexts(locale).unread} locale={locale} path={path} />
);
