import type { RequestListener } from "node:http";
import { RETRY_AFTER_SECONDS } from "#app/platform/http/responses.server.ts";
import { commonHeaders } from "#app/platform/http/security-headers.server.ts";
import { updatingPage } from "./plain-page.server.ts";

/** 503 for every address, while an update makes its backup and changes the tables. */
export const answerUpdating: RequestListener = (request, response) => {
  response.writeHead(503, [
    ...commonHeaders(),
    ...["content-type", "text/html; charset=utf-8"],
    ...["cache-control", "no-store"],
    ...["retry-after", String(RETRY_AFTER_SECONDS)],
  ]);
  response.end(request.method === "HEAD" ? undefined : updatingPage(RETRY_AFTER_SECONDS));
};
