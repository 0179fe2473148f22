import type { accountsTexts } from "./accounts.texts.ts";

export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;

/** A success resets the account's count and returns one attempt to the address. */
export const ATTEMPTS_WINDOW_SECONDS = 15 * 60;
export const SIGN_IN_ATTEMPTS_PER_ACCOUNT = 10;
export const SIGN_IN_ATTEMPTS_PER_ADDRESS = 30;
export const RECOVERIES_PER_ACCOUNT = 3;
export const RECOVERIES_PER_ADDRESS = 10;
/** A known address has a count of its own, so that strangers cannot lock out the owner. */
export const KNOWN_ADDRESS_DAYS = 30;

export const SESSION_DAYS = 7;
export const SESSION_REFRESH_HOURS = 24;
/** However often it is used. */
export const SESSION_MAX_DAYS = 30;
export const RECOVERY_LINK_MINUTES = 60;
export const EMAIL_CHANGE_LINK_MINUTES = 60;
export const SECOND_FACTOR_MINUTES = 10;
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEY_CHALLENGES_PER_ADDRESS = 60;
/** Of a day, in the audit log. */
export const REFUSALS_LOGGED_PER_ADDRESS = 10;
export const REFUSALS_LOGGED = 100;
export const DAY_SECONDS = 24 * 60 * 60;
export const INVITATION_DAYS = 7;
export const REMOVED_ACCOUNT_HOURS = 1;
export const MAX_NAME_CHARACTERS = 80;

/** Sent by pages that ask for the password in place instead of redirecting. */
export const IN_PLACE_HEADER = "x-sign-in-in-place";
export const SIGN_IN_AGAIN_PATH = "/admin-login/de-novo";

export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

export type FieldMessage = keyof typeof accountsTexts.messages;

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
  "undelete",
] as const;
export type PeopleForm = (typeof PEOPLE_FORMS)[number];

export type PasskeyResponse =
  | { state: "question"; options: object }
  | { state: "done" }
  | { state: "refused"; message: string };

export type SignInAgainResponse =
  | { state: "signed-in" }
  | { state: "second-factor" }
  | { state: "refused"; message: string; isOver?: boolean };

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

/** Names the form whose password was wrong: field and query key. */
export const REFUSED_FORM = "senha-de";
