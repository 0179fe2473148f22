import { createHash } from "node:crypto";
import { data } from "react-router";
import type * as z from "zod/mini";
import { type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { refusedForm } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { catchErrors } from "#app/platform/with-fallback.server.ts";
import { checkForm, type FormSchema } from "#app/ui/forms/check-form.ts";
import {
  type Confirmation,
  type FormResult,
  type FormState,
  GUARD_FIELDS,
} from "#app/ui/forms/posted-form.rules.ts";
import {
  type CheckedFile,
  checkFiles,
  type PrivateFolder,
  removeAttachments,
  storeAttachments,
} from "./attachments.server.ts";
import { discardFiles, type PostedForm, readPostedForm, UnreadableForm } from "./posted-form.server.ts";
import type { FieldMessage } from "./request-fields.rules.ts";
import { allowRefusal, allowSubmission } from "./submission-limits.server.ts";
import {
  type Attachment,
  FILE_CHECKS_PER_ADDRESS,
  isSubmissionKey,
  MIN_OPEN_MS,
  SAME_CONTENT_HOURS,
} from "./submissions.rules.ts";

export type Submission = {
  /** The first is stored. A row with any of them is the same submission. */
  keys: [string, ...string[]];
  locale: Locale;
  path: string;
  attachments: Attachment[];
};

export type Receiver<S extends FormSchema = FormSchema> = {
  schema: S;
  takesFiles?: boolean;
  filesIn?: PrivateFolder;
  limit?: number;
  /** Idempotent. */
  keep: (values: z.output<S>, submission: Submission) => Promise<StoredSubmission>;
};

export type StoredSubmission = {
  isNew: boolean;
  confirmation?: Confirmation;
};

export const receiver = <S extends FormSchema>(receiver: Receiver<S>) => receiver as unknown as Receiver;

const [BAD_REQUEST, TOO_LARGE, NOT_TAKEN, TOO_OFTEN] = [400, 413, 422, 429];
const STATUS: Record<FormState, number> = { sent: 200, refused: 200, tooMany: 429, failed: 503 };

/** Returns the input unless successful. `only`: a page with one form may omit its name. */
export async function receiveSubmission(request: Request, receivers: Record<string, Receiver>, only = "") {
  let posted: PostedForm;
  try {
    posted = await readPostedForm(request);
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    log.info({ reason: error.message }, "A form could not be read");
    throw refusedForm(error.isTooLarge ? TOO_LARGE : BAD_REQUEST);
  }
  const form = String(posted.fields.get(GUARD_FIELDS.form) ?? only);
  try {
    const found = Object.hasOwn(receivers, form) ? receivers[form] : undefined;
    if (!found) throw refusedForm(BAD_REQUEST);
    return await judge(request, form, posted, found);
  } finally {
    await discardFiles(posted.files);
  }
}

async function judge(
  request: Request,
  form: string,
  posted: PostedForm,
  { schema, takesFiles, filesIn, limit, keep }: Receiver,
) {
  const { fields } = posted;
  const submission = checkForm(fields, schema);
  const respond = (state: FormState, refusal?: FieldMessage, status = STATUS[state]) => {
    const result = submission.reply(refusal ? { fieldErrors: { files: [refusal] } } : {});
    return data<FormResult>({ form, state, ...(state !== "sent" && { result }) }, { status });
  };
  if (fields.get(GUARD_FIELDS.honeypot)) {
    log.info({ form }, "A form was filled in by a bot");
    return respond("sent");
  }
  return catchErrors(
    async () => {
      // Inspecting files is costly, and refused forms are not counted below.
      const looks = takesFiles && posted.files.length > 0;
      if (looks && !(await allowSubmission(`${form}-files`, request, FILE_CHECKS_PER_ADDRESS)))
        return respond("tooMany");
      const { checked, refusal } = takesFiles ? await checkPosted(posted) : { checked: [] };
      if (submission.status !== "success" || refusal) {
        if (!allowRefusal(request)) throw refusedForm(TOO_OFTEN);
        return respond("refused", refusal);
      }
      if (isTooQuick(fields.get(GUARD_FIELDS.openForMs))) return respond("failed", undefined, NOT_TAKEN);
      if (!(await allowSubmission(form, request, limit))) return respond("tooMany");
      const { confirmation } = await keepOnce(request, form, fields, { checked, filesIn }, (kept) =>
        keep(submission.value, kept),
      );
      const sent: FormResult = { form, state: "sent", ...(confirmation && { confirmation }) };
      return data(sent, { status: STATUS.sent });
    },
    (error) => {
      log.error({ err: error, form }, "A form could not be kept");
      return respond("failed");
    },
  );
}

async function checkPosted(posted: PostedForm): Promise<{ checked: CheckedFile[]; refusal?: FieldMessage }> {
  if (posted.hasTooManyFiles) return { checked: [], refusal: "tooManyFiles" };
  return checkFiles(posted.files);
}

/** Files are stored before their row. After an error they stay; orphans are removed later. */
async function keepOnce(
  request: Request,
  form: string,
  fields: FormData,
  { checked: files, filesIn }: { checked: CheckedFile[]; filesIn?: PrivateFolder },
  keep: (submission: Submission) => Promise<StoredSubmission>,
): Promise<StoredSubmission> {
  const { pathname } = new URL(request.url);
  const attachments = await storeAttachments(files, filesIn);
  const keys = keysOf(request, form, fields, files);
  const locale = localeOfPath(pathname);
  const kept = await keep({ keys, locale, path: pathname, attachments });
  if (!kept.isNew) await removeAttachments(attachments);
  return kept;
}

/** Without script the time is unknown, because pages are cached. */
function isTooQuick(openForMs: FormDataEntryValue | null): boolean {
  return openForMs !== null && !(Number(openForMs) >= MIN_OPEN_MS);
}

/** The browser's key; without script a digest of sender, content and time, with its neighbour in time. */
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
  const what = JSON.stringify([form, clientNetwork(request.headers), content, names]);
  const period = Math.floor(now().getTime() / (SAME_CONTENT_HOURS * 3_600_000));
  const keyAt = (at: number) => createHash("sha256").update(`${at}:${what}`).digest("hex").slice(0, 32);
  return [keyAt(period), keyAt(period - 1)];
}
