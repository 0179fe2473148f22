import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ListedFile, OpenFile } from "../storage/storage.rules.ts";
import { storage } from "../storage/storage.server.ts";

const AT_ONCE = 16;
/** A larger one is opened in its turn: until then a bucket may end its connection. */
const MAX_BYTES_AHEAD = 1024 * 1024;

type FoundFile = { key: string; file: OpenFile };

/** A bucket's files in order. Small ones are fetched ahead, because a bucket takes long to answer. */
export async function* readAhead(bucket: string, signal?: AbortSignal): AsyncGenerator<FoundFile> {
  const ahead: { key: string; open: () => Promise<OpenFile | null> }[] = [];
  const next = async () => {
    const first = ahead.shift();
    const file = await first?.open();
    return first && file ? { key: first.key, file } : null;
  };
  for await (const listed of storage().list(bucket)) {
    signal?.throwIfAborted();
    ahead.push({ key: listed.key, open: begin(bucket, listed) });
    const found = ahead.length < AT_ONCE ? null : await next();
    if (found) yield found;
  }
  while (ahead.length > 0) {
    signal?.throwIfAborted();
    const found = await next();
    if (found) yield found;
  }
}

function begin(bucket: string, { key, bytes }: ListedFile): () => Promise<OpenFile | null> {
  if (bytes > MAX_BYTES_AHEAD) return () => storage().open(bucket, key);
  const fetched = fetchWhole(bucket, key);
  // It is reported in its turn, if at all.
  fetched.catch(() => {});
  return () => fetched;
}

async function fetchWhole(bucket: string, key: string): Promise<OpenFile | null> {
  const file = await storage().open(bucket, key);
  if (!file) return null;
  const content = await buffer(file.stream);
  return { bytes: content.length, stream: Readable.from(content.length > 0 ? [content] : []) };
}
