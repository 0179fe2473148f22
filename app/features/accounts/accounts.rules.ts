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
export const MAX_NAME_CHARACTERS = 80;

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

export type PasskeyResponse =
  | { state: "question"; options: object }
  | { state: "done" }
  | { state: "refused"; message: string };

/** What it is answered: signed in, the next step, or why not. */
export type SignInAgainResponse =
  | { state: "signed-in" }
  | { state: "second-factor" }
  | { state: "refused"; message: string; isOver?: boolean };

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
