import type { SubmissionResult } from "@conform-to/react";

/** Fields that every public form carries besides its own. */
export const GUARD_FIELDS = {
  /** Which form of the page it is. */
  form: "form",
  /** Invisible; whoever fills it in is no person. */
  honeypot: "homepage",
  /** Names one sending, so that a double click or a retry is one record. Made in the browser. */
  key: "submissionKey",
  /** How long the page had been open. Reported by the browser's script. */
  openForMs: "openForMs",
} as const;

export type FormState = "sent" | "refused" | "tooMany" | "failed";

/** What was asked for, in finished words: shown in the place of the form that was sent. */
export type Confirmation = {
  title: string;
  picture?: string;
  facts: { term: string; value: string }[];
  next: string[];
  links: { label: string; href: string }[];
};

/** What the server says to a form: to the script, and to the page that is shown without script. */
export type FormResult = {
  form: string;
  state: FormState;
  result?: SubmissionResult<string[]>;
  /** Forms without one show a notice and are emptied. */
  confirmation?: Confirmation;
};

/** Finished words of a form; `errors` has the words of each message that its rules name. */
export type FormWords = {
  submit: string;
  submitting: string;
  sent: string;
  failed: string;
  tooMany: string;
  dismiss: string;
  honeypot: string;
  errors: Readonly<Record<string, string>>;
  consent: { text: string; link: string; href: string };
};

export const idOfForm = (name: string) => `form-${name}`;
