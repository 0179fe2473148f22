import type { Email } from "#app/platform/mail/email.ts";
import type { Asked } from "./confirmation.server.ts";
import { confirmationTexts } from "./confirmation.texts.ts";

const MAX_SUBJECT_NAME = 60;

/** Own texts, and visitors' input as plain text only. */
export function confirmationEmail({
  confirmation,
  locale,
  origin,
  mailedFacts,
  message,
  replyTo,
}: Asked): Email {
  const { title, picture, next, links } = confirmation;
  const [promise] = next;
  const [rug] = mailedFacts;
  const [first, ...others] = links.map(({ label, href }) => ({ label, link: new URL(href, origin).href }));
  const texts = confirmationTexts(locale);
  return {
    kind: "confirmation",
    language: locale,
    subject:
      rug?.term === texts.rug && rug.value.length <= MAX_SUBJECT_NAME ? `${title}: ${rug.value}` : title,
    heading: title,
    facts: mailedFacts,
    ...(message && { quote: { label: texts.message, text: message } }),
    linesTitle: texts.nextTitle,
    lines: promise ? [promise] : [],
    ...(picture && { picture: new URL(picture, origin).href }),
    ...(first && { action: first }),
    links: others,
    note: texts.ignore,
    ...(replyTo && { replyTo }),
  };
}
