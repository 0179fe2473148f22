import { unlessRestoring } from "#app/platform/backup/restore-lock.server.ts";
import { unavailable } from "#app/platform/http/responses.server.ts";
import { unavailablePage } from "./plain-page.server.ts";

type Handler = (request: Request) => Promise<Response>;

const RESTORE_PATH = "/admin/copias/restaurar";

/** What is sent while a backup is restored would be lost after "sent", so the sender is asked to try again. */
export function refuseWhileRestoring(handle: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    // A second restore is refused in words of its own.
    if (isRead || pathname.startsWith(RESTORE_PATH)) return handle(request);
    const result = await unlessRestoring(() => handle(request));
    return result === "restoring" ? unavailable(unavailablePage(pathname)) : result;
  };
}
