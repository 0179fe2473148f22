import { IN_PLACE_HEADER } from "#app/accounts/accounts.rules.ts";
import type { Preview } from "#app/content/preview-pages/preview.server.ts";
import { addressOf, entityIdOf, languageOf } from "./typed-fields.ts";

const PATH = "/admin/previa";
const [OK, SIGNED_OUT, OVERTAKEN] = [200, 401, 409];

export type Shown = Extract<Preview, { state: "shown" }>;
export type PreviewResponse = Preview | { state: "offline" | "signedOut" | "overtaken" };

type Question = { form: HTMLFormElement; typed: string /** Nothing is shown yet. */; isFirst: boolean };

export async function fetchPreview(
  { form, typed, isFirst }: Question,
  signal: AbortSignal,
): Promise<PreviewResponse> {
  const query = new URLSearchParams({ de: addressOf(form), idioma: languageOf(form) });
  const id = entityIdOf(form);
  if (id) query.set("id", id);
  if (isFirst) query.set("inteira", "");
  const headers = {
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    [IN_PLACE_HEADER]: "1",
  };
  try {
    const response = await fetch(`${PATH}?${query}`, { method: "POST", headers, body: typed, signal });
    if (response.status === OK) return (await response.json()) as PreviewResponse;
    if (response.status === SIGNED_OUT) return { state: "signedOut" };
    if (response.status === OVERTAKEN) return { state: "overtaken" };
    return { state: "failed", status: response.status };
  } catch {
    return { state: "offline" };
  }
}
