import { createHash } from "node:crypto";
import { data } from "react-router";
import type * as z from "zod/mini";
import { clientAddress } from "#app/features/accounts/client-address.ts";
import { type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { checkForm, type FormSchema } from "#app/ui/check-form.ts";
import { type FormAnswer, type FormState, GUARD_FIELDS } from "#app/ui/posted-form.rules.ts";
import {
  type CheckedFile,
  checkFiles,
  keepAttachments,
  type PrivateFolder,
  removeAttachments,
} from "./attachments.server.ts";
import { discardFiles, type PostedForm, readPostedForm, UnreadableForm } from "./posted-form.server.ts";
import { allowSubmission } from "./submission-limits.server.ts";
import {
  type Attachment,
  FILE_CHECKS_PER_ADDRESS,
  type FieldMessage,
  isSubmissionKey,
  MIN_OPEN_MS,
  SAME_CONTENT_HOURS,
} from "./submissions.rules.ts";

/** One sending: what it takes to keep it exactly once, and where it came from. */
export type Submission = {
  /** The first is kept with the row. A row with any of them is this sending, kept before. */
  keys: [string, ...string[]];
  locale: Locale;
  path: string;
  attachments: Attachment[];
};

export type Receiver<S extends FormSchema = FormSchema> = {
  schema: S;
  takesFiles?: boolean;
  filesIn?: PrivateFolder;
  /** Stores it, or finds that it is stored; answers whether it is new. */
  keep: (values: z.output<S>, submission: Submission) => Promise<boolean>;
};

/** Lets a receiver be written with the type of its own schema. */
export const receiver = <S extends FormSchema>(receiver: Receiver<S>) => receiver as unknown as Receiver;

const STATUS: Record<FormState, number> = { sent: 200, refused: 200, tooMany: 429, failed: 503 };

/** Takes a posted form of a page. What was typed comes back with every answer but success. */
export async function receiveSubmission(request: Request, receivers: Record<string, Receiver>) {
  const answer = await receive(request, receivers);
  return data(answer, { status: STATUS[answer.state] });
}

async function receive(request: Request, receivers: Record<string, Receiver>): Promise<FormAnswer> {
  let posted: PostedForm;
  try {
    posted = await readPostedForm(request);
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    log.info({ reason: error.message }, "A form could not be read");
    return { form: Object.keys(receivers)[0] ?? "", state: "failed" };
  }
  const form = String(posted.fields.get(GUARD_FIELDS.form) ?? "");
  try {
    const found = Object.hasOwn(receivers, form) ? receivers[form] : undefined;
    return found ? await judge(request, form, posted, found) : { form, state: "failed" };
  } finally {
    await discardFiles(posted.files);
  }
}

async function judge(
  request: Request,
  form: string,
  posted: PostedForm,
  { schema, takesFiles, filesIn, keep }: Receiver,
): Promise<FormAnswer> {
  const { fields } = posted;
  const submission = checkForm(fields, schema);
  const answer = (state: FormState, refusal?: FieldMessage): FormAnswer => ({
    form,
    state,
    ...(state !== "sent" && {
      result: submission.reply(refusal ? { fieldErrors: { files: [refusal] } } : {}),
    }),
  });
  if (fields.get(GUARD_FIELDS.trap)) {
    log.info({ form }, "A form was filled in by a program");
    return answer("sent");
  }
  try {
    // Looking into files is costly, and a form that is refused is not counted below: so looking is counted too.
    const looks = takesFiles && posted.files.length > 0;
    if (looks && !(await allowSubmission(`${form}-files`, request, FILE_CHECKS_PER_ADDRESS)))
      return answer("tooMany");
    const { checked, refusal } = takesFiles ? await checkPosted(posted) : { checked: [] };
    if (submission.status !== "success" || refusal) return answer("refused", refusal);
    if (isTooQuick(fields.get(GUARD_FIELDS.openForMs))) return answer("failed");
    if (!(await allowSubmission(form, request))) return answer("tooMany");
    await keepOnce(request, form, fields, { checked, filesIn }, (kept) => keep(submission.value, kept));
    return answer("sent");
  } catch (error) {
    log.error({ err: error, form }, "A form could not be kept");
    return answer("failed");
  }
}

async function checkPosted(posted: PostedForm): Promise<{ checked: CheckedFile[]; refusal?: FieldMessage }> {
  if (posted.hasTooManyFiles) return { checked: [], refusal: "tooManyFiles" };
  return checkFiles(posted.files);
}

/**
 * Files are in their place before the row that names them, and leave it when the row was there before. After an
 * error nobody knows whether the row is kept, so they stay: what no row names is cleared away later.
 */
async function keepOnce(
  request: Request,
  form: string,
  fields: FormData,
  { checked: files, filesIn }: { checked: CheckedFile[]; filesIn?: PrivateFolder },
  keep: (submission: Submission) => Promise<boolean>,
): Promise<void> {
  const { pathname } = new URL(request.url);
  const attachments = await keepAttachments(files, filesIn);
  const keys = keysOf(request, form, fields, files);
  const isNew = await keep({ keys, locale: localeOfPath(pathname), path: pathname, attachments });
  if (!isNew) await removeAttachments(attachments);
}

/** Without a script's word nobody knows when the form was opened: the page is the same for everybody. */
function isTooQuick(openForMs: FormDataEntryValue | null): boolean {
  return openForMs !== null && !(Number(openForMs) >= MIN_OPEN_MS);
}

/** The browser's key or, without script, one made of who wrote what and when, with its neighbour in time. */
function keysOf(
  request: Request,
  form: string,
  fields: FormData,
  files: CheckedFile[],
): [string, ...string[]] {
  const key = fields.get(GUARD_FIELDS.key);
  if (isSubmissionKey(key)) return [key];
  const content = [...fields].map(([name, value]) => [name, String(value)]);
  const names = files.map(({ name, bytes }) => [name, bytes]);
  const what = JSON.stringify([form, clientAddress(request.headers), content, names]);
  const period = Math.floor(now().getTime() / (SAME_CONTENT_HOURS * 3_600_000));
  const keyAt = (at: number) => createHash("sha256").update(`${at}:${what}`).digest("hex").slice(0, 32);
  return [keyAt(period), keyAt(period - 1)];
}
