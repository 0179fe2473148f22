import { signInAgainForm } from "../account/account-forms.rules.ts";
import type { SignInAgainResponse } from "../accounts.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { ROLES } from "../roles.rules.ts";
import { confirmSecondFactor, type SignInStep, signIn } from "./sign-in.server.ts";

const { messages: words, toasts } = accountsTexts;

type ResponseWithHeaders = { answer: SignInAgainResponse; headers: Headers };

/** Sign-in for the in-place dialog. Any role; each screen still checks the role. */
export async function handleSignInAgain(request: Request, fields: FormData): Promise<ResponseWithHeaders> {
  const form = signInAgainForm.safeParse(Object.fromEntries(fields));
  if (!form.success) return { answer: refusedWith(form.error.issues[0]?.message), headers: new Headers() };
  const { data } = form;
  const { outcome, headers, isOver } =
    data.step === "password"
      ? await signIn(request, { email: data.email, password: data.password }, ROLES)
      : await confirmSecondFactor(request, { kind: data.step, code: data.code }, ROLES);
  if (outcome.ok) return { answer: { state: outcome.value ?? "signed-in" }, headers };
  return { answer: { ...refusedWith(sentenceOf(outcome)), ...(isOver && { isOver }) }, headers };
}

const sentenceOf = ({ toast }: SignInStep["outcome"]) => toast?.text ?? toast?.title;

function refusedWith(message: string | undefined) {
  const text = message && message in words ? words[message as keyof typeof words] : message;
  return { state: "refused", message: text ?? toasts.unexpected } as const;
}
