import type { IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { env } from "../env.server.ts";
import { isAllowedOrigin } from "./same-origin.server.ts";

const { publicUrl, trustsProxy, isHttps } = env();
afterEach(() => void Object.assign(env(), { publicUrl, trustsProxy, isHttps }));

const SHOP = "https://www.loja.example";

/** Whether a form is taken from a page at an origin, by the header with which it arrived. */
function takes(origin: string, headers: Record<string, string>): boolean {
  return isAllowedOrigin({ method: "POST", headers: { ...headers, origin } } as unknown as IncomingMessage);
}

test("with an https PUBLIC_URL its plain page is another site", () => {
  Object.assign(env(), { publicUrl: SHOP, isHttps: true, trustsProxy: false });
  const host = "www.loja.example";
  expect(takes(SHOP, { host })).toBe(true);
  expect(takes(SHOP, { host: "127.0.0.1:3000" })).toBe(true);
  expect(takes("http://www.loja.example", { host })).toBe(false);
  expect(takes("null", { host })).toBe(false);
});

test("other names of the same server take their own pages' forms", () => {
  Object.assign(env(), { publicUrl: SHOP, isHttps: true, trustsProxy: false });
  expect(takes("https://loja.example", { host: "loja.example" })).toBe(true);
  expect(takes("http://localhost:3000", { host: "localhost:3000" })).toBe(true);
  expect(takes("https://loja.example", { host: "www.loja.example" })).toBe(false);
});

test("a trusted proxy's header marks the visitor's connection as https", () => {
  Object.assign(env(), { publicUrl: undefined, isHttps: false, trustsProxy: true });
  const headers = { host: "loja.example", "x-forwarded-proto": "https" };
  expect(takes("https://loja.example", headers)).toBe(true);
  expect(takes("http://loja.example", headers)).toBe(false);
  Object.assign(env(), { trustsProxy: false });
  expect(takes("http://loja.example", headers)).toBe(true);
});
