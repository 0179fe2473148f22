import { APIError, createAuthMiddleware } from "better-auth/api";
import { clientAddress } from "./client-address.ts";
import { allowAttempt, rememberSuccess } from "./throttle.server.ts";

const LIMITED = { "/sign-in/email": "sign-in", "/request-password-reset": "recovery" } as const;

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

/** A right password forgives the wrong ones before it. */
export const afterSignIn = createAuthMiddleware(async (context) => {
  if (context.path !== "/sign-in/email" || context.context.returned instanceof APIError) return;
  const email = String(context.body?.email);
  await rememberSuccess({ email, address: clientAddress(context.headers) });
});
