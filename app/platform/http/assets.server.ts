import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type EncodedBodies, encodeBody } from "./encoded-body.server.ts";

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

/** Lists the build's hashed files; each is read and compressed when it is first asked for, and then kept. */
export function openAssets(): void {
  for (const name of readdirSync(FOLDER)) {
    if (statSync(join(FOLDER, name)).isFile()) encoded.set(`/assets/${name}`, null);
  }
}

/** A hashed file of this build or the one before; nothing for a name that is not one. */
export function asset(path: string): Promise<EncodedBodies> | undefined {
  const found = encoded.get(path);
  if (found === undefined) return undefined;
  if (found) return found;
  const name = path.slice("/assets/".length);
  const body = encodeBody(readFileSync(join(FOLDER, name)), {
    "content-type": TYPES[extname(name)] ?? "application/octet-stream",
    "cache-control": YEAR,
  });
  encoded.set(path, body);
  return body;
}
