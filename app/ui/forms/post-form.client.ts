import { type FormResult, giveUpAfterMs, idOfForm } from "./posted-form.rules.ts";

export const postForm = (address: string, body: FormData, name: string): Promise<FormResult> =>
  postAndRead(address, body, name).catch(() => ({ form: name, state: "failed" }));

/** The response is the page shown without script; the form's result is read from it. Rejects when offline. */
export async function postAndRead(address: string, body: FormData, name: string): Promise<FormResult> {
  const response = await fetch(address, {
    method: "POST",
    body,
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(giveUpAfterMs(bytesOf(body))),
  });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const formResult = page.getElementById(idOfForm(name))?.dataset.answer;
  return formResult ? (JSON.parse(formResult) as FormResult) : { form: name, state: "failed" };
}

/** Of its files: what is typed is next to nothing. */
const bytesOf = (body: FormData): number =>
  [...body.values()].reduce((sum, value) => sum + (typeof value === "string" ? 0 : value.size), 0);
