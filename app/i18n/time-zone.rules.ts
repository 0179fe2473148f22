/** Where the demo brand is, and a site until its owner says otherwise. */
export const STANDARD_TIME_ZONE = "America/Sao_Paulo";

let zone = STANDARD_TIME_ZONE;
const page = globalThis.document?.documentElement.dataset;
const formats = new Map<string, Intl.DateTimeFormat>();

/** IANA name of the zone that the maker's days are counted in. One server is one site; in a browser its page says it. */
export const timeZone = (): string => page?.timeZone ?? zone;

/** Told on the server by whoever read the settings. */
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

/** Dates and times at the maker's place. Each format is made once: that takes far longer than to use it. */
export function localFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone()} ${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone() });
    formats.set(key, format);
  }
  return format;
}

/** The moment that a clock at the maker's place shows; takes ISO 8601 without an offset, such as `2026-11-20T08:12`. */
export function momentAt(local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return new Date(asUtc);
  // The offset of the moment itself, which a change of the clock may set apart from that of the first guess.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)));
}

/** How far the clocks of the zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const written = localFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" }).format(moment);
  return Date.parse(`${written.replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;
}
