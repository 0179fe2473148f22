import { z } from "zod";
import {
  type FieldMessage,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from "../accounts.rules.ts";
import { ROLES } from "../roles.rules.ts";

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
export const invitationForm = z.object({ id: z.uuid(), password });
export const personForm = z.object({ id: z.string().min(1), password });
export const changeRoleForm = z.object({ id: z.string().min(1), role, password });

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

/** The password first, then a code when the account has a second factor. */
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

export const sessionForm = z.object({ session: z.string().min(1) });

export type Credentials = z.output<typeof signInForm>;
