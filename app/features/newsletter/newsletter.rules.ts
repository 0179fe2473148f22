export const CONFIRMATION_PAUSE_MINUTES = 10;
/** Validity of the link, including delays of the mail server. */
export const CONFIRMATION_LINK_DAYS = 30;

export const CONFIRMATION_PATH = "/newsletter/confirmar";
export const UNSUBSCRIBE_PATH = "/newsletter/sair";

/** In what is about a subscription: its mails, its consent. */
export const SUBSCRIPTIONS = "newsletter_subscriptions";

type Standing = {
  status: "pending" | "confirmed" | "unsubscribed";
  confirmationDigest: string | null;
  confirmationSentAt: Date | null;
};

export function needsConfirmationMail(standing: Standing | undefined, now: Date): boolean {
  if (standing?.status === "confirmed") return false;
  // No link is on its way: a new address, or one that left.
  if (!standing?.confirmationDigest) return true;
  const sentAt = standing.confirmationSentAt?.getTime() ?? 0;
  return now.getTime() - sentAt >= CONFIRMATION_PAUSE_MINUTES * 60_000;
}
