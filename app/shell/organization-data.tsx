import type { FrameSettings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { organizationFacts } from "./organization.ts";
import { usePageContext } from "./page-context.ts";

export function OrganizationData({ settings, locale }: { settings: FrameSettings; locale: Locale }) {
  const page = usePageContext();
  if (!page) return null;
  const facts = {
    "@context": "https://schema.org",
    "@graph": organizationFacts(settings, page.origin, locale),
  };
  // So that no text can end the script element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is data, and cannot hold a tag
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
