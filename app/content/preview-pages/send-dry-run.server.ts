import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { requestInternally } from "#app/platform/http/internal-requests.server.ts";
import type { FieldErrors, Outcome } from "#app/platform/outcome.ts";
import { logAsPreview } from "./internal-page.server.ts";

/** The router's status for a redirect of an action. */
const REDIRECTED = 202;
const OK = 200;

type DryRunResult = Outcome<{ form?: { error?: FieldErrors | null }; errors?: FieldErrors }>;
export type Sent =
  | { state: "saved" }
  | { state: "refused"; errors: FieldErrors }
  | { state: "failed"; status: number };

/** Submits a form to its own action, with the same rights and checks. Must be called within a dry run. */
export async function sendDryRun(request: Request, address: string, typed: URLSearchParams): Promise<Sent> {
  const url = new URL(`${address}.data`, request.url);
  const headers = new Headers({ cookie: request.headers.get("cookie") ?? "", origin: url.origin });
  const body = withoutBaseVersion(typed);
  const response = await logAsPreview(() =>
    requestInternally(new Request(url, { method: "POST", headers, body })),
  );
  const bytes = await response.arrayBuffer();
  if (response.status === REDIRECTED) return isLedAway(bytes) ? failed(401) : { state: "saved" };
  if (response.status !== OK) return failed(response.status);
  const { value } = await decode(new Response(bytes).body as ReadableStream<Uint8Array>, globalThis);
  const result = (value as { data?: DryRunResult }).data;
  if (result?.ok) return { state: "saved" };
  return { state: "refused", errors: result?.value?.form?.error ?? result?.value?.errors ?? {} };
}

const failed = (status: number): Sent => ({ state: "failed", status });

const isLedAway = (bytes: ArrayBuffer) => Buffer.from(bytes).includes('"/admin-login"');

/** Others' changes do not matter to a preview. */
function withoutBaseVersion(typed: URLSearchParams): URLSearchParams {
  const own = Object.values(BASE_VERSION_FIELDS);
  return new URLSearchParams(
    [...typed].filter(([name]) => !own.some((field) => name === field || name.startsWith(`${field}:`))),
  );
}
