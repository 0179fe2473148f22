import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUCKET, type S3Server, startS3Server } from "#tests/support/servers/s3-server.ts";
import { putInParts } from "./s3-parts.server.ts";
import { connectS3, parseS3Address } from "./s3-storage.server.ts";

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urdume-parts-"));
  s3 = await startS3Server();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.stop();
});

describe("a file sent in parts", () => {
  const PARTS_BYTES = 40 * 1024 * 1024;
  const place = { Bucket: BUCKET, Key: "copias/grande.tar.gz" };
  const options = { contentType: "application/gzip" };

  test("arrives whole, and says how far it is", async () => {
    const path = join(folder, "grande");
    await writeFile(path, randomBytes(PARTS_BYTES));
    const client = await connectS3(parseS3Address(s3.url()), s3);
    const sent: number[] = [];
    await putInParts(client, place, path, { ...options, onSent: async (bytes) => void sent.push(bytes) });
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toBe(PARTS_BYTES);
    expect(s3.objects.get(place.Key)?.body.equals(await readFile(path))).toBe(true);
    s3.objects.delete(place.Key);
  });

  test("leaves nothing behind when it is called off", async () => {
    const client = await connectS3(parseS3Address(s3.url()), s3);
    const calledOff = new AbortController();
    const sending = putInParts(client, place, join(folder, "grande"), {
      ...options,
      signal: calledOff.signal,
      onSent: async () => calledOff.abort(),
    });
    await expect(sending).rejects.toThrow();
    expect([s3.uploads.size, s3.objects.has(place.Key)]).toEqual([0, false]);
  });
});
