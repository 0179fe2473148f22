import { authFor } from "./auth.server.ts";

/**
 * What of the library answers requests. The rest of what it offers is done by our own pages, which ask for more, or
 * by nobody. A list of what is open, so that an update of the library opens nothing.
 */
const OPEN_PATHS = ["/api/auth/sign-in/email", "/api/auth/sign-out"];
/** More than any of its requests needs. The library reads a body whole, so its length must be known before. */
const MAX_BODY_BYTES = 64 * 1024;

export async function handleAuthRequest(request: Request): Promise<Response> {
  const isOpen = request.method === "POST" && OPEN_PATHS.includes(new URL(request.url).pathname);
  if (!isOpen) return new Response(null, { status: 404 });
  const announced = request.headers.get("content-length");
  if (announced === null && request.headers.has("transfer-encoding"))
    return new Response(null, { status: 411 });
  if (Number(announced) > MAX_BODY_BYTES) return new Response(null, { status: 413 });
  return authFor(request).handler(request);
}
