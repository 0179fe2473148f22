import { fileBody } from "#app/platform/http/file-body.server.ts";
import {
  CACHE_IMMUTABLE,
  CACHE_ORIGINAL,
  type FileStat,
  isStorageName,
} from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { BUCKETS, EXTENSIONS } from "../media.rules.ts";
import { readRange } from "./ranges.ts";

const DOCUMENT = "application/pdf";

/** Untrusted files: no type sniffing, no script, drawings as downloads. */
export async function serveFile(request: Request, bucket: string, key: string): Promise<Response> {
  const isKnown = BUCKETS.some((known) => known === bucket) && isStorageName(bucket, key);
  const found = isKnown ? await storage().stat(bucket, key) : null;
  if (!found) return noSuchFile();
  const headers = headersOf(key, found);
  if (isUnchanged(request, found)) return new Response(null, { status: 304, headers });

  const range = isRangeWelcome(request, found) ? readRange(request.headers.get("range"), found.bytes) : "all";
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${found.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "all" ? { start: 0, end: found.bytes - 1 } : range;
  headers.set("content-length", String(end - start + 1));
  if (range !== "all") headers.set("content-range", `bytes ${start}-${end}/${found.bytes}`);
  const status = range === "all" ? 200 : 206;
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const opened = await storage().open(bucket, key, range === "all" ? undefined : range);
  if (!opened) return noSuchFile();
  return new Response(fileBody(request, opened.stream), { status, headers });
}

export const noSuchFile = () => new Response(null, { status: 404, headers: { "cache-control": "no-store" } });

function headersOf(key: string, { modified, etag }: FileStat): Headers {
  const type = contentTypeOf(key);
  const headers = new Headers({
    "content-type": type,
    "accept-ranges": "bytes",
    etag,
    "last-modified": modified.toUTCString(),
    "cache-control": key.startsWith("variants/") ? CACHE_IMMUTABLE : CACHE_ORIGINAL,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  // Drawings may contain scripts, and the sandbox prevents PDF viewers.
  if (type === "image/svg+xml" || type === DOCUMENT) headers.set("content-disposition", "attachment");
  return headers;
}

export function contentTypeOf(key: string): string {
  const extension = key.split(".").at(-1) ?? "";
  const found = Object.entries(EXTENSIONS).find(([, extensions]) => extensions.includes(extension));
  return found?.[0] ?? "application/octet-stream";
}

function isUnchanged(request: Request, { etag, modified }: FileStat): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null)
    return tags.trim() === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && seconds(modified) <= since / 1000;
}

function isRangeWelcome(request: Request, { etag, modified }: FileStat): boolean {
  const condition = request.headers.get("if-range");
  if (condition === null) return true;
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) / 1000 === seconds(modified);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
