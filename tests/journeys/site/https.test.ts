import { request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { newVisitor } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

/** Only what depends on a proxy with TLS; the other journeys cover the rest. */
const app = openTestApp({ tls: true });

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string>; from?: string; body?: string };

function ask(path: string, { method = "GET", headers = {}, from = "127.0.0.1", body }: Asked = {}) {
  const { port, hostname } = new URL(app.url);
  const own = { host: new URL(app.url).host, ...headers };
  const options = {
    host: "127.0.0.1",
    port,
    servername: hostname,
    path,
    method,
    headers: own,
    localAddress: from,
  };
  return new Promise<RawResponse>((resolve, reject) => {
    const request = httpsRequest(options, async (response) => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    });
    request.on("error", reject);
    request.end(body);
  });
}

describe("forms", () => {
  const FORMS = ["/admin-login", "/admin-login.data", "/contato", "/en/contato", "/newsletter/sair"];
  const post = (path: string, origin: string) =>
    ask(path, {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: `form=${path.endsWith("contato") ? "contact" : "sign-in"}`,
    });
  const expectOwnTaken = async () => {
    for (const path of FORMS) {
      expect((await post(path, app.url)).status, path).not.toBeOneOf([400, 403]);
      expect((await post(path, app.url.replace("https:", "http:"))).status, path).toBe(403);
      expect((await post(path, "https://evil.example")).status, path).toBe(403);
    }
  };

  test("are taken from the site's own pages, not from its plain ones", expectOwnTaken);

  test("without PUBLIC_URL as well, by the proxy's headers", async () => {
    await app.restart({ PUBLIC_URL: "" });
    await expectOwnTaken();
    const { body } = await ask("/principal-br");
    expect(String(body)).toContain(`<link rel="canonical" href="${app.url}/principal-br"`);
    await app.restart();
  });
});

test("links are https, and the browser is told to stay there by HSTS", async () => {
  const { headers, body } = await ask("/tapetes");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  const page = String(body);
  expect(page).toContain(`<link rel="canonical" href="${app.url}/tapetes"`);
  const alternates = [...page.matchAll(/<link[^>]*hreflang="[^"]+"[^>]*>/gi)].map(([link]) => link);
  expect(alternates.length).toBeGreaterThanOrEqual(3);
  expect(alternates.filter((link) => !link.includes(`href="${app.url}/`))).toEqual([]);
  expect(page).not.toContain("http://localhost");
});

test("who signed in has cookies for https only, pages of their own, and is known by their address", async () => {
  const { page, context } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL(`${app.url}/admin`);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain("__Secure-urdume.session_token");
  for (const { name, secure, httpOnly, sameSite } of cookies)
    expect([name.startsWith("__Secure-"), secure, httpOnly, sameSite], name).toEqual([
      true,
      true,
      true,
      "Lax",
    ]);

  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  await ask("/principal-br");
  const kept = await ask("/principal-br");
  const own = await ask("/principal-br", { headers });
  expect([kept.headers["cache-control"], Boolean(kept.headers.etag)]).toEqual([
    "public, max-age=0, must-revalidate",
    true,
  ]);
  expect([own.headers["cache-control"], own.headers.etag]).toEqual(["private, no-store", undefined]);
});

test("a visitor's address is the one that the proxy saw, whatever they say", async () => {
  const { email, password } = ADMINISTRATOR;
  const sentHeaders = {
    origin: app.url,
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": "203.0.113.9",
  };
  const body = String(new URLSearchParams({ email, password }));
  const entered = await ask("/admin-login", {
    method: "POST",
    headers: sentHeaders,
    from: "127.0.0.7",
    body,
  });
  const cookie = (entered.headers["set-cookie"] as string[]).map((line) => line.split(";")[0]).join("; ");
  const account = String((await ask("/admin/minha-conta", { headers: { cookie } })).body);
  expect(account).toContain("127.0.0.7");
  expect(account).not.toContain("203.0.113.9");
});

describe("the administration", () => {
  const LIST = "/admin/tapetes";
  const DATA = `${LIST}.data`;

  test("travels compressed, page and data, as the browser prefers", async () => {
    const cookie = await app.signIn();
    for (const path of [LIST, DATA]) {
      const plain = await ask(path, { headers: { cookie } });
      expect([plain.status, plain.headers["content-encoding"]], path).toEqual([200, undefined]);
      expect(plain.headers.vary).toContain("accept-encoding");
      for (const [encoding, decode] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const own = { cookie, "accept-encoding": encoding, "sec-fetch-site": "same-origin" };
        const { headers, body } = await ask(path, { headers: own });
        expect([headers["content-encoding"], headers.vary], path).toEqual([encoding, "accept-encoding"]);
        expect(body.length, path).toBeLessThan(plain.body.length / 3);
        expect(decode(body).length / plain.body.length, path).toBeCloseTo(1, 1);
      }
    }
  });

  test("does not when another site asked for it, and what is no text never does", async () => {
    const cookie = await app.signIn();
    const encodings = { cookie, "accept-encoding": "gzip, br" };
    const asked = await ask(`${LIST}?q=azul`, { headers: { ...encodings, "sec-fetch-site": "cross-site" } });
    expect([asked.status, asked.headers["content-encoding"]]).toEqual([200, undefined]);
    const sheet = await ask("/admin/importar-exportar/exportar/modelo?formato=xlsx", { headers: encodings });
    expect([sheet.status, sheet.headers["content-encoding"]]).toEqual([200, undefined]);
  });
});
