import { LOCALES } from "#app/i18n/locales.ts";
import { dress } from "#app/platform/mail/dress.ts";
import { shellTexts } from "./shell.texts.ts";
import { xmlText } from "./xml.ts";

/**
 * What a visitor sees while more pages are asked for than the machine can make. It needs nothing but itself, asks
 * again by itself, and speaks every language, because it is the same for every address. It is asked for when nothing
 * can be asked, so it wears what the brand was last seen in.
 */
export function busyPage(retryAfterSeconds: number): string {
  const { name, paper, ink, voice } = dress();
  const look = `max-width:34rem;margin:18vh auto;padding:0 20px;font:400 19px/1.5 ${voice};color:${ink}`;
  const brand = name ? `<p>${xmlText(name)}</p>` : "";
  const words = LOCALES.map((locale) => {
    const { title, text } = shellTexts(locale).busy;
    return `<section lang="${locale}"><h2>${title}</h2><p>${text}</p></section>`;
  });
  return `<!DOCTYPE html><html lang="${LOCALES[0]}"><head><meta charset="utf-8"><title>${shellTexts(LOCALES[0]).busy.title}</title><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}"></head><body style="background:${paper}"><main style="${look}">${brand}${words.join("")}</main></body></html>`;
}
