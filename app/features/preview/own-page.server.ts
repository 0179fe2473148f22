import { randomBytes } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { requestOwnPage } from "#app/platform/http/own-pages.server.ts";
import { requestContext, withRequestContext } from "#app/platform/http/request-context.server.ts";

export async function readOwnPage(
  origin: string,
  path: string,
): Promise<{ status: number; html: string; location: string | null }> {
  const request = new Request(origin + path, { headers: { accept: "text/html" } });
  const response = await logAsPreview(() => requestOwnPage(request));
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
