import { createHash } from "node:crypto";
import { env } from "#app/platform/env.server.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** Frames of films that a visitor asked for. */
const FILM_FRAMES = "https://www.youtube-nocookie.com https://player.vimeo.com";
/** The live map of the contact page, which a visitor asked for too. */
const MAP_FRAME = "https://www.openstreetmap.org";
/** Set by a page on its own response: the origin that it shows in a frame. Never sent. */
export const FRAME_HEADER = "x-shows-frame";
/** The one style element of a public page: `@google/model-viewer` 4.4.0 brings its look in it (tested). */
const RUG_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";
const HSTS = "max-age=63072000; includeSubDomains";
/** What is no page cannot be shown inside another site's page either; pages have a whole policy. */
const NOT_FRAMED = "frame-ancestors 'none'";

/** Headers of every answer, as a flat list. */
export function commonHeaders(): string[] {
  return [
    ...["x-content-type-options", "nosniff"],
    ...["referrer-policy", "strict-origin-when-cross-origin"],
    ...["x-frame-options", "DENY"],
    ...["content-security-policy", NOT_FRAMED],
    ...["cross-origin-opener-policy", "same-origin"],
    ...[
      "permissions-policy",
      "camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ],
    ...(env().isHttps ? ["strict-transport-security", HSTS] : []),
  ];
}

/** The same headers with a page's own policy in the place of the common one. */
export function withPolicy(headers: string[], policy: string): string[] {
  const at = headers.indexOf("content-security-policy");
  return headers.with(at + 1, policy);
}

/** The one thing that looks like an inline script on a public page, letter by letter. */
const RULES_HASH = `'sha256-${createHash("sha256").update(SPECULATION_RULES).digest("base64")}'`;

/**
 * Content-Security-Policy of a page. Public pages carry no inline script, only the rules of what may be fetched ahead;
 * hydrated pages (administration, simulator) allow the request's own nonce, and style elements, because the toast
 * library brings its style so.
 */
export function contentSecurityPolicy(nonce?: string, frame?: string | null): string {
  const development = import.meta.env.DEV;
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' ${RULES_HASH}${nonce ? ` 'nonce-${nonce}'` : ""}${development ? " 'unsafe-inline'" : ""}`,
    "style-src": nonce || development ? "'self' 'unsafe-inline'" : `'self' ${RUG_VIEWER_STYLE}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' https: blob:",
    "font-src": "'self'",
    // Files that the page itself made: the rug that is shown in augmented reality.
    "connect-src": development ? "'self' blob: ws:" : "'self' blob:",
    "frame-src": [FILM_FRAMES, MAP_FRAME, frame].filter(Boolean).join(" "),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  if (development) policy["script-src"] = "'self' 'unsafe-inline'";
  const parts = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  if (env().isHttps) parts.push("upgrade-insecure-requests");
  return parts.join("; ");
}
