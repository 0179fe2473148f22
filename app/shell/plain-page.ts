import { LOCALES } from "#app/i18n/locales.ts";
import { dress } from "#app/platform/mail/dress.ts";
import { shellTexts } from "./shell.texts.ts";
import { xmlText } from "./xml.ts";

type Told = "busy" | "refused";

/** What a visitor sees while more pages are asked for than the machine can make; it asks again by itself. */
export const busyPage = (retryAfterSeconds: number): string =>
  plainPage("busy", `<meta http-equiv="refresh" content="${retryAfterSeconds}">`);

/** What is answered to a form that no page of the site has, or that cannot be read. */
export const refusedFormPage = (): string => plainPage("refused", "");

/**
 * A page that needs nothing but itself, and speaks every language, because it is the same for every address. It is
 * asked for when nothing can be asked, so it wears what the brand was last seen in.
 */
function plainPage(told: Told, head: string): string {
  const { name, paper, ink, voice } = dress();
  const look = `max-width:34rem;margin:18vh auto;padding:0 20px;font:400 19px/1.5 ${voice};color:${ink}`;
  const brand = name ? `<p>${xmlText(name)}</p>` : "";
  const words = LOCALES.map((locale) => {
    const { title, text } = shellTexts(locale)[told];
    return `<section lang="${locale}"><h2>${title}</h2><p>${text}</p></section>`;
  });
  return `<!DOCTYPE html><html lang="${LOCALES[0]}"><head><meta charset="utf-8"><title>${shellTexts(LOCALES[0])[told].title}</title><meta name="viewport" content="width=device-width">${head}</head><body style="background:${paper}"><main style="${look}">${brand}${words.join("")}</main></body></html>`;
}
