import { type FormResult, idOfForm } from "./posted-form.rules.ts";

/** Uploads on slow connections take time; after this a retry is offered. */
const GIVE_UP_AFTER_MS = 120_000;

export const postForm = (address: string, body: FormData, name: string): Promise<FormResult> =>
  postAndRead(address, body, name).catch(() => ({ form: name, state: "failed" }));

/** The response is the page shown without script; the form's result is read from it. Rejects when offline. */
export async function postAndRead(address: string, body: FormData, name: string): Promise<FormResult> {
  const response = await fetch(address, {
    method: "POST",
    body,
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const formResult = page.getElementById(idOfForm(name))?.dataset.answer;
  return formResult ? (JSON.parse(formResult) as FormResult) : { form: name, state: "failed" };
}
