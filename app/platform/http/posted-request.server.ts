import type { IncomingMessage } from "node:http";
import { readAtMost, refusedForm } from "./posted-fields.server.ts";

/** More than nearly any form without files; larger ones are streamed. */
const MAX_WHOLE_BYTES = 256 * 1024;
const [BAD_REQUEST, TOO_LARGE] = [400, 413];

/** Large, or of unknown length. */
export function isLong({ headers }: IncomingMessage): boolean {
  return !(Number(headers["content-length"]) <= MAX_WHOLE_BYTES);
}

export async function bufferRequest(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  const body = await readAtMost(request, MAX_WHOLE_BYTES).catch(() => null);
  if (body === null) throw refusedForm(BAD_REQUEST);
  if (body === "tooLarge") throw refusedForm(TOO_LARGE);
  return new Request(url, { method, headers, signal, body });
}
