import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { unexpectedErrors } from "#tests/support/servers/server-log.ts";

const app = openTestApp();

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Raw: fetch would decode the body and hide the encoding. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(app.url + path, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}

function askRaw(path: string): Promise<{ headers: string }> {
  const { hostname, port, host } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let result = "";
    socket.on("data", (chunk) => (result += chunk.toString("latin1")));
    socket.on("end", () => resolve({ headers: result.slice(0, result.indexOf("\r\n\r\n")) }));
    socket.on("error", reject);
  });
}

/** All connections are open before the first request. */
async function askAllAtOnce(paths: string[]): Promise<string[]> {
  const { hostname, port, host } = new URL(app.url);
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket));
      socket.on("error", reject);
    });
  const sockets = await Promise.all(paths.map(open));
  const results = sockets.map((socket) => text(socket));
  for (const [at, socket] of sockets.entries())
    socket.write(`GET ${paths[at]} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await Promise.all(results)).map((result) => result.slice(0, result.indexOf("\r\n\r\n") + 2));
}

describe("a page that is made for one visitor", () => {
  test("travels compressed, and may be shown again from the browser's memory", async () => {
    const plain = await ask("/busca?q=azul");
    const brotli = await ask("/busca?q=azul", { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers.vary).toContain("accept-encoding");
    const titleOf = (page: Buffer) => /<title>[^<]+/.exec(String(page))?.[0];
    expect(titleOf(brotliDecompressSync(brotli.body))).toBe(titleOf(plain.body));
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
    expect(brotli.headers["cache-control"]).toBe("private, no-cache");
  });

  test("is refused with a date while too many are asked for, and made again afterwards", async () => {
    const results = await askAllAtOnce(Array.from({ length: 700 }, (_, at) => `/busca?q=azul+${at}`));
    const statuses = new Set(results.map((result) => result.split(" ")[1]));
    expect(statuses).toEqual(new Set(["200", "503"]));
    expect(results.find((result) => result.startsWith("HTTP/1.1 503"))).toMatch(/retry-after: 5\r/i);
    expect((await ask("/busca?q=azul")).status).toBe(200);
    expect((await ask("/principal-br")).status).toBe(200);
  });
});

describe("without PUBLIC_URL", () => {
  beforeAll(() => app.restart({ PUBLIC_URL: "" }));
  afterAll(() => app.restart());

  test("each name has its own pages, and invented names cannot push out one that is in use", async () => {
    const visit = (host: string) => ask("/termos", { host });
    const isFromMemory = ({ headers }: RawResponse) => headers["x-request-id"] === undefined;
    const first = await visit("urdume.example");
    expect(String(first.body)).toContain("http://urdume.example/termos");
    for (let at = 0; at < 40; at += 1) await visit(`invented-${at}.example`);
    expect(isFromMemory(await visit("urdume.example"))).toBe(true);
    expect(isFromMemory(await visit("invented-39.example"))).toBe(false);
  });

  test("each settings screen names the missing address and explains what to do", async () => {
    const cookie = await app.signIn();
    for (const path of ["/admin/configuracoes", "/admin/configuracoes/busca", "/admin/configuracoes/email"]) {
      const { status, body } = await ask(path, { cookie });
      expect([path, status]).toEqual([path, 200]);
      expect(String(body)).toContain("O endereço do site não está configurado");
      expect(String(body)).toContain("/admin/configuracoes/email#site-address-heading");
    }
  });
});

describe("a public page", () => {
  const PAGE = "/principal-br";

  test("is the same in brotli, gzip and plain, each with a tag of its own", async () => {
    const plain = await ask(PAGE);
    const brotli = await ask(PAGE, { "accept-encoding": "gzip, br" });
    const gzip = await ask(PAGE, { "accept-encoding": "gzip" });
    expect(plain.status).toBe(200);
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, brotli, gzip].map((result) => result.headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toContain("accept-encoding");
  });

  test("is not sent again to a browser that has it", async () => {
    const first = await ask(PAGE, { "accept-encoding": "br" });
    const again = await ask(PAGE, { "accept-encoding": "br", "if-none-match": String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  });

  test("has a body only when it is asked for", async () => {
    const head = await ask(PAGE, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1000);
  });

  test("carries no inline script, and its policy allows none", async () => {
    const { headers, body } = await ask(PAGE);
    const scripts = String(body).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    // Structured data and speculation rules are not executed.
    const run = scripts.filter((script) => !/type="(application\/ld\+json|speculationrules)"/.test(script));
    expect(run.filter((script) => !/\ssrc="\/assets\//.test(script))).toEqual([]);
    const policy = String(headers["content-security-policy"]);
    const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(String(body)) ?? [];
    expect(JSON.parse(rules).prefetch).toHaveLength(1);
    const hash = createHash("sha256").update(rules).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("does not change with unknown query keys", async () => {
    const plain = await ask(PAGE);
    const tagged = await ask(`${PAGE}?utm_source=carta&<script>`);
    expect(tagged.headers.etag).toBe(plain.headers.etag);
  });

  test("is rendered for the signed-in administrator each time and never kept for others", async () => {
    const cookie = await app.signIn();
    const own = await ask(PAGE, { cookie });
    expect(own.status).toBe(200);
    expect(own.headers["cache-control"]).toContain("no-store");
    expect(own.headers.etag).toBeUndefined();
  });

  test.each(["x?", "x/principal-en?", "x/en", "x#", "x@y", "x\\y"])(
    "is not rendered from another address that a Host header spells: %s",
    async (host) => {
      expect((await ask("/nossa-historia", { host })).status).toBe(400);
      expect(String((await ask("/nossa-historia")).body)).toContain('<html lang="pt-BR"');
    },
  );

  test.each(["/TAPETES", "/tapetes//", "/%74apetes", "/x/../tapetes", "/tapetes#x"])(
    "is kept under its plain address only, not under %s",
    async (path) => {
      const { headers } = await askRaw(path);
      expect(headers).not.toMatch(/^etag:/im);
    },
  );

  test("names an entry script that answers", async () => {
    const { body } = await ask(PAGE);
    const [, script] = /<script type="module" src="([^"]+)"/.exec(String(body)) ?? [];
    const result = await ask(String(script), { "accept-encoding": "br" });
    expect(result.status).toBe(200);
    expect(result.headers["cache-control"]).toContain("immutable");
    expect(result.headers["content-encoding"]).toBe("br");
  });
});

describe("every answer", () => {
  test.each(["/principal-br", "/admin-login", "/healthz", "/no-such-page", "/robots.txt"])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["permissions-policy"]).toContain("geolocation=()");
      // The test's own address is http; with https the header must be there.
      expect(headers["strict-transport-security"]).toBeUndefined();
    },
  );

  test("of a hydrated page allows its own scripts by a nonce that changes", async () => {
    const [first, second] = await Promise.all([ask("/admin-login"), ask("/admin-login")]);
    const nonce = (result: RawResponse) =>
      /'nonce-([^']+)'/.exec(String(result.headers["content-security-policy"]))?.[1];
    expect(nonce(first)).toBeTruthy();
    expect(nonce(first)).not.toBe(nonce(second));
    expect(String(first.body)).toContain(`nonce="${nonce(first)}"`);
  });
});

describe("a missing page", () => {
  test("answers 404 with the specified text and logs the path", async () => {
    const { status, body } = await ask("/nao-existe-aqui");
    expect(status).toBe(404);
    expect(String(body)).toContain("Desculpe, não conseguimos encontrar a página que você está procurando.");
    const isLogged = () => app.logs().some((line) => JSON.stringify(line).includes("/nao-existe-aqui"));
    await expect.poll(isLogged).toBe(true);
  });
});

test.each(["/produtos/%00", "/en/produtos/a%00/ficha.pdf", "/busca?q=%00"])(
  "%s is no address, and no error of ours",
  async (path) => {
    expect((await ask(path)).status).toBe(400);
  },
);

describe("a request that changes something", () => {
  test.each(["/admin-login", "/admin", "/simulador-admin", "/principal-br"])(
    "%s is refused from another site",
    async (path) => {
      const { status } = await ask(path, { origin: "https://evil.example" }, "POST");
      expect(status).toBe(403);
    },
  );
});

describe("a form for anybody", () => {
  test.each(["/admin-login", "/admin-login/recuperar", "/newsletter/sair"])(
    "%s is not read beyond what a person types",
    async (path) => {
      const body = new URLSearchParams({ token: "x", filler: "x".repeat(300_000) });
      const response = await fetch(app.url + path, { method: "POST", body });
      expect(response.status).toBe(413);
      expect(await response.text()).not.toContain("xxxxx");
    },
  );
});

test("no address leads to the authentication library's own endpoints, with a session neither", async () => {
  const headers = { cookie: await app.signIn(), origin: app.url };
  for (const path of [
    ...["sign-in/email", "sign-out", "sign-up/email", "get-session", "update-user", "callback/google"],
    ...["request-password-reset", "two-factor/verify-totp", "admin/list-users", "admin/create-user"],
    ...["admin/impersonate-user", "admin/set-user-password", "admin/%6cist-users"],
  ])
    for (const [method, status] of [
      ["GET", 404],
      ["POST", 405],
    ] as const)
      expect([path, (await ask(`/api/auth/${path}`, headers, method)).status]).toEqual([path, status]);
  expect((await ask("/admin", headers)).status).toBe(200);
});

describe("health", () => {
  test("reports on the process, the database and the storage", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    const ready = await ask("/readyz");
    expect(ready.status).toBe(200);
    expect(JSON.parse(String(ready.body))).toEqual({ database: true, storage: true, tables: true });
  });
});

test("a stop waits for what an abandoned request still reads", async () => {
  const cookie = await app.signIn();
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin; lock table content in access exclusive mode");
  const request = httpRequest(`${app.url}/admin/designers`, { headers: { cookie } });
  request.on("error", () => {});
  request.end();
  const waiting = () =>
    client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  request.destroy();

  const restarted = app.restart();
  await expect.poll(() => fetch(`${app.url}/healthz`).catch(() => "closed")).toBe("closed");
  await client.query("commit");
  await restarted;
  expect(unexpectedErrors(app.logs(), [])).toEqual([]);
});
