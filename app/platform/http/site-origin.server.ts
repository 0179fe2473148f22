import { env } from "#app/platform/env.server.ts";

/** The site's origin: `PUBLIC_URL`, or what the request was addressed to. */
export function siteOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin;
}
