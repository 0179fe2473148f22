export type OpeningHours = { dayOfWeek: string[]; opens: string; closes: string };

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
/** `9h-18h`, `9h30 às 18h`, `09:00 - 18:00`. */
const SPAN = /(\d{1,2})(?:[h:.](\d{2})?)?\D+(\d{1,2})(?:[h:.](\d{2})?)?/;

/** The hours that the owner wrote for people, as machines read them. What cannot be read is left out. */
export function readOpeningHours(written: { weekdays: string; saturday: string }): OpeningHours[] {
  return [
    { days: WEEKDAYS, text: written.weekdays },
    { days: ["Saturday"], text: written.saturday },
  ].flatMap(({ days, text }) => {
    const span = readSpan(text);
    return span ? [{ dayOfWeek: days, ...span }] : [];
  });
}

function readSpan(text: string): { opens: string; closes: string } | null {
  const [, fromHour, fromMinute = "00", toHour, toMinute = "00"] = SPAN.exec(text) ?? [];
  if (!fromHour || !toHour || Number(fromHour) > 24 || Number(toHour) > 24) return null;
  if (Number(fromMinute) > 59 || Number(toMinute) > 59) return null;
  return {
    opens: `${fromHour.padStart(2, "0")}:${fromMinute}`,
    closes: `${toHour.padStart(2, "0")}:${toMinute}`,
  };
}

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
