import type { Settings } from "#app/features/settings/settings.rules.ts";

type StoreFacts = { brand: Settings["brand"]; contact: Settings["contact"]; origin: string };

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const SPAN = /(\d{1,2})h(\d{2})?\s*[-–]\s*(\d{1,2})h(\d{2})?/;

/** The showroom as search engines read it: where it is, how to reach it, when it is open. */
export function storeJsonLd({ brand, contact, origin }: StoreFacts): object {
  const [street, ...rest] = contact.addressLines;
  const showroom = contact.hours.places[0];
  const hours = [
    openingHours(WEEKDAYS, showroom?.weekdays),
    openingHours(["Saturday"], showroom?.saturday),
  ].filter((found) => found !== null);
  return {
    "@type": "FurnitureStore",
    "@id": `${origin}/#store`,
    name: brand.name,
    url: `${origin}/`,
    ...(brand.sharePicture && { image: origin + brand.sharePicture }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    address: { "@type": "PostalAddress", streetAddress: street, addressLocality: rest.join(", ") },
    geo: { "@type": "GeoCoordinates", latitude: contact.map.latitude, longitude: contact.map.longitude },
    ...(contact.map.url && { hasMap: contact.map.url }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

/** Hours are written for people (`9h-18h`); what cannot be read so is left out. */
function openingHours(dayOfWeek: string[], written = ""): object | null {
  const found = SPAN.exec(written);
  if (!found) return null;
  const [, from = "", fromMinutes = "00", to = "", toMinutes = "00"] = found;
  const time = (hour: string, minutes: string) => `${hour.padStart(2, "0")}:${minutes}`;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek,
    opens: time(from, fromMinutes),
    closes: time(to, toMinutes),
  };
}
