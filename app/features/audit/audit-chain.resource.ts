import { ReadableStream } from "node:stream/web";
import { type Editor, editorOf } from "#app/features/accounts/guard.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Route } from "./+types/audit-chain.resource.ts";
import { verifyInParts } from "./verify-chain.server.ts";

/** `/admin/registro/conferir`: every hash computed anew, a line of JSON for each part, the last with what was found. */
export function loader({ context }: Route.LoaderArgs) {
  // Unlike a Node stream, this one returns from the generator when the reader leaves and throws nothing into it.
  const body = ReadableStream.from(linesFor(editorOf(context)));
  return new Response(body as BodyInit, {
    headers: { "content-type": "application/x-ndjson", "cache-control": "private, no-store" },
  });
}

async function* linesFor(editor: Editor): AsyncGenerator<Buffer> {
  try {
    for await (const state of verifyInParts(editor)) yield Buffer.from(`${JSON.stringify(state)}\n`);
  } catch (error) {
    // Without its last line the response counts as incomplete.
    log.error({ err: error }, "The audit log could not be verified");
  }
}
