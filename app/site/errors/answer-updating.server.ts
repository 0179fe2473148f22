import { getRequestListener } from "@hono/node-server";
import { RETRY_AFTER_SECONDS, unavailable, withCommonHeaders } from "#app/platform/http/responses.server.ts";
import { commonHeaders } from "#app/platform/http/security-headers.server.ts";
import { updatingPage } from "./plain-page.server.ts";

/** 503 for every address, while an update makes its backup and changes the tables. */
export const answerUpdating = getRequestListener(
  () => withCommonHeaders(unavailable(updatingPage(RETRY_AFTER_SECONDS)), commonHeaders()),
  { overrideGlobalObjects: false },
);
