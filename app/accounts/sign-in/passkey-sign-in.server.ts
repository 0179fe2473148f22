import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { requestOrigin } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { refused } from "#app/platform/outcome.ts";
import { consumeChallenge, storeChallenge, webauthn } from "../account/passkey-challenges.server.ts";
import { passkeys } from "../accounts.table.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { recordRefusal } from "../record-sign-ins.server.ts";
import type { Role } from "../roles.rules.ts";
import { allowPasskey } from "../throttle.server.ts";
import { type SignInStep, signInWithPasskey } from "./sign-in.server.ts";

const { toasts } = accountsTexts;
const ANYBODY = "anybody";

/** What the browser needs to ask for a key; null when somebody asks too often. It does not say who has one. */
export async function startPasskeySignIn(request: Request) {
  if (!(await allowPasskey(clientNetwork(request.headers)))) return null;
  const rpID = new URL(requestOrigin(request)).hostname;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await storeChallenge("passkey-sign-in", options.challenge, ANYBODY);
  return options;
}

export async function finishPasskeySignIn(
  request: Request,
  response: AuthenticationResponseJSON,
  roles: readonly Role[],
): Promise<SignInStep> {
  const network = clientNetwork(request.headers);
  const mayTry = await allowPasskey(network);
  const userId = mayTry ? await whoseKey(request, response) : null;
  if (userId) return signInWithPasskey(request, userId, roles);
  const how = { method: "passkey", userAgent: request.headers.get("user-agent"), network } as const;
  if (mayTry) await recordRefusal(null, how);
  return {
    outcome: refused({ title: toasts.signInFailed, text: toasts.passkeyUnknown }),
    headers: new Headers(),
  };
}

async function whoseKey(request: Request, response: AuthenticationResponseJSON): Promise<string | null> {
  const [key] = await db().select().from(passkeys).where(eq(passkeys.credentialID, response.id));
  if (!key) return null;
  const origin = requestOrigin(request);
  try {
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      expectedChallenge: async (challenge) =>
        (await consumeChallenge("passkey-sign-in", challenge)) === ANYBODY,
      credential: {
        id: key.credentialID,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
        ...(key.transports && { transports: key.transports.split(",") as AuthenticatorTransport[] }),
      },
      requireUserVerification: true,
    });
    if (!verified) return null;
    await db()
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp })
      .where(eq(passkeys.id, key.id));
    return key.userId;
  } catch (error) {
    log.info({ reason: String(error) }, "A passkey was refused");
    return null;
  }
}
