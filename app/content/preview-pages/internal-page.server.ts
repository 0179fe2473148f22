import { randomBytes } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { requestInternally } from "#app/platform/http/internal-requests.server.ts";
import { requestContext, withRequestContext } from "#app/platform/http/request-context.server.ts";

export async function readInternalPage(
  origin: string,
  path: string,
): Promise<{ status: number; html: string; location: string | null }> {
  const request = new Request(origin + path, { headers: { accept: "text/html" } });
  const response = await logAsPreview(() => requestInternally(request));
  return { status: response.status, html: await response.text(), location: response.headers.get("location") };
}

/** Marks log lines as rolled back. */
export function logAsPreview<T>(work: () => T): T {
  const { requestId = "", arrivedAt = now() } = requestContext() ?? {};
  return withRequestContext(
    { requestId, arrivedAt, nonce: randomBytes(16).toString("base64url"), isPreview: true },
    work,
  );
}
