const POSTAL_CODE = /^\d{5}(?:-\d{3})?$/;

/** Only a postal code can be recognised in the lines. */
export function readAddress(lines: string[], city: string) {
  const postalCode = lines.find((line) => POSTAL_CODE.test(line.trim()));
  return {
    "@type": "PostalAddress",
    streetAddress: lines.filter((line) => line !== postalCode).join(", "),
    addressLocality: city,
    ...(postalCode && { postalCode }),
  };
}
