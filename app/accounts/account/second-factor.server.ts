import { isAPIError } from "better-auth/api";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { mailTheme } from "#app/platform/mail/mail-theme.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import type { FieldMessage } from "../accounts.rules.ts";
import { users } from "../accounts.table.ts";
import { authFor } from "../auth.server.ts";
import type { Editor } from "../guard.server.ts";
import { accountTexts } from "./account.texts.ts";

const texts = accountTexts.secondFactor;

/** Shown until a code has proved the key. `encrypted` restores it after a wrong code. */
export type Enrolment = { uri: string; key: string; recoveryCodes: string[]; encrypted: string };
type SecondFactorOutcome<T = undefined> = { outcome: Outcome<T>; headers: Headers };

export async function hasSecondFactor(editor: Editor): Promise<boolean> {
  const [row] = await db()
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, editor.id));
  return row?.isOn ?? false;
}

/** Not required at sign-in until a code has proved that the key works. */
export function startSecondFactor(
  request: Request,
  password: string,
): Promise<SecondFactorOutcome<Enrolment>> {
  return guarded("password", async () => {
    const { response, headers } = await authFor(request).api.enableTwoFactor({
      body: { password, issuer: mailTheme().name || new URL(siteOrigin(request)).hostname },
      headers: request.headers,
      returnHeaders: true,
    });
    const { totpURI = "", backupCodes = [] } = response as { totpURI?: string; backupCodes?: string[] };
    const key = new URL(totpURI).searchParams.get("secret") ?? "";
    const shown = { uri: totpURI, key, recoveryCodes: backupCodes };
    return { outcome: succeeded(undefined, { ...shown, encrypted: await encrypt(shown) }), headers };
  });
}

const encrypt = (shown: Omit<Enrolment, "encrypted">) =>
  symmetricEncrypt({ key: env().authSecret, data: JSON.stringify(shown) });

/** Authenticated encryption: only this site can have created it. */
export async function openEnrolment(encrypted: string): Promise<Enrolment | undefined> {
  try {
    const shown = JSON.parse(await symmetricDecrypt({ key: env().authSecret, data: encrypted }));
    return { ...shown, encrypted };
  } catch {
    return undefined;
  }
}

export function activateSecondFactor(request: Request, code: string): Promise<SecondFactorOutcome> {
  return guarded("code", async () => {
    const call = { body: { code }, headers: request.headers, returnHeaders: true } as const;
    const { headers } = await authFor(request).api.verifyTOTP(call);
    return { outcome: succeeded({ title: texts.activated }), headers };
  });
}

export function stopSecondFactor(request: Request, password: string): Promise<SecondFactorOutcome> {
  return guarded("password", async () => {
    const call = { body: { password }, headers: request.headers, returnHeaders: true } as const;
    const { headers } = await authFor(request).api.disableTwoFactor(call);
    return { outcome: succeeded({ title: texts.deactivated }), headers };
  });
}

export function renewRecoveryCodes(
  request: Request,
  password: string,
): Promise<SecondFactorOutcome<string[]>> {
  return guarded("password", async () => {
    const call = { body: { password }, headers: request.headers, returnHeaders: true } as const;
    const { response, headers } = await authFor(request).api.generateBackupCodes(call);
    return {
      outcome: succeeded({ title: texts.renewed, text: texts.renewedText }, response.backupCodes),
      headers,
    };
  });
}

const WRONG = { password: "passwordWrong", code: "codeWrong" } as const satisfies Record<
  string,
  FieldMessage
>;

/** The library throws; a wrong password or code is an ordinary outcome. */
async function guarded<T>(
  field: keyof typeof WRONG,
  work: () => Promise<SecondFactorOutcome<T>>,
): Promise<SecondFactorOutcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return { outcome: refused({ title: texts.failed }, { [field]: [WRONG[field]] }), headers: new Headers() };
  }
}
