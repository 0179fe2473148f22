import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { brotliDecompressSync } from "node:zlib";
import { trustCertificate } from "./tls-proxy.ts";

/** Shared by all test files: those that edit content start an application of their own. */
export function sharedSite(): string {
  const url = process.env.TEST_SITE_URL;
  if (!url) throw new Error("TEST_SITE_URL is not set: run with the conventions or journeys project");
  trustCertificate(process.env.TEST_RUN_DIR ?? "");
  return url;
}

export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes of the compressed body. */
  bytes: number;
  text: string;
};

const received = new Map<string, Promise<Received>>();

export function receive(path: string): Promise<Received> {
  const known = received.get(path);
  if (known) return known;
  const asked = request(path);
  received.set(path, asked);
  return asked;
}

function request(path: string): Promise<Received> {
  const { get } = sharedSite().startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    get(new URL(path, sharedSite()), { headers: { "accept-encoding": "br" } }, async (response) => {
      try {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part as Buffer);
        const body = Buffer.concat(parts);
        const isBrotli = response.headers["content-encoding"] === "br";
        const text = (isBrotli ? brotliDecompressSync(body) : body).toString("utf8");
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: body.length, text });
      } catch (error) {
        reject(error);
      }
    }).once("error", reject);
  });
}
