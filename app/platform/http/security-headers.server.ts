import { createHash } from "node:crypto";
import { env } from "../env.server.ts";
import { PAGE_TRANSITION_STYLE } from "./page-transition-style.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** Films, loaded on request. */
const FILM_FRAMES = "https://www.youtube-nocookie.com https://player.vimeo.com";
/** The contact page's map, loaded on request. */
const MAP_FRAME = "https://www.openstreetmap.org";
/** Internal: the origin of a page's frame, removed before sending. */
export const FRAME_HEADER = "x-shows-frame";
/** `@google/model-viewer` 4.4.0 inserts this style element (tested). */
const RUG_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";
const HSTS = "max-age=63072000; includeSubDomains";
/** For responses that are no pages, which have a whole policy. */
const NOT_FRAMED = "frame-ancestors 'none'";

export function commonHeaders(): string[] {
  return [
    ...["x-content-type-options", "nosniff"],
    ...["referrer-policy", "strict-origin-when-cross-origin"],
    ...["x-frame-options", "DENY"],
    ...["content-security-policy", NOT_FRAMED],
    ...["cross-origin-opener-policy", "same-origin"],
    ...["permissions-policy", permissionsPolicy()],
    ...(env().isHttps ? ["strict-transport-security", HSTS] : []),
  ];
}

/** A page's frame may have the camera as well: its `allow` grants only what the page itself may give. */
export const permissionsPolicy = (frame?: string): string =>
  `camera=(self${frame ? ` "${frame}"` : ""}), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()`;

export function withPolicy(headers: string[], policy: string): string[] {
  const at = headers.indexOf("content-security-policy");
  return headers.with(at + 1, policy);
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** The only inline script and style element of public pages. */
const RULES_HASH = hashOf(SPECULATION_RULES);
const TRANSITION_HASH = hashOf(PAGE_TRANSITION_STYLE);

/** Hydrated pages allow the nonce, and style elements for toasts; public ones no inline script. */
export function contentSecurityPolicy(nonce?: string, frame?: string | null): string {
  const development = import.meta.env.DEV;
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' ${RULES_HASH}${nonce ? ` 'nonce-${nonce}'` : ""}${development ? " 'unsafe-inline'" : ""}`,
    "style-src":
      nonce || development ? "'self' 'unsafe-inline'" : `'self' ${TRANSITION_HASH} ${RUG_VIEWER_STYLE}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' https: blob:",
    "font-src": "'self'",
    // blob: for models made in the page, shown in augmented reality.
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
