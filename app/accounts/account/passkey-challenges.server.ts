import { now } from "#app/platform/clock.ts";
import { PASSKEY_CHALLENGE_MINUTES } from "../accounts.rules.ts";
import { consumeLink, storeLink } from "../one-time-link.server.ts";

type Purpose = "passkey-new" | "passkey-sign-in";

/** Lazy: it takes memory, and few sign in this way. */
export const webauthn = () => import("@simplewebauthn/server");

export function storeChallenge(purpose: Purpose, challenge: string, value: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  return storeLink({ purpose, token: challenge }, value, expiresAt);
}

export const consumeChallenge = (purpose: Purpose, challenge: string): Promise<string | null> =>
  consumeLink({ purpose, token: challenge });
