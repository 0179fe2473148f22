import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { passkeySignInForm } from "../account/account-forms.rules.ts";
import type { PasskeyResponse } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { OFFICE_ROLES } from "../rights.rules.ts";
import type { Route } from "./+types/passkey-sign-in.resource.ts";
import { finishPasskeySignIn, startPasskeySignIn } from "./passkey-sign-in.server.ts";
import { WELCOME } from "./sign-in.server.ts";

const { toasts } = accountsTexts;

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = passkeySignInForm.safeParse(Object.fromEntries(await readPostedFields(request)));
  if (!form.success) return respond({ state: "refused", message: toasts.unexpected });
  if (form.data.step === "question") {
    const options = await startPasskeySignIn(request);
    return respond(
      options ? { state: "question", options } : { state: "refused", message: toasts.throttled },
    );
  }
  const { outcome, headers } = await finishPasskeySignIn(request, form.data.response as never, OFFICE_ROLES);
  if (outcome.ok) return respond({ state: "done" }, await flash(WELCOME, headers));
  return respond({ state: "refused", message: outcome.toast?.text ?? outcome.toast?.title ?? "" }, headers);
}

function respond(body: PasskeyResponse, headers = new Headers()): Response {
  headers.set("cache-control", "no-store");
  return Response.json(body, { headers });
}
