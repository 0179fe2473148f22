const POSTAL_CODE = /^\d{5}(?:-\d{3})?$/;

/** The lines of an address, of which only a postal code says by itself what it is. */
export function readAddress(lines: string[], city: string) {
  const postalCode = lines.find((line) => POSTAL_CODE.test(line.trim()));
  return {
    "@type": "PostalAddress",
    streetAddress: lines.filter((line) => line !== postalCode).join(", "),
    addressLocality: city,
    ...(postalCode && { postalCode }),
  };
}
