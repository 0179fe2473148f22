import { z } from "zod";
import { passwordProblem } from "#app/accounts/credentials.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { typedIn } from "#app/accounts/read-form.ts";
import { log } from "#app/platform/log.server.ts";
import { type FieldErrors, type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { saveBackupBucket, testBackupBucket } from "./backup-bucket.server.ts";
import { backupBucketTexts as texts } from "./backup-bucket.texts.ts";
import { type BackupBucketForm, backupBucketForm } from "./backup-bucket-form.ts";
import { bucketProblem } from "./bucket-problem.ts";

const { errors, toasts } = texts;

/** `typed` has no secrets. */
export type BucketResult = Outcome<{ typed: Record<string, string> }>;

export const BUCKET_ACTIONS = { bucket: save, bucketTest: test };
export type BucketIntent = keyof typeof BUCKET_ACTIONS;

export async function handleBucket(
  editor: Editor,
  intent: BucketIntent,
  fields: FormData,
): Promise<BucketResult> {
  const parsed = backupBucketForm.safeParse(Object.fromEntries(fields));
  const result = parsed.success
    ? await BUCKET_ACTIONS[intent](editor, parsed.data, String(fields.get("password") ?? ""))
    : refused(toasts.refused, z.flattenError(parsed.error).fieldErrors as FieldErrors);
  const isSaved = result.ok && intent === "bucket";
  return { ...result, ...(!isSaved && { value: { typed: typedIn(fields) } }) } as BucketResult;
}

async function save(editor: Editor, form: BackupBucketForm, password: string): Promise<Outcome> {
  const problem = await passwordProblem(editor, password);
  if (problem) return refused(toasts.refused, { password: [problem] });
  if ((await saveBackupBucket(editor, form)) === "secret")
    return refused(toasts.refused, { newSecret: [errors.secret] });
  return succeeded(form.endpoint ? toasts.saved : toasts.removed);
}

async function test(editor: Editor, form: BackupBucketForm): Promise<Outcome> {
  if (!form.endpoint) return refused(toasts.refused, { endpoint: [errors.endpoint] });
  try {
    if ((await testBackupBucket(form)) === "secret")
      return refused(toasts.refused, { newSecret: [errors.secret] });
    return succeeded(toasts.works);
  } catch (error) {
    log.info({ err: error, editor: editor.id }, "The test of the backup bucket failed");
    return refused({ title: toasts.testFailed, text: bucketProblem(error) });
  }
}
