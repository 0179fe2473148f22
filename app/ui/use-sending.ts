import { useRef, useState } from "react";
import { type FormAnswer, GUARD_FIELDS, idOfForm } from "./posted-form.rules.ts";

/** Files on a slow line need time; whoever hears nothing for this long may try again. */
const GIVE_UP_AFTER_MS = 120_000;

/** Sends a form and reads the answer. The same content carries the same key, so that trying again is safe. */
export function useSending(name: string) {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const last = useRef({ content: "", key: "" });

  async function send(form: HTMLFormElement): Promise<FormAnswer | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    const body = new FormData(form);
    const content = contentOf(body);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    body.set(GUARD_FIELDS.key, last.current.key);
    body.set(GUARD_FIELDS.openForMs, String(Math.round(performance.now())));
    try {
      return await post(form.action, body, name);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return { isBusy, send };
}

/** The answer is the page that a browser without script would show; what it says to the form is on the form. */
async function post(address: string, body: FormData, name: string): Promise<FormAnswer> {
  const failed: FormAnswer = { form: name, state: "failed" };
  try {
    const response = await fetch(address, {
      method: "POST",
      body,
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const told = page.getElementById(idOfForm(name))?.dataset.answer;
    return told ? (JSON.parse(told) as FormAnswer) : failed;
  } catch {
    return failed;
  }
}

function contentOf(body: FormData): string {
  const entries = [...body].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(entries);
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried out without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
