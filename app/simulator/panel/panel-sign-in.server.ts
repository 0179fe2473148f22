import { totpForm } from "#app/accounts/account/account-forms.rules.ts";
import { type FormResult, readForm } from "#app/accounts/read-form.ts";
import { rolesWith } from "#app/accounts/rights.rules.ts";
import {
  confirmSecondFactor,
  type SignInStep,
  signIn,
  WELCOME,
  withCommonTitle,
} from "#app/accounts/sign-in/sign-in.server.ts";
import type { Toast } from "#app/platform/outcome.ts";
import { panelSignInForm } from "./panel-sign-in.rules.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

export const PANEL_ROLES = rolesWith("panel");

export const signInFirst = () =>
  new Response(null, { status: 401, headers: { "cache-control": "private, no-store" } });

const PANEL = "/simulador-admin";

type Entering = { answer: FormResult; headers?: Headers; toast?: Toast; to?: string };

export async function enterPanel(request: Request, fields: FormData): Promise<Entering> {
  const isCode = fields.get("form") === "panel-code";
  const step = isCode ? await readCode(request, fields) : await readPassword(request, fields);
  if ("answer" in step) return step;
  const { outcome, headers, isOver, answer: reply } = step.taken;
  if (outcome.value === "signed-in") return { answer: {}, headers, toast: WELCOME, to: PANEL };
  if (outcome.value === "second-factor") return { answer: {}, headers, to: `${PANEL}?codigo` };
  if (isOver && isCode) return { answer: {}, headers, toast: outcome.toast, to: PANEL };
  return { answer: reply(withCommonTitle(outcome)), headers };
}

type Read = Entering | { taken: SignInStep & { answer: (outcome?: SignInStep["outcome"]) => FormResult } };

async function readPassword(request: Request, fields: FormData): Promise<Read> {
  const { value, answer: reply } = readForm(fields, panelSignInForm(simulatorAdminTexts.signIn));
  if (!value) return { answer: reply() };
  return { taken: { ...(await signIn(request, value, PANEL_ROLES)), answer: reply } };
}

async function readCode(request: Request, fields: FormData): Promise<Read> {
  const { value, answer: reply } = readForm(fields, totpForm);
  if (!value) return { answer: reply() };
  const factor = { kind: "totp", code: value.code } as const;
  return { taken: { ...(await confirmSecondFactor(request, factor, PANEL_ROLES)), answer: reply } };
}
