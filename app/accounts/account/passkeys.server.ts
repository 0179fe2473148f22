import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { requestOrigin } from "#app/platform/http/site-origin.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { accessChangedNotice } from "../accounts.mail.ts";
import { passkeys } from "../accounts.table.ts";
import { passwordProblem } from "../credentials.server.ts";
import type { Editor } from "../guard.server.ts";
import { accountTexts } from "./account.texts.ts";
import { consumeChallenge, storeChallenge, webauthn } from "./passkey-challenges.server.ts";

const texts = accountTexts.passkeys;

export type Passkey = { id: string; name: string; createdAt: Date };

export async function listPasskeys(editor: Editor): Promise<Passkey[]> {
  const rows = await db()
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, editor.id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map((row) => ({ ...row, name: row.name ?? texts.unnamed }));
}

export async function startPasskey(request: Request, editor: Editor, password: string) {
  const problem = await passwordProblem(editor, password);
  if (problem) return { problem };
  const { hostname } = new URL(requestOrigin(request));
  const known = await db()
    .select({ id: passkeys.credentialID })
    .from(passkeys)
    .where(eq(passkeys.userId, editor.id));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userID: new TextEncoder().encode(editor.id),
    userName: editor.email,
    attestationType: "none",
    excludeCredentials: known,
    // Discoverable and with user verification: stands for both factors.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge("passkey-new", options.challenge, editor.id);
  return { options };
}

export async function storePasskey(
  request: Request,
  editor: Editor,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<Outcome> {
  const origin = requestOrigin(request);
  try {
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      expectedChallenge: async (challenge) =>
        (await consumeChallenge("passkey-new", challenge)) === editor.id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return refused(texts.failed);
    const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
    await inTransaction(async () => {
      await db()
        .insert(passkeys)
        .values({
          id: newId(),
          name,
          userId: editor.id,
          credentialID: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          deviceType: credentialDeviceType,
          backedUp: credentialBackedUp,
          transports: credential.transports?.join(",") ?? null,
          aaguid,
        });
      await logEvent(editor, "passkey-added", { about: name });
      await queueEmail(editor.email, accessChangedNotice("passkeyAdded"));
    });
    return succeeded(texts.added);
  } catch (error) {
    log.warn({ err: error, editor: editor.id }, "A passkey could not be kept");
    return refused(texts.failed);
  }
}

const own = (editor: Editor, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, editor.id));

export async function renamePasskey(editor: Editor, form: { id: string; name: string }): Promise<Outcome> {
  return inTransaction(async () => {
    const [row] = await db()
      .update(passkeys)
      .set({ name: form.name })
      .where(own(editor, form.id))
      .returning({ id: passkeys.id });
    if (!row) return refused(texts.gone);
    await logEvent(editor, "passkey-renamed", { about: form.name });
    return succeeded(texts.renamed);
  });
}

export async function removePasskey(
  editor: Editor,
  form: { id: string; password: string },
): Promise<Outcome> {
  const problem = await passwordProblem(editor, form.password);
  if (problem) return refused(texts.notRemoved, { password: [problem] });
  return inTransaction(async () => {
    const [row] = await db().delete(passkeys).where(own(editor, form.id)).returning({ name: passkeys.name });
    if (!row) return refused(texts.gone);
    await logEvent(editor, "passkey-removed", { about: row.name ?? texts.unnamed });
    await queueEmail(editor.email, accessChangedNotice("passkeyRemoved"));
    return succeeded(texts.removed);
  });
}
