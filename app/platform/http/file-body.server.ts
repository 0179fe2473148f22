import { Readable } from "node:stream";

/**
 * What is sent of an opened file. It is closed when the visitor leaves, also before the answer begins: the router then drops
 * the answer unread. Null when only the head was asked for; the router would drop the body in the same way.
 */
export function fileBody(
  { method, signal }: Pick<Request, "method" | "signal">,
  stream: Readable,
): ReadableStream<Uint8Array> | null {
  const close = () => void stream.destroy();
  stream.on("error", close);
  if (method === "HEAD" || signal.aborted) {
    close();
    return null;
  }
  signal.addEventListener("abort", close, { once: true });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
