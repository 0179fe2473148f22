import { randomBytes } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { requestOwnPage } from "#app/platform/http/own-pages.server.ts";
import { requestContext, withRequestContext } from "#app/platform/http/request-context.server.ts";

/** A page of the site as it is within the transaction that is under way, marked as a preview. Read to its end. */
export async function readOwnPage(
  origin: string,
  path: string,
): Promise<{ status: number; html: string; location: string | null }> {
  const request = new Request(origin + path, { headers: { accept: "text/html" } });
  const response = await logAsPreview(() => requestOwnPage(request));
  return { status: response.status, html: await response.text(), location: response.headers.get("location") };
}

/** What is done here says in the log that it is taken back. */
export function logAsPreview<T>(work: () => T): T {
  const { requestId = "", arrivedAt = now() } = requestContext() ?? {};
  return withRequestContext(
    { requestId, arrivedAt, nonce: randomBytes(16).toString("base64url"), isPreview: true },
    work,
  );
}
