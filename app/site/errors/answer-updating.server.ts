import { getRequestListener } from "@hono/node-server";
import { RETRY_AFTER_SECONDS, unavailable, withCommonHeaders } from "#app/platform/http/responses.server.ts";
import { commonHeaders } from "#app/platform/http/security-headers.server.ts";
import { updatingPage } from "./plain-page.server.ts";

/**
 * 503 while an update makes its backup and changes the tables, except for the address that says that the process lives:
 * whoever watches it would end the update.
 */
export const answerUpdating = getRequestListener(
  ({ url }) =>
    new URL(url).pathname === "/healthz"
      ? new Response("ok\n", { headers: { "content-type": "text/plain", "cache-control": "no-store" } })
      : withCommonHeaders(unavailable(updatingPage(RETRY_AFTER_SECONDS)), commonHeaders()),
  { overrideGlobalObjects: false },
);
