import { mapPlaceOf } from "#app/features/settings/fields/map-place.rules.ts";
import { hoursRows } from "#app/features/settings/fields/opening-hours.rules.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { pathFor } from "#app/i18n/locales.ts";
import { readAddress } from "./organization.rules.ts";

type Facts = { origin: string; json: string };

const written = new WeakMap<Settings, Facts>();

/** For a script element. The settings of a language are one object until one changes, and this is kept with them. */
export function organizationJson(settings: Settings, origin: string, locale: Locale): string {
  const kept = written.get(settings);
  if (kept?.origin === origin) return kept.json;
  const facts = {
    "@context": "https://schema.org",
    "@graph": organizationFacts(settings, origin, locale),
  };
  // So that no text can end the script element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  written.set(settings, { origin, json });
  return json;
}

export function organizationFacts(
  settings: Pick<Settings, "brand" | "contact" | "social">,
  origin: string,
  locale: Locale,
): object[] {
  const { brand, contact, social } = settings;
  const organization = `${origin}/#organization`;
  const shared = {
    name: brand.name,
    url: origin + pathFor(locale, "/principal"),
    image: new URL(brand.sharePicture || "/icons/icon-512.png", origin).href,
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    address: readAddress(contact.addressLines, brand.city),
  };
  const place = mapPlaceOf(contact);
  const [showroom] = contact.hours.places;
  return [
    {
      "@type": "Organization",
      "@id": organization,
      ...shared,
      legalName: brand.legalName,
      slogan: brand.tagline,
      description: brand.seoDescription,
      logo: new URL(brand.logo || "/icons/icon-512.png", origin).href,
      sameAs: Object.values(social).filter(Boolean),
    },
    {
      "@type": "FurnitureStore",
      "@id": `${origin}/#showroom`,
      ...shared,
      ...(showroom && { openingHoursSpecification: openingHoursOf(showroom) }),
      ...(place?.kind === "point" && {
        geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
      }),
      ...(place && { hasMap: place.link }),
      parentOrganization: { "@id": organization },
    },
  ];
}

/** schema.org opening hours. */
function openingHoursOf(place: Settings["contact"]["hours"]["places"][number]): object[] {
  return hoursRows([place]).flatMap(({ days, spans: [spans = []] }) =>
    spans.map((span) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, ...span })),
  );
}
