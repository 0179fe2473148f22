import type { Email } from "#app/platform/mail/email.ts";
import type { Asked } from "./confirmation.server.ts";
import { confirmationTexts } from "./confirmation.texts.ts";

const MAX_SUBJECT_NAME = 60;

/**
 * Own texts, and visitors' input as plain text only.
 * @param site the site's own address; without one, what would lead to the site is left out, because the Host of a request can
 *   be forged
 */
export function confirmationEmail(
  { confirmation, locale, mailedFacts, message, replyTo }: Asked,
  site: string | undefined,
): Email {
  const { title, picture, next, links } = confirmation;
  const [promise] = next;
  const [rug] = mailedFacts;
  const whole = (address: string) => (URL.canParse(address, site) ? new URL(address, site).href : null);
  const [first, ...others] = links.flatMap(({ label, href }) => {
    const link = whole(href);
    return link ? { label, link } : [];
  });
  const pictured = picture ? whole(picture) : null;
  const texts = confirmationTexts(locale);
  return {
    kind: "confirmation",
    language: locale,
    subject:
      (rug?.term === texts.rug || rug?.term === texts.rugs) && rug.value.length <= MAX_SUBJECT_NAME
        ? `${title}: ${rug.value}`
        : title,
    heading: title,
    facts: mailedFacts,
    ...(message && { quote: { label: texts.message, text: message } }),
    linesTitle: texts.nextTitle,
    lines: promise ? [promise] : [],
    ...(pictured && { picture: pictured }),
    ...(first && { action: first }),
    links: others,
    note: texts.ignore,
    ...(replyTo && { replyTo }),
  };
}
