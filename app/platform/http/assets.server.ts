import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { log } from "../log.server.ts";
import { type EncodedBodies, encodeAsset } from "./encoded-body.server.ts";

const FOLDER = "build/client/assets";
const YEAR = "public, max-age=31536000, immutable";
const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

const encoded = new Map<string, Promise<EncodedBodies> | null>();

/** Lists the build's hashed files; each is read and compressed at its first request. */
export function openAssets(): void {
  for (const name of readdirSync(FOLDER)) {
    if (statSync(join(FOLDER, name)).isFile()) encoded.set(`/assets/${name}`, null);
  }
}

/** A hashed file of this build or the previous one. */
export function asset(path: string): Promise<EncodedBodies> | undefined {
  const found = encoded.get(path);
  if (found === undefined) return undefined;
  if (found) return found;
  const name = path.slice("/assets/".length);
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  const headers = { "content-type": type, "cache-control": YEAR };
  let content: Buffer;
  try {
    content = readFileSync(join(FOLDER, name));
  } catch (error) {
    log.warn({ err: error }, "A file of the build is gone; the server has to be started again");
    encoded.delete(path);
    return undefined;
  }
  const body = encodeAsset(name, content, headers);
  encoded.set(path, body);
  return body;
}

const combined = new Map<string, string>();

/** Saves about twenty requests. Stored by hash, so that cached pages find it after a restart. */
export function combinedStyleSheet(addresses: string[]): string {
  // The router appends "#" to a sheet that a lazily loaded part shares with its page.
  const paths = [...new Set(addresses.map((address) => address.replace(/#.*$/, "")))];
  const key = paths.join("|");
  const known = combined.get(key);
  if (known) return known;
  const content = Buffer.concat(
    paths.map((path) => readFileSync(join(FOLDER, path.slice("/assets/".length)))),
  );
  const name = `page-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.css`;
  const path = `/assets/${name}`;
  const headers = { "content-type": TYPES[".css"] as string, "cache-control": YEAR };
  encoded.set(path, encodeAsset(name, content, headers));
  combined.set(key, path);
  try {
    writeFileSync(join(FOLDER, name), content);
  } catch (error) {
    log.debug({ err: error }, "The combined style sheet stays in memory only");
  }
  return path;
}
