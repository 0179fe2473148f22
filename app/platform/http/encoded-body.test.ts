import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodeInParts } from "./encoded-body.server.ts";

const DECODERS = { br: createBrotliDecompress, gzip: createGunzip };

function openBody() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      control = given;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return {
    body,
    send: (words: string) => control?.enqueue(new TextEncoder().encode(words)),
    end: () => control?.close(),
    fail: (error: Error) => control?.error(error),
    isCancelled: () => isCancelled,
  };
}

describe.each(["br", "gzip"] as const)("a body in parts, in %s", (encoding) => {
  test("arrives part by part", async () => {
    const { body, send, end } = openBody();
    const encoded = encodeInParts(body, encoding) as NodeReadableStream<Uint8Array>;
    const parts = Readable.fromWeb(encoded).pipe(DECODERS[encoding]()).iterator();
    send("the first");
    expect(String((await parts.next()).value)).toBe("the first");
    send("the second");
    expect(String((await parts.next()).value)).toBe("the second");
    end();
    expect((await parts.next()).done).toBe(true);
  });

  test("is not read on when nobody wants it any more, and breaks when its source does", async () => {
    const left = openBody();
    const reader = encodeInParts(left.body, encoding).getReader();
    left.send("the first");
    await reader.read();
    await reader.cancel();
    await expect.poll(left.isCancelled).toBe(true);
    const broken = openBody();
    const reading = new Response(encodeInParts(broken.body, encoding)).arrayBuffer();
    broken.fail(new Error("cut"));
    await expect(reading).rejects.toThrow();
  });
});
