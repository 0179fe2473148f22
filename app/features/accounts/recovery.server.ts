import { isAPIError } from "better-auth/api";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { authFor } from "./auth.server.ts";

const { toasts } = accountsTexts;

/**
 * Starts a recovery and does not wait for it: with the work behind the answer, an e-mail that has an account takes
 * exactly as long as one that has none. A throttled request looks like the others for the same reason.
 */
export function requestRecovery(request: Request, email: string): void {
  const { headers } = request;
  authFor(request)
    .api.requestPasswordReset({ body: { email }, headers })
    .catch((error: unknown) => {
      if (isAPIError(error)) log.warn({ code: error.body?.code }, "A recovery was refused");
      else log.error({ err: error }, "A recovery could not be started");
    });
}

/** Sets another password with a link's token and ends every session. The second factor stays as it is. */
export async function resetPassword(
  request: Request,
  form: { token: string; newPassword: string },
): Promise<Outcome> {
  try {
    await authFor(request).api.resetPassword({ body: form, headers: request.headers });
    return succeeded({ title: toasts.passwordReset, text: toasts.passwordResetText });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return refused({ title: toasts.linkUsed, text: toasts.linkUsedText });
  }
}
