import { useRef, useState } from "react";
import { newKey } from "./new-key.ts";
import { postForm } from "./post-form.client.ts";
import { type FormResult, GUARD_FIELDS } from "./posted-form.rules.ts";

/** Equal content gets the same idempotency key, so retries are safe. */
export function useSending(name: string) {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const last = useRef({ content: "", key: "" });

  async function send(form: HTMLFormElement): Promise<FormResult | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    const body = new FormData(form);
    const content = contentOf(body);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    body.set(GUARD_FIELDS.key, last.current.key);
    body.set(GUARD_FIELDS.openForMs, String(Math.round(performance.now())));
    try {
      return await postForm(form.action, body, name);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return { isBusy, send };
}

function contentOf(body: FormData): string {
  const entries = [...body].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(entries);
}
