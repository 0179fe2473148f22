import { z } from "zod";
import { ROLES } from "./roles.rules.ts";

export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;

/** Every attempt counts; a success clears the account's count and gives the address its attempt back. */
export const ATTEMPTS_WINDOW_SECONDS = 15 * 60;
export const SIGN_IN_ATTEMPTS_PER_ACCOUNT = 10;
export const SIGN_IN_ATTEMPTS_PER_ADDRESS = 30;
export const RECOVERIES_PER_ACCOUNT = 3;
export const RECOVERIES_PER_ADDRESS = 10;
/** An address that signed in keeps a count of its own, so that a stranger cannot lock the owner out. */
export const KNOWN_ADDRESS_DAYS = 30;

export const SESSION_DAYS = 7;
export const SESSION_REFRESH_HOURS = 24;
/** However often it is used. */
export const SESSION_MAX_DAYS = 30;
export const RECOVERY_LINK_MINUTES = 60;
export const EMAIL_CHANGE_LINK_MINUTES = 60;
export const SECOND_FACTOR_MINUTES = 10;
export const PASSKEY_QUESTION_MINUTES = 5;
export const PASSKEY_QUESTIONS_PER_ADDRESS = 60;
export const INVITATION_DAYS = 7;
/** How long an account that was removed can be brought back; then a job erases it. */
export const REMOVED_ACCOUNT_HOURS = 1;
const MAX_NAME_CHARACTERS = 80;

/** Sent by a page that asks for the password itself when the session is over, instead of being led away. */
export const IN_PLACE_HEADER = "x-sign-in-in-place";
export const SIGN_IN_AGAIN_PATH = "/admin-login/de-novo";

export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** A rule names its message; the words are in accounts.texts.ts under the same name. */
export type FieldMessage =
  | "emailInvalid"
  | "passwordRequired"
  | "passwordShort"
  | "passwordLong"
  | "passwordWrong"
  | "passwordTries"
  | "credentialsWrong"
  | "passwordCommon"
  | "confirmationRequired"
  | "confirmationDiffers"
  | "codeInvalid"
  | "codeRequired"
  | "codeWrong"
  | "emailTaken"
  | "emailHasAccount"
  | "emailInvited"
  | "nameRequired"
  | "nameLong"
  | "roleUnknown";

const message = <M extends FieldMessage>(name: M): M => name;

const email = z
  .string({ error: message("emailInvalid") })
  .trim()
  .pipe(z.email({ error: message("emailInvalid") }))
  .transform((value) => value.toLowerCase());
const password = z.string({ error: message("passwordRequired") }).min(1, message("passwordRequired"));
const newPassword = z
  .string({ error: message("passwordRequired") })
  .min(MIN_PASSWORD_CHARACTERS, message("passwordShort"))
  .max(MAX_PASSWORD_CHARACTERS, message("passwordLong"));
const confirmation = z.string({ error: message("confirmationRequired") });

const isSameTwice = (form: { newPassword: string; confirmation: string }) =>
  form.newPassword === form.confirmation;
const differs = { path: ["confirmation"], error: message("confirmationDiffers") };

const name = z
  .string({ error: message("nameRequired") })
  .trim()
  .min(1, message("nameRequired"))
  .max(MAX_NAME_CHARACTERS, message("nameLong"));
const role = z.enum(ROLES, { error: message("roleUnknown") });

export const inviteForm = z.object({ email, role, password });
export const acceptForm = z.object({ name, newPassword, confirmation }).refine(isSameTwice, differs);
export const changeNameForm = z.object({ name });
export const personForm = z.object({ id: z.string().min(1), password });
export const changeRoleForm = z.object({ id: z.string().min(1), role, password });
export const PEOPLE_FORMS = [
  "invite",
  "resend",
  "copy-invitation",
  "withdraw",
  "role",
  "deactivate",
  "recovery-link",
  "reactivate",
  "remove",
  "bringBack",
] as const;
export type PeopleForm = (typeof PEOPLE_FORMS)[number];

export const signInForm = z.object({ email, password });
export const recoveryForm = z.object({ email });
export const newPasswordForm = z
  .object({ token: z.string(), newPassword, confirmation })
  .refine(isSameTwice, differs);
export const firstAdministratorForm = z
  .object({ token: z.string(), email, newPassword, confirmation })
  .refine(isSameTwice, differs);
export const changePasswordForm = z
  .object({ password, newPassword, confirmation })
  .refine(isSameTwice, differs);
export const changeEmailForm = z.object({ email, password });
export const confirmLinkForm = z.object({ token: z.string() });
export const confirmPasswordForm = z.object({ password });
export const totpForm = z.object({
  code: z
    .string({ error: message("codeInvalid") })
    .transform((value) => value.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, message("codeInvalid"))),
});
export const recoveryCodeForm = z.object({
  code: z
    .string({ error: message("codeRequired") })
    .trim()
    .min(1, message("codeRequired")),
});

/** What the dialog over a page sends: the password first, then a code when the account has a second factor. */
export const signInAgainForm = z.discriminatedUnion("step", [
  z.object({ step: z.literal("password"), ...signInForm.shape }),
  z.object({ step: z.literal("totp"), ...totpForm.shape }),
  z.object({ step: z.literal("recovery"), ...recoveryCodeForm.shape }),
]);
export type SignInAgainStep = z.output<typeof signInAgainForm>["step"];

const fromJson = z.string().transform((text, context) => {
  try {
    return z.looseObject({ id: z.string() }).parse(JSON.parse(text));
  } catch {
    context.addIssue("no answer of a key");
    return z.NEVER;
  }
});

/** Two steps with a key: its question, and what it answered. */
export const passkeySignInForm = z.discriminatedUnion("step", [
  z.object({ step: z.literal("question") }),
  z.object({ step: z.literal("answer"), response: fromJson }),
]);
export const passkeyNewForm = z.discriminatedUnion("step", [
  z.object({ step: z.literal("question"), password: z.string() }),
  z.object({ step: z.literal("answer"), name, response: fromJson }),
]);
export const newPasskeyForm = z.object({ name, password });
export const renamePasskeyForm = z.object({ id: z.string().min(1), name });
export const removePasskeyForm = z.object({ id: z.string().min(1), password });

export type PasskeyResponse =
  | { state: "question"; options: object }
  | { state: "done" }
  | { state: "refused"; message: string };

/** What it is answered: signed in, the next step, or why not. */
export type SignInAgainResponse =
  | { state: "signed-in" }
  | { state: "second-factor" }
  | { state: "refused"; message: string; isOver?: boolean };

export const sessionForm = z.object({ session: z.string().min(1) });

/** Forms of the account screen; each names itself in the hidden field `form`. */
export const ACCOUNT_FORMS = [
  "name",
  "password",
  "email",
  "start-second-factor",
  "activate-second-factor",
  "renew-recovery-codes",
  "stop-second-factor",
  "rename-passkey",
  "remove-passkey",
  "session",
  "other-sessions",
] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];

export type Credentials = z.output<typeof signInForm>;
