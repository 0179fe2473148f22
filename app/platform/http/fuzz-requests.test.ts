import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type FuzzRequest,
  nextRequest,
  randomBy,
  sendFuzzed,
  sendRaw,
} from "#tests/support/fuzz-requests.ts";
import { inspectable, memoryInUse } from "#tests/support/servers/server-memory.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { freePort } from "../../../tools/postgres.ts";
import { routeMap } from "../../../tools/route-map.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
/** In shorter runs the page cache is still growing. */
const isMeasured = REQUESTS >= 10_000;
const WARM_AFTER = 5000;
const MAX_GROWTH_BYTES = 50 * 1024 * 1024;
const SETTLES_WITHIN_MS = 30_000;
const AT_ONCE = 8;
/** Ends the session, makes full backups, or stops the site. */
const LEFT_OUT = /^\/(admin-login\/sair|admin\/copias|admin\/banco)/;
const OVERLOADED = "Muitas visitas ao mesmo tempo";
const URL_ENCODED = "Content-Type: application/x-www-form-urlencoded";

let app: TestApp;
let host: string;
let inspector: number;
beforeAll(async () => {
  inspector = await freePort();
  app = await startTestApp({
    seed: "demo",
    env: {
      TRUSTED_PROXY: process.env.FUZZ_TRUSTED_PROXY ?? "1",
      ...(isMeasured && { NODE_OPTIONS: inspectable(inspector) }),
    },
  });
  host = new URL(app.url).host;
  // Ids that cannot exist reach the database through forms, which log the error.
  app.expectErrors(
    /invalid input syntax|ZodError|invalid_type|Invalid UUID|is not valid JSON|Unexpected (?:end|token)/,
  );
});
afterAll(() => app.stop());

const post = (path: string, body: string) =>
  sendRaw(
    app.url,
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${URL_ENCODED}\r\nContent-Length: ${body.length}`,
    body,
  );
const CONTACT = "form=contact&name=Ana&email=ana%40example.com";
const PUBLIC_FORMS = [
  ["/contato", "contact"],
  ["/favoritos", "favourites"],
  ["/produtos/tapete-scallop", "quote"],
  ["/produtos/tapete-scallop", "sample"],
  ["/personalizados", "made-to-measure"],
  ["/acesso-exclusivo", "exclusive-access"],
  ["/simulador", "simulation"],
  ["/simulador/imagens", "shared-picture"],
  ["/simulador/contagem", "count"],
  ["/newsletter", "newsletter"],
  ["/newsletter/confirmar", "confirm"],
  ["/newsletter/sair", "leave"],
  ["/convite/x", "invite"],
  ["/admin-login", "sign-in"],
  ["/admin-login/recuperar", "recovery"],
] as const;

describe("what no browser sends", () => {
  test.each([
    ["a port that there is not", "GET / HTTP/1.1\r\nHost: a:99999"],
    ["no host", "GET / HTTP/1.0"],
    ["a host that is no address", "GET / HTTP/1.1\r\nHost: 1.2.3.999"],
    ["the server as a whole", "OPTIONS * HTTP/1.1\r\nHost: HERE"],
    ["a backslash in the path", "GET /\\evil.example/ HTTP/1.1\r\nHost: HERE"],
  ])("is refused: %s", async (_, head) => {
    expect([400, 405]).toContain(await sendRaw(app.url, head.replace("HERE", host)));
  });

  test("a request line with the whole address is taken, and its host counts", async () => {
    const absolute = (target: string, header: string) =>
      sendRaw(app.url, `GET ${target} HTTP/1.1\r\nHost: ${header}`);
    expect(await absolute(`http://${host}/contato`, host)).toBe(200);
    expect(await absolute(`HTTP://${host}/contato?x=1`, "elsewhere.example")).toBe(200);
    expect(await absolute(`http://${host}`, host)).toBe(200);
    expect(await absolute("http:///contato", host)).toBe(400);
    expect(await absolute("http://a:99999/contato", host)).toBe(400);
    expect(await absolute("http://user@host/contato", host)).toBe(400);
    expect(await absolute(`ftp://${host}/contato`, host)).toBe(400);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "pages do not take %s, and say what they take",
    async (method) => {
      const result = await sendRaw(app.url, `${method} /contato HTTP/1.1\r\nHost: ${host}`);
      expect(result).toBe(405);
    },
  );

  test.each([
    "a[99999999]=1",
    "__intent__=%7B",
    "__state__=%7B",
    `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"__proto__.x","value":1}}')}`,
    `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"a","index":99999999}}')}`,
    `${".".repeat(30_000)}=1`,
  ])("a public form leaves out a name that is not its own: %.40s", async (field) => {
    expect(await post("/contato", `${CONTACT}&${field}`)).toBe(200);
    expect(await post("/admin-login", `email=x&password=y&${field}`)).toBeLessThan(500);
  });

  test.each(PUBLIC_FORMS)("%s is no list without end because a field says so: %s", async (path, form) => {
    const status = await post(path, `form=${form}&name=Ana&email=ana%40example.com&a[99999999]=1`);
    expect(status).toBeGreaterThan(0);
    expect(status).toBeLessThan(500);
  });

  test.each([
    ["/favoritos", "form=zzz"],
    ["/contato", ""],
    ["/contato", "form=__proto__"],
  ])("a form that %s does not have is refused without a page: %s", async (path, body) => {
    const response = await fetch(app.url + path, { method: "POST", body: new URLSearchParams(body) });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("Não conseguimos receber este envio");
    expect(text.length).toBeLessThan(4000);
  });

  test.each([
    ["/contato", "pt-BR", "Não conseguimos receber este envio"],
    ["/es/contato", "es", "No hemos podido recibir este envío"],
    ["/en/contato", "en", "We could not receive this form"],
  ])("its refusal speaks the page's language and leads back: %s", async (path, language, words) => {
    const response = await fetch(app.url + path, { method: "POST", body: new URLSearchParams("form=zzz") });
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(words);
    expect(html).toContain(`<a href="${path}"`);
    expect(html).toContain(`${response.headers.get("x-request-id")}</b>`);
    expect(html.match(/<h2>/g)).toHaveLength(1);
  });

  test("a form with files ends where it must, though nobody said how long it is", async () => {
    const part = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        controller.enqueue(part);
        sent += 1;
        if (sent === 400) controller.close();
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
    const status = await fetch(`${app.url}/contato`, init).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(sent).toBeLessThan(150);
  });
});

describe("signed in", () => {
  test("an editor's form with gaps in its lists is answered", async () => {
    const cookie = await app.signIn("admin");
    const ask = (body: Record<string, string>, path = "/admin/tapetes/novo") =>
      fetch(app.url + path, {
        method: "POST",
        body: new URLSearchParams(body),
        headers: { cookie, origin: app.url },
        redirect: "manual",
      });
    expect((await ask({ intent: "save", "sizes[2].width": "x" })).status).toBe(200);
    const refused = await ask({ intent: "save", "sizes[99999999].width": "x" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('<a href="/admin/tapetes/novo"');
    for (const screen of ["/admin/galeria", "/admin/amostras", "/admin/midia"])
      expect((await ask({ intent: "words", "a[99999999]": "x" }, screen)).status, screen).toBe(400);
  });
});

test(`${REQUESTS} fuzzed requests end no process, break nothing and fill no memory`, async () => {
  const random = randomBy(SEED);
  const [routes, cookies] = [(await routeMap()).map(({ path }) => path), [await app.signIn("admin"), ""]];
  const known = routes.filter((path) => !LEFT_OUT.test(path));
  const broken: string[] = [];
  let before = 0;
  let cut = 0;

  async function ask(fuzzed: FuzzRequest, at: number): Promise<void> {
    const response = await sendFuzzed(app.url, fuzzed);
    if (!response) cut += 1;
    if (!response || response.status < 500 || response.body.includes(OVERLOADED)) return;
    const body = fuzzed.body?.toString("latin1").slice(0, 600) ?? "";
    broken.push(
      `${at}: ${response.status} ${fuzzed.method} ${fuzzed.path.slice(0, 200)} ${JSON.stringify(fuzzed.headers).slice(0, 400)} ${body}`,
    );
  }

  for (let at = 0; at < REQUESTS; at += AT_ONCE) {
    if (isMeasured && before === 0 && at >= WARM_AFTER) before = await residentBytes();
    const batch = Array.from({ length: AT_ONCE }, () => {
      const fuzzed = nextRequest(random, known);
      const cookie = random.one(cookies);
      return { ...fuzzed, headers: { ...fuzzed.headers, ...(cookie && { cookie }) } };
    });
    await Promise.all(batch.map((fuzzed, place) => ask(fuzzed, at + place)));
  }
  const health = await fetch(`${app.url}/healthz`);
  console.log(`${REQUESTS} requests, seed ${SEED}: ${broken.length} broken, ${cut} cut off`);
  expect(broken, `FUZZ_SEED=${SEED}`).toEqual([]);
  expect(health.status).toBe(200);
  if (!isMeasured) return;
  await expect
    .poll(residentBytes, { timeout: SETTLES_WITHIN_MS, interval: 1000 })
    .toBeLessThan(before + MAX_GROWTH_BYTES);
  console.log(`Memory in use: ${mb(before)} -> ${mb(await residentBytes())} MB`);
}, 3_600_000);

const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Without uncollected garbage. */
const residentBytes = async () => (await memoryInUse(inspector)).rss;
