/** Whoever presses the button again gets no second mail for a while. */
export const CONFIRMATION_PAUSE_MINUTES = 10;
/** How long a confirmation mail may wait for a mail server. */
export const CONFIRMATION_LINK_DAYS = 30;

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
