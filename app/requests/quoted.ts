const MAX_QUOTED = 400;
/** What mail programs turn into links: addresses, domains, numbers. */
const LEADS_ELSEWHERE = /@|:\/|www\.|[\p{L}\p{N}-][.。．｡]\p{L}{2}|\d(?:[\s().-]{0,2}\d){6,}/iu;
/** Invisible and bidirectional control characters, except line breaks. */
const INVISIBLE = /(?!\n)\p{C}/gu;

/** Input in a mail to an unverified mailbox: short plain text, empty if it contains links. */
export function quoted(typed: string): string {
  const text = typed.normalize("NFKC").replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
  if (LEADS_ELSEWHERE.test(text)) return "";
  // By characters: half of one would be shown as a mark of damage.
  const characters = [...text];
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join("").trimEnd()}…` : text;
}
