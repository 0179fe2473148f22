import { escapeMarkup } from "../markup.rules.ts";
import type { Email } from "./email.ts";

const MOST = 150;
/** Invisible and wide, so that the preview ends there. */
const FILLER = "&#847;&#8199;".repeat(MOST);
const HIDDEN = "display:none;max-height:0;overflow:hidden;mso-hide:all";

/** What mail programs show beside the subject: without it, the maker's name and the subject again. */
export function preheader({ lines, quote, facts = [] }: Email): string {
  const said = lines[0] ?? quote?.text ?? facts.map(({ value }) => value).join(", ");
  const text = said.replace(/\s+/g, " ").trim();
  const [sentence] = /^.+?[.!?](?= |$)/u.exec(text) ?? [text];
  const letters = [...sentence];
  const shown = letters.length > MOST ? `${letters.slice(0, MOST).join("").trimEnd()}…` : sentence;
  return shown && `<div style="${HIDDEN}">${escapeMarkup(shown)}${FILLER}</div>`;
}
