import { APIError, createAuthMiddleware } from "better-auth/api";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { recordRefusal, recordSignIn, type SignInMethod } from "../record-sign-ins.server.ts";
import { allowAttempt, rememberSuccess } from "../throttle.server.ts";

const SIGN_IN = "/sign-in/email";
const METHODS: Partial<Record<string, SignInMethod>> = {
  [SIGN_IN]: "password",
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery",
};
/** Cookie of a sign-in between password and code; absent when a code activates the second factor. */
const ON_THE_WAY = /(^|;\s*)(__Secure-)?[\w-]+\.two_factor=/;

const INVENTED_COOKIE = "INVALID_TWO_FACTOR_COOKIE";

/** Runs before the password check. */
export const checkSignInLimits = createAuthMiddleware(async (context) => {
  const email: unknown = context.body?.email;
  if (context.path !== SIGN_IN || typeof email !== "string") return;
  if (!(await allowAttempt("sign-in", { email, address: clientNetwork(context.headers) })))
    throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_ATTEMPTS", message: "Too many attempts" });
});

/** A right password clears the account's wrong attempts. Both outcomes are logged. */
export const afterSignIn = createAuthMiddleware(async (context) => {
  await endFormerSession(context);
  const method = METHODS[context.path];
  if (!method) return;
  const { returned, newSession } = context.context;
  const isRefused = returned instanceof APIError;
  const email = method === "password" ? String(context.body?.email) : null;
  if (email !== null && !isRefused) await rememberSuccess({ email, address: clientNetwork(context.headers) });
  const isOnTheWay = method === "password" || ON_THE_WAY.test(context.headers?.get("cookie") ?? "");
  // Anybody could fill the log, which is kept for good, with a cookie of their own.
  if (!isOnTheWay || (isRefused && returned.body?.code === INVENTED_COOKIE)) return;
  const how = { method, userAgent: context.headers?.get("user-agent") ?? null };
  if (isRefused) await recordRefusal(email, { ...how, network: clientNetwork(context.headers) });
  // With a second factor, the library removes the password's session before this runs.
  else if (newSession && !isHalfWay(returned)) await recordSignIn(newSession.user, how);
});

const isHalfWay = (returned: unknown) =>
  typeof returned === "object" && returned !== null && "twoFactorRedirect" in returned;

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

async function endFormerSession(context: AuthContext): Promise<void> {
  const { authCookies, internalAdapter, newSession, returned, secret } = context.context;
  if (!newSession || isHalfWay(returned)) return;
  const former = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (former && former !== newSession.session.token) await internalAdapter.deleteSession(former);
}
