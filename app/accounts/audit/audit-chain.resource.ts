import { ReadableStream } from "node:stream/web";
import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Route } from "./+types/audit-chain.resource.ts";
import { verifyInParts } from "./verify-chain.server.ts";

/** `/admin/registro/conferir`: streams progress as JSON lines, the last with the result. */
export function loader({ context }: Route.LoaderArgs) {
  // Unlike a Node stream, it returns from the generator when the client disconnects.
  const body = ReadableStream.from(linesFor(editorOf(context)));
  return new Response(body as BodyInit, {
    headers: { "content-type": "application/x-ndjson", "cache-control": "private, no-store" },
  });
}

async function* linesFor(editor: Editor): AsyncGenerator<Buffer> {
  try {
    for await (const state of verifyInParts(editor)) yield Buffer.from(`${JSON.stringify(state)}\n`);
  } catch (error) {
    // Without a last line the response is incomplete.
    log.error({ err: error }, "The audit log could not be verified");
  }
}
