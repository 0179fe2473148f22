import { z } from "zod";
import { passwordProblem } from "#app/accounts/credentials.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { typedIn } from "#app/accounts/read-form.ts";
import { saveSiteAddress } from "#app/features/settings/site-address.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { saveLetterLimit } from "./letter-limit.server.ts";
import { saveMailServer, saveSender } from "./mail-server.server.ts";
import { mailServerTexts } from "./mail-server.texts.ts";
import { letterLimitForm, mailServerForm, readSiteAddress } from "./mail-server-form.ts";
import { sendTestMail } from "./test-mail.server.ts";
import { testMailTexts } from "./test-mail.texts.ts";

const { errors, toasts } = mailServerTexts;

/** `typed` has no passwords. `reply`: of the mail server. */
export type MailSettingsResult = Outcome<{ intent: string; typed?: Record<string, string>; reply?: string }>;

export async function handleMailSettings(editor: Editor, fields: FormData): Promise<MailSettingsResult> {
  const intent = String(fields.get("intent") ?? "test");
  const { value, ...result } = await (intent === "server"
    ? changeServer(editor, fields)
    : intent === "address"
      ? changeAddress(editor, fields)
      : intent === "limit"
        ? changeLimit(fields)
        : test(editor, fields));
  return { ...result, value: { intent, ...value, ...(!result.ok && { typed: typedIn(fields) }) } };
}

type Done = Outcome<{ reply?: string }>;

async function changeServer(editor: Editor, fields: FormData): Promise<Done> {
  const parsed = mailServerForm.safeParse(Object.fromEntries(fields));
  if (!parsed.success)
    return refused(toasts.refused, z.flattenError(parsed.error).fieldErrors as FieldErrors);
  const problem = await passwordProblem(editor, String(fields.get("password") ?? ""));
  if (problem) return refused(toasts.refused, { password: [problem] });
  if (env().smtpUrl) {
    await saveSender(parsed.data.sender);
    return succeeded(toasts.senderSaved);
  }
  if ((await saveMailServer(parsed.data)) === "password")
    return refused(toasts.refused, { newSecret: [errors.secret] });
  return succeeded(parsed.data.host ? toasts.saved : toasts.removed);
}

async function changeAddress(editor: Editor, fields: FormData): Promise<Done> {
  const origin = readSiteAddress(String(fields.get("address") ?? ""));
  if (origin === null || env().publicUrl) return refused(toasts.refused, { address: [errors.address] });
  const problem = await passwordProblem(editor, String(fields.get("password") ?? ""));
  if (problem) return refused(toasts.refused, { addressPassword: [problem] });
  await saveSiteAddress(origin);
  return succeeded(toasts.addressSaved);
}

async function changeLimit(fields: FormData): Promise<Done> {
  const parsed = letterLimitForm.safeParse(Object.fromEntries(fields));
  if (!parsed.success)
    return refused(toasts.refused, z.flattenError(parsed.error).fieldErrors as FieldErrors);
  await saveLetterLimit(parsed.data.perHour);
  return succeeded(toasts.limitSaved);
}

async function test(editor: Editor, fields: FormData): Promise<Done> {
  const to = String(fields.get("to") ?? "").trim();
  if (!z.email().safeParse(to).success)
    return refused(testMailTexts.toasts.refused, { to: [testMailTexts.wrongAddress] });
  return sendTestMail(editor, to);
}
