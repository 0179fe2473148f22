import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { fileBody } from "./file-body.server.ts";

test("a file is closed when only its head is asked for, and when the visitor leaves before or after the answer began", () => {
  const asked = (method: string, signal: AbortSignal) => {
    const stream = new PassThrough();
    return { stream, body: fileBody({ method, signal }, stream) };
  };
  const head = asked("HEAD", new AbortController().signal);
  expect([head.body, head.stream.destroyed]).toEqual([null, true]);
  const gone = asked("GET", AbortSignal.abort());
  expect([gone.body, gone.stream.destroyed]).toEqual([null, true]);
  const leaving = new AbortController();
  const { stream, body } = asked("GET", leaving.signal);
  expect([body instanceof ReadableStream, stream.destroyed]).toEqual([true, false]);
  body?.cancel().catch(() => undefined);
  leaving.abort();
  expect(stream.destroyed).toBe(true);
});
