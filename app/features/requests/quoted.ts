const MAX_QUOTED = 400;
/** What a mail program makes a link or a call of: an address, a domain, a number to dial. */
const LEADS_ELSEWHERE = /@|:\/|www\.|[\p{L}\p{N}-][.。．｡]\p{L}{2}|\d(?:[\s().-]{0,2}\d){6,}/iu;
/** Invisible characters and those that change the direction of reading; line breaks stay. */
const INVISIBLE = /(?!\n)\p{C}/gu;

/**
 * What a stranger typed as a confirmation may say it back to a mailbox that nobody proved to be theirs: plain and short.
 * Nothing when any of it leads elsewhere, so that nobody advertises through the site's mails.
 */
export function quoted(typed: string): string {
  const text = typed.normalize("NFKC").replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
  if (LEADS_ELSEWHERE.test(text)) return "";
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;
}
