import { z } from "zod";

const MAX_EMAIL_LENGTH = 254;

/** What the footer's form sends. Addresses are compared in lower case, as the table keeps them. */
export const subscriptionForm = z.object({
  email: z.string().trim().toLowerCase().max(MAX_EMAIL_LENGTH).pipe(z.email()),
});

/** Version of the words that a subscriber agreed to; a new wording gets a new one. */
export const NEWSLETTER_CONSENT_VERSION = "newsletter-2026-11";

/** Whoever presses the button again gets no second mail for a while. */
export const CONFIRMATION_PAUSE_MINUTES = 10;
/** How long a confirmation mail may wait for a mail server. */
export const CONFIRMATION_LINK_DAYS = 30;

/** Requests an hour from one address on the network, so that nobody fills strangers' mailboxes from here. */
export const SUBSCRIPTIONS_PER_ADDRESS = 8;

export const CONFIRMATION_PATH = "/newsletter/confirmar";
export const FAREWELL_PATH = "/newsletter/sair";

type Standing = { status: "pending" | "confirmed" | "unsubscribed"; confirmationSentAt: Date | null };

/** Whether a subscription is answered with a confirmation email. */
export function needsConfirmationMail(standing: Standing | undefined, now: Date): boolean {
  if (!standing || standing.status === "unsubscribed") return true;
  if (standing.status === "confirmed") return false;
  const sentAt = standing.confirmationSentAt?.getTime() ?? 0;
  return now.getTime() - sentAt >= CONFIRMATION_PAUSE_MINUTES * 60_000;
}
