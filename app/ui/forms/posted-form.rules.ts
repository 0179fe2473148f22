import type { SubmissionResult } from "@conform-to/react";

/** Fields that every public form carries besides its own. */
export const GUARD_FIELDS = {
  /** Which form of the page it is. */
  form: "form",
  /** Hidden; filled in only by bots. */
  honeypot: "homepage",
  /** Idempotency key: a double click or retry creates one record. */
  key: "submissionKey",
  /** Milliseconds, reported by script. */
  openForMs: "openForMs",
} as const;

export type FormState = "sent" | "refused" | "tooMany" | "failed";

export type Confirmation = {
  title: string;
  picture?: string;
  facts: { term: string; value: string }[];
  next: string[];
  links: { label: string; href: string }[];
};

/** The server's answer to a form. */
export type FormResult = {
  form: string;
  state: FormState;
  result?: SubmissionResult<string[]>;
  /** Without one, a notice is shown and the form cleared. */
  confirmation?: Confirmation;
};

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

/** An answer to a form without files; after this a retry is offered. */
export const ANSWER_WITHIN_MS = 120_000;

/** 256 kbit/s, a poor telephone line. */
const SLOW_BYTES_PER_MS = 32;
/** Before the server gives up a form with files (`LONG_FORMS`). */
const LONGEST_MS = 290_000;

export const giveUpAfterMs = (bytes: number): number =>
  Math.min(LONGEST_MS, ANSWER_WITHIN_MS + Math.ceil(bytes / SLOW_BYTES_PER_MS));
