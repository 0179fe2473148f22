import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const dataDir = mkdtempSync(join(tmpdir(), "urdume-served-"));
vi.stubEnv("DATA_DIR", dataDir);
afterAll(() => rmSync(dataDir, { recursive: true }));

const { storage } = await import("#app/platform/storage/storage.server.ts");
const { serveFile } = await import("./files.server.ts");

test("files are served whole, in parts, or not at all", async () => {
  await storage().put("site_assets", "site/a.jpg", Buffer.from("0123456789"), { contentType: "image/jpeg" });
  const get = (headers: Record<string, string> = {}, method = "GET", key = "site/a.jpg") =>
    serveFile(new Request("http://site/", { method, headers }), "site_assets", key);
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(await whole.text()).toBe("0123456789");
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "10",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  const part = await get({ range: "bytes=2-4" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const end = await get({ range: "bytes=-3" });
  expect([end.status, end.headers.get("content-length"), await end.text()]).toEqual([206, "3", "789"]);
  const behind = await get({ range: "bytes=10-" });
  expect([behind.status, behind.headers.get("content-range")]).toEqual([416, "bytes */10"]);

  const etag = whole.headers.get("etag") ?? "";
  expect((await get({ "if-none-match": `"x", W/${etag}` })).status).toBe(304);
  expect((await get({ "if-modified-since": whole.headers.get("last-modified") ?? "" })).status).toBe(304);
  expect((await get({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await get({ range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  const head = await get({}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);

  expect((await get({}, "GET", "nowhere.jpg")).status).toBe(404);
  expect((await get({}, "GET", "../auth-secret")).status).toBe(404);
  expect((await serveFile(new Request("http://site/"), "uploads", "x")).status).toBe(404);
});

test("variants are kept for ever, drawings are handed over instead of opened", async () => {
  await storage().put("site_assets", "variants/a-480.avif", Buffer.from("x"), { contentType: "image/avif" });
  const variant = await serveFile(new Request("http://site/"), "site_assets", "variants/a-480.avif");
  expect(variant.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  await storage().put("site_assets", "site/a.svg", Buffer.from("<svg/>"), { contentType: "image/svg+xml" });
  const drawing = await serveFile(new Request("http://site/"), "site_assets", "site/a.svg");
  expect(drawing.headers.get("content-disposition")).toBe("attachment");
});

test("a disconnected visitor does not keep the file open", async () => {
  await storage().put("site_assets", "site/b.jpg", Buffer.alloc(2_000_000), { contentType: "image/jpeg" });
  const visit = new AbortController();
  const response = await serveFile(
    new Request("http://site/", { signal: visit.signal }),
    "site_assets",
    "site/b.jpg",
  );
  const reader = response.body?.getReader();
  await reader?.read();
  visit.abort();
  await expect(reader?.closed).rejects.toThrow();
});

test("a visitor who leaves before the answer begins does not keep the file open", async () => {
  await storage().put("site_assets", "site/c.jpg", Buffer.alloc(2_000_000), { contentType: "image/jpeg" });
  const visit = new AbortController();
  const opened = vi.spyOn(storage(), "open");
  const asked = serveFile(new Request("http://site/", { signal: visit.signal }), "site_assets", "site/c.jpg");
  visit.abort();
  await asked;
  const file = await opened.mock.results[0]?.value;
  expect(file === undefined || file === null || file.stream.destroyed).toBe(true);
});
