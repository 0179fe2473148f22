import type { IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { env } from "../env.server.ts";
import { isAddress, mayBePage, pageAddress, pageKey, pageRequest } from "./page-request.server.ts";

const { publicUrl, trustsProxy } = env();
afterEach(() => void Object.assign(env(), { publicUrl, trustsProxy }));

const asked = (protocol: string, host = "a.example") =>
  ({ headers: { host, "x-forwarded-proto": protocol } }) as unknown as IncomingMessage;

test("without PUBLIC_URL each origin has its own pages; a proxy's protocol counts only when it is trusted", () => {
  Object.assign(env(), { publicUrl: undefined, trustsProxy: true });
  const [plain, secure] = [asked("http"), asked("https")].map((request) => pageKey(request, "/tapetes?x=1"));
  expect(plain).not.toBe(secure);
  expect(secure).not.toBe(pageKey(asked("https", "b.example"), "/tapetes"));
  expect(pageRequest(pageAddress(asked("https"), secure ?? "")).url).toBe("https://a.example/tapetes");
  Object.assign(env(), { trustsProxy: false });
  expect(pageKey(asked("https"), "/tapetes")).toBe(plain);
});

test("with PUBLIC_URL all share one page, whatever host was asked", () => {
  Object.assign(env(), { publicUrl: "https://www.urdume.example", trustsProxy: true });
  const key = pageKey(asked("http"), "/tapetes");
  expect(key).toBe(pageKey(asked("https", "b.example"), "/tapetes"));
  expect(pageRequest(pageAddress(asked("http"), key)).url).toBe("https://www.urdume.example/tapetes");
});

test("an address with a long run of slashes is refused: patterns would take quadratic time for it", () => {
  expect(isAddress(`/a${"/".repeat(19)}x`)).toBe(true);
  for (const url of [`/a${"/".repeat(20)}x`, `/?q=${"/".repeat(15_000)}`]) expect(isAddress(url)).toBe(false);
});

test("pages and the sitemap are kept, the administration and files are not", () => {
  for (const url of ["/", "/tapetes?p=2", "/es/contato", "/sitemap.xml", "/sitemap.xml?parte=tapetes-1"])
    expect(mayBePage(url), url).toBe(true);
  for (const url of ["/admin", "/admin-login", "/es/previa", "/pt/previa/0a", "/files/a.jpg", "/robots.txt"])
    expect(mayBePage(url), url).toBe(false);
});
