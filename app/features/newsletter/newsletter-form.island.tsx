import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";
import { ANSWER_WITHIN_MS } from "#app/ui/forms/posted-form.rules.ts";
import typeStyles from "#app/ui/layout/type.module.css";
import styles from "./newsletter-form.module.css";

type Words = {
  email: string;
  placeholder: string;
  subscribe: string;
  subscribing: string;
  invalid: string;
  sent: string;
  sentLater: string;
  tooMany: string;
  failed: string;
  honeypot: string;
};

type NewsletterFormProps = {
  action: string;
  describedBy?: string;
  words: Words;
  initial?: { email: string; error: string };
};

/** Stored; the mail waits for a mail server. */
const ACCEPTED = 202;
const TOO_MANY = 429;
const INVALID = 422;
const UNREACHABLE = 503;

export function NewsletterForm({ action, describedBy, words, initial }: NewsletterFormProps) {
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "sent" | "sentLater">("idle");
  const [error, setError] = useState(initial?.error ?? "");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    if (!form.checkValidity()) {
      form.querySelector("input")?.focus();
      return setError(words.invalid);
    }
    setState("sending");
    setError("");
    const status = await post(form);
    setState(status < 300 ? (status === ACCEPTED ? "sentLater" : "sent") : "idle");
    if (status >= 300) setError(reason(status, words));
  }

  if (state === "sent" || state === "sentLater") {
    return (
      <p role="status" className={styles.sent} tabIndex={-1} ref={focusOn}>
        {words[state]}
      </p>
    );
  }
  return (
    <form method="post" action={action} noValidate onSubmit={send}>
      <div className={styles.joined}>
        <label className={typeStyles.visuallyHidden} htmlFor={id}>
          {words.email}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={words.placeholder}
          defaultValue={initial?.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}error`, describedBy].filter(Boolean).join(" ") || undefined}
          onChange={error ? (event) => event.target.validity.valid && setError("") : undefined}
        />
        <Button type="submit" variant="solid" busy={state === "sending"}>
          {state === "sending" ? words.subscribing : words.subscribe}
        </Button>
      </div>
      <Honeypot label={words.honeypot} />
      <FieldError id={`${id}error`} message={error} />
    </form>
  );
}

/** The field that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

function reason(status: number, words: Words): string {
  if (status === INVALID) return words.invalid;
  return status === TOO_MANY ? words.tooMany : words.failed;
}

async function post(form: HTMLFormElement): Promise<number> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.set(name, String(value));
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return (await fetch(form.action, { method: "POST", body, signal })).status;
  } catch {
    return UNREACHABLE;
  }
}
