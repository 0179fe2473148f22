import { APIError, createAuthMiddleware } from "better-auth/api";
import { clientAddress } from "./client-address.ts";
import { recordRefusal, recordSignIn, type SignInMethod } from "./record-sign-ins.server.ts";
import { allowAttempt, rememberSuccess } from "./throttle.server.ts";

const LIMITED = { "/sign-in/email": "sign-in", "/request-password-reset": "recovery" } as const;
const METHODS: Partial<Record<string, SignInMethod>> = {
  "/sign-in/email": "password",
  "/two-factor/verify-totp": "totp",
  "/two-factor/verify-backup-code": "recovery",
};
/** Only who is on the way in carries it; a first code that turns the second factor on comes from inside. */
const ON_THE_WAY = /(^|;\s*)(__Secure-)?[\w-]+\.two_factor=/;

const isLimited = (path: string): path is keyof typeof LIMITED => path in LIMITED;

/** Runs before the password is looked at, whether the request came through our pages or to the endpoint itself. */
export const beforeAttempt = createAuthMiddleware(async (context) => {
  const email: unknown = context.body?.email;
  if (!isLimited(context.path) || typeof email !== "string") return;
  const isAllowed = await allowAttempt(LIMITED[context.path], {
    email,
    address: clientAddress(context.headers),
  });
  if (!isAllowed)
    throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_ATTEMPTS", message: "Too many attempts" });
});

/** A right password forgives the wrong ones before it. Who came in, and who did not, is recorded. */
export const afterSignIn = createAuthMiddleware(async (context) => {
  const method = METHODS[context.path];
  if (!method) return;
  const { returned, newSession } = context.context;
  const isRefused = returned instanceof APIError;
  const email = method === "password" ? String(context.body?.email) : null;
  if (email !== null && !isRefused) await rememberSuccess({ email, address: clientAddress(context.headers) });
  const isOnTheWay = method === "password" || ON_THE_WAY.test(context.headers?.get("cookie") ?? "");
  if (!isOnTheWay) return;
  const how = { method, userAgent: context.headers?.get("user-agent") ?? null };
  if (isRefused) await recordRefusal(email, how);
  // With a second factor the session of the password alone is taken back before this runs.
  else if (newSession && !isHalfWay(returned)) await recordSignIn(newSession.user, how);
});

const isHalfWay = (returned: unknown) =>
  typeof returned === "object" && returned !== null && "twoFactorRedirect" in returned;
