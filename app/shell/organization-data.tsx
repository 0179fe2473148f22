import type { Settings } from "#app/features/settings/settings.rules.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { organizationFacts } from "./organization.ts";
import { usePageContext } from "./page-context.ts";

/** Who is behind the site, for search engines: on every public page, beside what the page says of itself. */
export function OrganizationData({ settings, locale }: { settings: Settings; locale: Locale }) {
  const page = usePageContext();
  if (!page) return null;
  const facts = {
    "@context": "https://schema.org",
    "@graph": organizationFacts(settings, page.origin, locale),
  };
  // Nothing that the owner wrote can end the element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is data, and cannot hold a tag
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
