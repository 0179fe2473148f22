import { isAPIError } from "better-auth/api";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import type { Credentials } from "../account/account-forms.rules.ts";
import type { FieldMessage } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { authFor } from "../auth.server.ts";
import { recordRefusal, recordSignIn, type SignInMethod } from "../record-sign-ins.server.ts";
import type { Role } from "../roles.rules.ts";
import { allowAttempt, isFirstUse, rememberSuccess } from "../throttle.server.ts";
import { isUnprepared } from "./first-administrator.server.ts";
import { recoveryCodeHash } from "./recovery-codes.server.ts";

const { toasts } = accountsTexts;

export type SignInStep = {
  outcome: Outcome<"signed-in" | "second-factor">;
  headers: Headers;
  isOver?: boolean;
};

export function withCommonTitle(outcome: SignInStep["outcome"]): SignInStep["outcome"] {
  if (outcome.toast?.title !== toasts.signInFailed) return outcome;
  return { ...outcome, toast: { ...outcome.toast, title: toasts.authenticationFailed } };
}

export const WELCOME = { kind: "success", title: toasts.signedIn, text: toasts.signedInText } as const;

export async function signIn(
  request: Request,
  credentials: Credentials,
  roles: readonly Role[],
): Promise<SignInStep> {
  const { email } = credentials;
  const attempt = { email, address: clientNetwork(request.headers) };
  const call = { body: credentials, headers: request.headers, returnHeaders: true } as const;
  try {
    if (!(await allowAttempt("sign-in", attempt)))
      return {
        outcome: refused({ title: toasts.authenticationFailed, text: toasts.throttled }),
        headers: new Headers(),
      };
    const { response, headers } = await refusalRecorded(request, "password", email, () =>
      authFor(request).api.signInEmail(call),
    );
    await rememberSuccess(attempt);
    await endFormerSession(request);
    if ("twoFactorRedirect" in response) return { outcome: succeeded(undefined, "second-factor"), headers };
    await recordSignIn(response.user, howOf(request, "password"));
    return await admit(request, roles, response, headers);
  } catch (error) {
    const wrong = { password: ["credentialsWrong" satisfies FieldMessage] };
    return refusal(error, { title: toasts.signInFailed, text: toasts.signInFailedText }, wrong);
  }
}

export async function confirmSecondFactor(
  request: Request,
  factor: { kind: "totp" | "recovery"; code: string },
  roles: readonly Role[],
): Promise<SignInStep> {
  const { api } = authFor(request);
  const code = factor.kind === "totp" ? factor.code : recoveryCodeHash(factor.code);
  const call = { body: { code }, headers: request.headers, returnHeaders: true } as const;
  try {
    const { response, headers } = await refusalRecorded(request, factor.kind, null, async () =>
      factor.kind === "totp" ? await api.verifyTOTP(call) : await api.verifyBackupCode(call),
    );
    const entered = response as Entered & { user: { id: string; email: string } };
    if (factor.kind === "totp" && !(await isFirstUse(entered.user.id, code))) {
      await recordRefused(request, "totp", null);
      return await turnAway(request, entered, { title: toasts.authenticationFailed, text: toasts.codeUsed });
    }
    await recordSignIn(entered.user, howOf(request, factor.kind));
    return await admit(request, roles, entered, headers);
  } catch (error) {
    const reason = isAPIError(error) ? String(error.body?.code) : "";
    const text = reason === INVALID_COOKIE ? toasts.secondFactorExpired : accountsTexts.messages.codeWrong;
    const wrong = { code: ["codeWrong" satisfies FieldMessage] };
    const step = refusal(error, { title: toasts.authenticationFailed, text }, wrong);
    return { ...step, isOver: ENDS_SECOND_FACTOR.has(reason) };
  }
}

/** A passkey stands for password and second factor. */
export async function signInWithPasskey(
  request: Request,
  userId: string,
  roles: readonly Role[],
): Promise<SignInStep> {
  const call = { body: { userId }, headers: request.headers, returnHeaders: true } as const;
  try {
    const { response, headers } = await authFor(request).api.createUserSession(call);
    await endFormerSession(request);
    const step = await admit(request, roles, response, headers);
    if (step.outcome.ok) await recordSignIn(response.user, howOf(request, "passkey"));
    return step;
  } catch (error) {
    return refusal(error, { title: toasts.signInFailed, text: toasts.signInFailedText });
  }
}

/** Of a sign-in between password and code. */
const INVALID_COOKIE = "INVALID_TWO_FACTOR_COOKIE";
const ENDS_SECOND_FACTOR = new Set([INVALID_COOKIE, "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

type Entered = { token?: string | null; user: { role?: string | null } };

const howOf = (request: Request, method: SignInMethod) => ({
  method,
  userAgent: request.headers.get("user-agent"),
});

const recordRefused = (request: Request, method: SignInMethod, email: string | null) =>
  recordRefusal(email, { ...howOf(request, method), network: clientNetwork(request.headers) });

/** The library throws. `email` is null when it is not typed. */
async function refusalRecorded<T>(
  request: Request,
  method: SignInMethod,
  email: string | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Anybody could fill the log, which is kept for good, with a cookie of their own.
    if (isAPIError(error) && error.body?.code !== INVALID_COOKIE) await recordRefused(request, method, email);
    throw error;
  }
}

/** A browser has one session. The password ends the former, because the library then takes its cookie. */
const endFormerSession = (request: Request) => authFor(request).api.signOut({ headers: request.headers });

/** Signs out again when the role has no access to this screen. */
async function admit(
  request: Request,
  roles: readonly Role[],
  entered: Entered,
  headers: Headers,
): Promise<SignInStep> {
  if (roles.some((role) => role === entered.user.role))
    return { outcome: succeeded(undefined, "signed-in"), headers };
  return turnAway(request, entered, { title: toasts.unauthorised });
}

async function turnAway(
  request: Request,
  entered: Entered,
  toast: { title: string; text?: string },
): Promise<SignInStep> {
  const auth = authFor(request);
  if (entered.token) await (await auth.$context).internalAdapter.deleteSession(entered.token);
  const left = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return { outcome: refused(toast), headers: left.headers, isOver: true };
}

const SERVICE_MESSAGES: Record<string, string> = {
  BANNED_USER: toasts.blocked,
  ACCOUNT_TEMPORARILY_LOCKED: toasts.secondFactorLocked,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: toasts.secondFactorLocked,
};

function refusal(
  error: unknown,
  otherwise: { title: string; text: string },
  beside?: Record<string, string[]>,
): SignInStep {
  if (!isAPIError(error)) {
    if (isUnprepared()) return { outcome: refused(toasts.unprepared), headers: new Headers() };
    log.error({ err: error }, "A sign-in could not be completed");
    return { outcome: refused({ title: toasts.unexpected }), headers: new Headers() };
  }
  const text = SERVICE_MESSAGES[String(error.body?.code)];
  const toast = text ? { title: toasts.authenticationFailed, text } : otherwise;
  return { outcome: refused(toast, text ? undefined : beside), headers: new Headers() };
}
