import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** In memory. Verifies signatures (version 4); implements only the calls that the product makes. */
export type S3Server = {
  url(prefix?: string): string;
  accessKeyId: string;
  secretAccessKey: string;
  objects: Map<string, StoredObject>;
  /** Methods, or "LIST", denied to the key, as by a bucket policy. */
  forbidden: Set<string>;
  /** Methods whose next request is answered by 503. */
  busy: Set<string>;
  /** Uploads in parts that are neither complete nor aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Waited for after each part that arrived. */
  afterPart: () => Promise<void>;
  stop(): Promise<void>;
};

type StoredObject = { body: Buffer; contentType: string; cacheControl: string; modified: Date; etag: string };

export const BUCKET = "urdume-test";
const REGION = "us-east-1";
const PAGE_SIZE = 3;
const MAX_SKEW_MS = 15 * 60_000;

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const forbidden: S3Server["forbidden"] = new Set();
  const busy: S3Server["busy"] = new Set();
  const keys = { accessKeyId: "TESTKEY", secretAccessKey: "test-secret" };
  const parts = { uploads: new Map<string, Map<number, Buffer>>(), afterPart: async () => {} };
  const server = createServer((request, response) => {
    if (forbidden.has(request.method ?? "") || (forbidden.has("LIST") && isList(request)))
      return fail(response, 403, "AccessDenied", "Access Denied");
    if (busy.delete(request.method ?? "")) return fail(response, 503, "SlowDown", "Please reduce your rate");
    handle(request, response, objects, keys, parts).catch((error) =>
      fail(response, 500, "InternalError", String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(parts, {
    ...keys,
    objects,
    forbidden,
    busy,
    url: (prefix = "") =>
      `s3://${BUCKET}/${prefix}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const isList = ({ method, url }: IncomingMessage) => method === "GET" && /[?&]list-type=2/.test(url ?? "");

type Parts = Pick<S3Server, "uploads" | "afterPart">;
type Keys = { accessKeyId: string; secretAccessKey: string };

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3Server["objects"],
  keys: Keys,
  parts: Parts,
) {
  const body = Buffer.concat(await request.toArray());
  const url = new URL(request.url ?? "/", "http://s3");
  const problem = checkSignature(request, url, body, keys);
  if (problem) return fail(response, 403, problem, "The request signature does not match");
  const [, bucket, ...rest] = url.pathname.split("/");
  const key = decodeURIComponent(rest.join("/"));
  if (bucket !== BUCKET) return fail(response, 404, "NoSuchBucket", String(bucket));
  if (key === "") return respondForBucket(request, response, url, objects);
  if (url.searchParams.has("uploads") || url.searchParams.has("uploadId"))
    return handleParts(request, response, { key, body, query: url.searchParams }, objects, parts);
  if (request.method === "PUT") return put(request, response, key, body, objects);
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (!found) return fail(response, 404, "NoSuchKey", key);
  send(request, response, found);
}

function put(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  body: Buffer,
  objects: S3Server["objects"],
) {
  // S3 refuses bodies of unknown length.
  if (request.headers["content-length"] === undefined)
    return fail(response, 411, "MissingContentLength", key);
  const etag = `"${createHash("md5").update(body).digest("hex")}"`;
  const { "content-type": contentType = "", "cache-control": cacheControl = "" } = request.headers;
  objects.set(key, { body, contentType, cacheControl, modified: new Date(), etag });
  response.writeHead(200, { etag }).end();
}

async function handleParts(
  request: IncomingMessage,
  response: ServerResponse,
  { key, body, query }: { key: string; body: Buffer; query: URLSearchParams },
  objects: S3Server["objects"],
  parts: Parts,
) {
  const xml = (content: string) => {
    response.writeHead(200, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
  };
  const id = query.get("uploadId") ?? `upload-${parts.uploads.size}-${key.length}`;
  const root = "InitiateMultipartUploadResult";
  if (query.has("uploads")) {
    parts.uploads.set(id, new Map());
    return xml(`<${root}><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></${root}>`);
  }
  const upload = parts.uploads.get(id);
  if (!upload) return fail(response, 404, "NoSuchUpload", id);
  if (request.method === "PUT") {
    upload.set(Number(query.get("partNumber")), body);
    await parts.afterPart();
    return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  }
  parts.uploads.delete(id);
  if (request.method === "DELETE") return response.writeHead(204).end();
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
  const whole = Buffer.concat(named.map((number) => upload.get(number) ?? Buffer.alloc(0)));
  const file = { contentType: "application/gzip", cacheControl: "", modified: new Date() };
  objects.set(key, { ...file, body: whole, etag: `"${sha256(whole)}"` });
  return xml(`<CompleteMultipartUploadResult><Key>${escaped(key)}</Key></CompleteMultipartUploadResult>`);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, contentType, modified, etag }: StoredObject,
) {
  const headers = { "content-type": contentType, etag, "last-modified": modified.toUTCString() };
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const start = Number(range?.[1] ?? 0);
  if (range && start >= body.length) return fail(response, 416, "InvalidRange", "");
  const end = Math.min(Number(range?.[2] ?? body.length - 1), body.length - 1);
  const part = body.subarray(start, end + 1);
  response.writeHead(range ? 206 : 200, {
    ...headers,
    "content-length": part.length,
    ...(range && { "content-range": `bytes ${start}-${end}/${body.length}` }),
  });
  response.end(request.method === "HEAD" ? undefined : part);
}

function respondForBucket(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  objects: S3Server["objects"],
) {
  if (request.method === "HEAD") return response.writeHead(200).end();
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_SIZE);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { body, modified } = objects.get(key) as StoredObject;
    return `<Contents><Key>${escaped(key)}</Key><Size>${body.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(page.at(-1) ?? "")}</NextContinuationToken>`
    : "";
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  );
}

function fail(response: ServerResponse, status: number, code: string, message: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns the S3 error code, or undefined when the signature (version 4) is right. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer, keys: Keys): string | undefined {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = "", signedHeaders = "", signature = ""] =
    form.exec(request.headers.authorization ?? "") ?? [];
  const [accessKeyId, day = "", region = "", service = ""] = credential.split("/");
  if (accessKeyId !== keys.accessKeyId || region !== REGION) return "InvalidAccessKeyId";
  // None was ever handed out.
  if (request.headers["x-amz-security-token"]) return "InvalidToken";
  const time = String(request.headers["x-amz-date"]);
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - sent) < MAX_SKEW_MS)) return "RequestTimeTooSkewed";
  const payload = String(request.headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .split(";")
    .map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(""), signedHeaders, payload].join(
    "\n",
  );
  const toSign = [
    "AWS4-HMAC-SHA256",
    time,
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ].join("\n");
  const signingKey = [day, region, service, "aws4_request"].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = hmac(signingKey, toSign);
  return timingSafeEqual(expected, Buffer.from(signature.padEnd(64, "0"), "hex"))
    ? undefined
    : "SignatureDoesNotMatch";
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac("sha256", key).update(data).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
