import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let picture: string;
beforeAll(async () => {
  const page = await (await fetch(`${app.url}/nossa-historia`)).text();
  [picture = ""] = /\/files\/\w+\/variants\/[\w-]+-640\.avif/.exec(page) ?? [];
});

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  fetch(app.url + picture, { headers, method });
const isFromMemory = (response: Response) => !response.headers.has("x-request-id");

test("a page's picture is read once, and then answered from memory, byte by byte the same", async () => {
  const first = await ask();
  expect(first.headers.get("content-type")).toBe("image/avif");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(1000);
  const again = await ask();
  expect(isFromMemory(again)).toBe(true);
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  for (const name of ["cache-control", "content-type", "etag", "content-security-policy"])
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
  const known = await ask({ "if-none-match": String(first.headers.get("etag")) });
  expect([known.status, isFromMemory(known)]).toEqual([304, true]);
  const head = await ask({}, "HEAD");
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
});

test("a part of it is cut from the file", async () => {
  const part = await ask({ range: "bytes=0-9" });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
});

test("a visitor who leaves while it is read is no error, and takes nothing from the next", async () => {
  const page = await (await fetch(`${app.url}/principal-br`)).text();
  const pictures = [...new Set(page.match(/\/files\/\w+\/variants\/[\w-]+\.avif/g))].slice(0, 40);
  expect(pictures.length).toBeGreaterThan(20);
  await Promise.all(
    pictures.map(async (path, place) => {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), place);
      await fetch(app.url + path, { signal: leaving.signal }).catch(() => null);
    }),
  );
  // stop() fails on logged errors.
  for (const path of pictures.slice(0, 5)) expect((await fetch(app.url + path)).status).toBe(200);
});

test("what is not there is not kept", async () => {
  const missing = `${app.url}${picture.replace(/[\w-]+-640/, "0123456789abcdef-640")}`;
  expect((await fetch(missing)).status).toBe(404);
  expect((await fetch(missing)).status).toBe(404);
});
