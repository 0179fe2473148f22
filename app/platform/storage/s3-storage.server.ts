import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { randomName } from "../ids.ts";
import { log } from "../log.server.ts";
import { onceWithin } from "./once-within.ts";
import { checkName, isStorageName, type PutOptions, type Storage } from "./storage.rules.ts";

export type S3Address = { bucket: string; prefix: string; endpoint?: string; region?: string };
const CONNECT_WITHIN_MS = 5000;
const SILENCE_LIMIT_MS = 60_000;
/** In memory, because the SDK repeats a request of bytes after a passing failure, but not one of a stream. */
const SMALL_BYTES = 4 * 1024 * 1024;
const REPEAT_AFTER_MS = [500, 2000, 5000];
/** Each check costs a request, and health checks are frequent. */
const CHECK_HOLDS_MS = 60_000;
const PROBE_KEY = ".probe";
/** The SDK prints what it also throws; only its warnings are logged. */
const sdkLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: (text: string) => log.debug({ text }, "S3 client warning"),
  error: () => undefined,
};

/** Lazy: it takes memory, and most sites use a folder. */
const sdk = () => import("@aws-sdk/client-s3");

type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Reads `s3://bucket/prefix?endpoint=https://host&region=name`. */
export function parseS3Address(url: string): S3Address {
  const { hostname, pathname, searchParams } = new URL(url);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, "");
  const endpoint = searchParams.get("endpoint") ?? undefined;
  // Self-hosted servers rarely have regions, but the SDK requires one; for AWS it finds it itself.
  const region = searchParams.get("region") ?? (endpoint ? "us-east-1" : undefined);
  return { bucket: hostname, prefix: prefix ? `${prefix}/` : "", endpoint, region };
}

/** Without credentials the SDK uses its default chain. */
export async function connectS3(address: S3Address, credentials?: Credentials): Promise<S3Client> {
  const { S3Client } = await sdk();
  return new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    forcePathStyle: true,
    // Most S3-compatible servers lack the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENCE_LIMIT_MS },
    logger: sdkLog,
    ...(credentials && { credentials }),
  });
}

/** `<prefix>/<bucket>/<key>`. */
export function s3Storage(address: S3Address, credentials?: Credentials): Storage {
  let connecting: Promise<S3Client> | undefined;
  const client = () => (connecting ??= connectS3(address, credentials));
  const Bucket = address.bucket;
  const keyOf = (bucket: string, key: string) => {
    checkName(bucket, key);
    return `${address.prefix}${bucket}/${key}`;
  };

  async function put(
    bucket: string,
    key: string,
    body: Uint8Array | Readable,
    options: PutOptions,
  ): Promise<void> {
    const ContentLength = body instanceof Readable ? options.contentLength : body.byteLength;
    if (ContentLength === undefined) throw new Error(`The length of ${key} must be known before it is sent`);
    const cut = new AbortController();
    const Body = body instanceof Readable ? await bodyOf(body, ContentLength, cut) : body;
    const { contentType: ContentType, cacheControl: CacheControl } = options;
    const { PutObjectCommand } = await sdk();
    const command = new PutObjectCommand({
      Bucket,
      Key: keyOf(bucket, key),
      Body,
      ContentLength,
      ContentType,
      CacheControl,
    });
    try {
      await (await client()).send(command, { abortSignal: cut.signal });
    } finally {
      // A request that fails leaves what it had not read open.
      if (body instanceof Readable) body.destroy();
    }
  }

  /** A key may be able to list, but not to write or read. */
  async function writesAndReads(): Promise<void> {
    const name = randomName();
    const Key = `${address.prefix}${PROBE_KEY}-${name}`;
    const Body = Buffer.from(name);
    const [{ DeleteObjectCommand, GetObjectCommand, PutObjectCommand }, connected] = await Promise.all([
      sdk(),
      client(),
    ]);
    await connected.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.byteLength }));
    const { Body: kept } = await connected.send(new GetObjectCommand({ Bucket, Key }));
    await connected.send(new DeleteObjectCommand({ Bucket, Key }));
    if ((await kept?.transformToString()) !== Body.toString())
      throw new Error(`The bucket ${Bucket} did not give back what was written to it`);
  }

  const checkedLately = onceWithin(CHECK_HOLDS_MS);

  return {
    put,

    async putFile(bucket, key, path, options) {
      const { size } = await stat(path);
      const send = () => put(bucket, key, createReadStream(path), { ...options, contentLength: size });
      await repeated(send);
      await rm(path, { force: true });
    },

    async open(bucket, key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { GetObjectCommand } = await sdk();
      const command = new GetObjectCommand({ Bucket, Key: keyOf(bucket, key), Range });
      const found = await ifFound((await client()).send(command));
      if (!found) return null;
      return { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 };
    },

    async stat(bucket, key) {
      const { HeadObjectCommand } = await sdk();
      const command = new HeadObjectCommand({ Bucket, Key: keyOf(bucket, key) });
      const found = await ifFound((await client()).send(command));
      if (!found) return null;
      const {
        ContentLength: bytes = 0,
        LastModified: modified = new Date(0),
        ETag: etag = `"${bytes}"`,
      } = found;
      return { bytes, modified, etag };
    },

    async remove(bucket, key) {
      // One by one: the batch form requires a checksum that servers disagree about.
      const { DeleteObjectCommand } = await sdk();
      const command = new DeleteObjectCommand({ Bucket, Key: keyOf(bucket, key) });
      await ifFound((await client()).send(command));
    },

    async *list(bucket, prefix = "") {
      checkName(bucket, "any");
      const { ListObjectsV2Command } = await sdk();
      const root = `${address.prefix}${bucket}/`;
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: root + prefix, ContinuationToken });
        const page = await (await client()).send(command);
        for (const { Key = "", Size: bytes = 0, LastModified: modified = new Date(0) } of page.Contents ??
          []) {
          const key = Key.slice(root.length);
          if (isStorageName(bucket, key)) yield { key, bytes, modified };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },

    check: () => checkedLately(writesAndReads),
  };
}

async function bodyOf(body: Readable, length: number, cut: AbortController): Promise<Uint8Array | Readable> {
  if (length > SMALL_BYTES) return Readable.from(whole(body, length, cut));
  const bytes = await buffer(body);
  if (bytes.length !== length) throw new Error(`Expected ${length} bytes, got ${bytes.length}`);
  return bytes;
}

async function repeated(send: () => Promise<void>): Promise<void> {
  for (const wait of REPEAT_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      log.warn({ err: error }, "A bucket did not take a file; it is sent again");
    }
    await pause(wait);
  }
  await send();
}

/** Without a status nobody answered. */
function isPassing(error: unknown): boolean {
  const { httpStatusCode = 503 } = (error as Partial<S3ServiceException>).$metadata ?? {};
  return httpStatusCode >= 500 || httpStatusCode === 429;
}

/** Aborts the request when the stream ends early: the server would wait. */
async function* whole(body: Readable, length: number, cut: AbortController): AsyncGenerator<Buffer> {
  let sent = 0;
  try {
    for await (const chunk of body) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== length) throw new Error(`Expected ${length} bytes, got ${sent}`);
  } catch (error) {
    cut.abort(error);
  }
}

async function ifFound<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if ((error as Partial<S3ServiceException>).$metadata?.httpStatusCode === 404) return null;
    throw error;
  }
}
