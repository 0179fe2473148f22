import { authFor } from "./auth.server.ts";

/** Allow list of the library's endpoints, so that an update opens nothing; our pages do the rest. */
const OPEN_PATHS = ["/api/auth/sign-in/email", "/api/auth/sign-out"];
/** The library reads bodies whole, so the length is checked first. */
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
