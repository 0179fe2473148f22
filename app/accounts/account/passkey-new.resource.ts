import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import type { PasskeyResponse } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { editorOf } from "../guard.server.ts";
import type { Route } from "./+types/passkey-new.resource.ts";
import { accountTexts } from "./account.texts.ts";
import { passkeyNewForm } from "./account-forms.rules.ts";
import { startPasskey, storePasskey } from "./passkeys.server.ts";

export async function action({ request, context }: Route.ActionArgs): Promise<PasskeyResponse> {
  const editor = editorOf(context);
  const form = passkeyNewForm.safeParse(Object.fromEntries(await readPostedFields(request)));
  if (!form.success) return { state: "refused", message: accountTexts.passkeys.failed.title };
  if (form.data.step === "question") {
    const { options, problem } = await startPasskey(request, editor, form.data.password);
    return options
      ? { state: "question", options }
      : { state: "refused", message: accountsTexts.messages[problem] };
  }
  const { name, response } = form.data;
  const outcome = await storePasskey(request, editor, { name, response: response as never });
  return outcome.ok ? { state: "done" } : { state: "refused", message: outcome.toast?.text ?? "" };
}
