import { env } from "#app/platform/env.server.ts";

/** The site's origin: `PUBLIC_URL`, or what the request was addressed to, which a trusted proxy may know better. */
export function siteOrigin(request: Request): string {
  const { publicUrl, trustsProxy } = env();
  if (publicUrl) return publicUrl;
  const { protocol, host } = new URL(request.url);
  const isHttps = trustsProxy && request.headers.get("x-forwarded-proto") === "https";
  return `${isHttps ? "https:" : protocol}//${host}`;
}
