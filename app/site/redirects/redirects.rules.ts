export const REDIRECTS_PER_PAGE = 50;
export const MAX_ADDRESS_LENGTH = 500;

/** As addresses are compared: without a slash at the end, in small letters. */
export const addressKey = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "").toLowerCase();

export type ReadAddress = { path: string; rest: string } | { problem: "missing" | "invalid" | "elsewhere" };

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** An address of this site, typed with or without the site's name. */
export function readAddress(typed: string, origin: string): ReadAddress {
  const text = typed.trim();
  if (text === "") return { problem: "missing" };
  if (text.length > MAX_ADDRESS_LENGTH || /\s/.test(text)) return { problem: "invalid" };
  const whole = wholeAddress(text, origin);
  if (!URL.canParse(whole)) return { problem: "invalid" };
  if (hostOf(whole) !== hostOf(origin)) return { problem: "elsewhere" };
  const { pathname, search, hash } = new URL(whole);
  return { path: pathname, rest: search + hash };
}

function wholeAddress(text: string, origin: string): string {
  if (/^https?:\/\//i.test(text)) return text;
  if (/^[/\\]{2}/.test(text)) return `https:${text}`;
  if (text.startsWith("/")) return origin + text;
  const isHost = /^www\./i.test(text) || text.toLowerCase().startsWith(hostOf(origin));
  return isHost ? `https://${text}` : `${origin}/${text}`;
}

/** Readable letters instead of `%C3%A1`. */
export function shownAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
