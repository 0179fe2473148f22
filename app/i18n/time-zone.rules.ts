/** Until the owner sets another. */
export const STANDARD_TIME_ZONE = "America/Sao_Paulo";

let zone = STANDARD_TIME_ZONE;
const page = globalThis.document?.documentElement.dataset;
const formats = new Map<string, Intl.DateTimeFormat>();

export const timeZone = (): string => page?.timeZone ?? zone;

export function setTimeZone(name: string): void {
  zone = name;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Dates and times in the maker's time zone. Cached, because creating a format is slow. */
export function localFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone()} ${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone() });
    formats.set(key, format);
  }
  return format;
}

/** Local time in the maker's zone, ISO 8601 without an offset (`2026-11-20T08:12`), as a moment. */
export function instantAt(local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return new Date(asUtc);
  // Again: near a change of the clock the first guess has the wrong offset.
  const before = offsetAt(asUtc - offsetAt(asUtc));
  const after = offsetAt(asUtc - before);
  // They differ for a time that the clock skips, which is taken for the one after it: a day never begins before midnight.
  return new Date(asUtc - Math.min(before, after));
}

/** Milliseconds ahead of UTC. */
function offsetAt(moment: number): number {
  const written = localFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" }).format(moment);
  return Date.parse(`${written.replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;
}
