import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { Encoding } from "./cache/page-cache.rules.ts";
import { savedEncoding } from "./cache/saved-encodings.server.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI_BEST = 11;
const GZIP_BEST = 9;
/** Brotli's best level would take seconds for a large sitemap. */
const LARGE_BYTES = 1024 * 1024;
/** For responses sent once: most of the gain for a tenth of the time. */
const BROTLI_QUICK = 5;
const GZIP_QUICK = 5;

/** Headers as a flat list, as node:http takes them. */
export type EncodedBody = { bytes: Buffer; etag: string; headers: string[] };
export type EncodedBodies = Record<Encoding, EncodedBody> & { size: number };

/** For bodies sent many times: best level, unless somebody waits. */
export async function encodeBody(
  body: Buffer,
  headers: Record<string, string>,
  level: "best" | "quick" = "best",
): Promise<EncodedBodies> {
  const isQuick = level === "quick" || body.length > LARGE_BYTES;
  return variantsOf(body, headers, await Promise.all([brotliOf(body, isQuick), gzipOf(body, isQuick)]));
}

/** For files of the build: compressed forms are stored for the next start. */
export async function encodeAsset(
  name: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<EncodedBodies> {
  const isQuick = body.length > LARGE_BYTES;
  const forms = await Promise.all([
    savedEncoding(`${name}.br`, () => brotliOf(body, isQuick)),
    savedEncoding(`${name}.gz`, () => gzipOf(body, isQuick)),
  ]);
  return variantsOf(body, headers, forms);
}

function brotliOf(body: Buffer, isQuick: boolean): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? BROTLI_QUICK : BROTLI_BEST,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const gzipOf = (body: Buffer, isQuick: boolean): Promise<Buffer> =>
  deflate(body, { level: isQuick ? GZIP_QUICK : GZIP_BEST });

function variantsOf(
  body: Buffer,
  headers: Record<string, string>,
  [br, gz]: [Buffer, Buffer],
): EncodedBodies {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const variant = (bytes: Buffer, encoding: Encoding): EncodedBody => {
    // An entity tag identifies bytes, so each encoding has its own.
    const etag = `"${hash}-${encoding}"`;
    const all = { ...headers, vary: "accept-encoding", "content-length": String(bytes.length), etag };
    if (encoding !== "identity") Object.assign(all, { "content-encoding": encoding });
    return { bytes, etag, headers: Object.entries(all).flat() };
  };
  return {
    br: variant(br, "br"),
    gzip: variant(gz, "gzip"),
    identity: variant(body, "identity"),
    size: br.length + gz.length + body.length,
  };
}

export async function encodeOnce(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    encoding === "br"
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUICK } })
      : await deflate(body, { level: GZIP_QUICK });
  return new Uint8Array(bytes);
}

/** Streams: each chunk is flushed as it arrives. */
export function encodeInParts(
  body: ReadableStream<Uint8Array>,
  encoding: Exclude<Encoding, "identity">,
): ReadableStream<Uint8Array> {
  const coder =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUICK },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_QUICK });
  // Errors propagate to the reader.
  pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), coder, () => {});
  return Readable.toWeb(coder) as ReadableStream<Uint8Array>;
}
