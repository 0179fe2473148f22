import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IN_PLACE_HEADER } from "#app/accounts/accounts.rules.ts";
import { mayOpen, ROUTE_RIGHTS } from "#app/accounts/rights.rules.ts";
import { UPLOAD_KINDS } from "#app/media/media.rules.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { type MappedRoute, routeMap } from "../../tools/route-map.ts";

const GUARDED_LAYOUT = "admin/admin.layout.tsx";
const SIGN_IN = "/admin-login";
const FAKE_CLOCK = pathToFileURL(resolve("tests/support/servers/fake-clock.mjs")).href;
/** The guard does not read the method, so the others are requested of one route of each kind only. */
const METHODS = ["GET", "POST"];
const ALL_METHODS = [...METHODS, "PUT", "PATCH", "DELETE"];
const EVERY_METHOD = ["/admin/contas", "/admin/leads/exportar", "/admin/tapetes/:id"];
const AT_ONCE = 6;
/** Users of the simulator's panel only are redirected there. */
const ELSEWHERE = [SIGN_IN, "/simulador-admin"];
const REFUSALS = [401, 403];
/** Outside the guarded layout, an address without an action answers 405 before the session is checked. */
const NOT_TAKEN = 405;
/** The router's answer to `.data` when a loader or an action redirects. */
const DATA_REDIRECT = 202;

/** Before set-up is complete these redirect to the next step. */
const LEADS_ON = /^\/admin(\/comecar)?(\.data)?$/;

const map = await routeMap();
const isGuarded = ({ layouts }: MappedRoute) => layouts.includes(GUARDED_LAYOUT);
/** Routes below /admin, and the administrators' routes outside of it. */
const adminRoutes = map.filter(
  (route) => isGuarded(route) || /^\/(admin(\/|$)|simulador-admin\/|storage-test$)/.test(route.path),
);
const UNKNOWN_ID = "01a1fb9e-a970-7535-a786-604283140ed2";
const addressOf = (path: string) => path.replace(/:\w+/g, UNKNOWN_ID).replace("*", UNKNOWN_ID);
/** Shared with the simulator's panel; the routes themselves check the role. */
const SHARED = /^\/(admin\/uploads|simulador-admin)\//;
const requests = adminRoutes.flatMap((route) =>
  (EVERY_METHOD.includes(route.path) ? ALL_METHODS : METHODS).flatMap((method) => {
    const address = addressOf(route.path);
    const forms = route.kind === "resource" && !isGuarded(route) ? [address] : [address, `${address}.data`];
    return forms.map((path) => ({ method, path, pattern: route.path, isPage: route.kind !== "resource" }));
  }),
);

let app: TestApp;
let cookies: Record<"administrator" | "editor" | "other role" | "none" | "expired", string>;

beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  const [administrator, otherRole] = [await app.signIn("admin"), await app.signIn("simulator")];
  const editor = await app.signIn("editor");
  cookies = { administrator, editor, "other role": otherRole, none: "", expired: administrator };
});
afterAll(() => app.stop());

async function ask(method: string, path: string, cookie: string, more = {}): Promise<Response> {
  const headers: Record<string, string> = { origin: app.url, ...(cookie && { cookie }), ...more };
  const body = method === "GET" ? undefined : new URLSearchParams({ intent: "x" });
  return fetch(app.url + path, { method, headers, body, redirect: "manual" });
}

async function isRefused(response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.status === 302) return ELSEWHERE.includes(response.headers.get("location") ?? "");
  if (response.status === DATA_REDIRECT) return ELSEWHERE.some((place) => text.includes(`"${place}"`));
  return REFUSALS.includes(response.status) || response.status === NOT_TAKEN;
}

async function letIn(
  asked: typeof requests,
  cookie: string,
  refuses: (response: Response) => Promise<boolean>,
  headers = {},
): Promise<string[]> {
  const open: string[] = [];
  const queue = asked.values();
  const worker = async () => {
    for (const { method, path } of queue) {
      const response = await ask(method, path, cookie, headers);
      if (!(await refuses(response))) open.push(`${method} ${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return open;
}

test("the administration is in the route map, and each of its screens stands below the guard", () => {
  expect(adminRoutes.length).toBeGreaterThanOrEqual(8);
  expect(EVERY_METHOD.filter((path) => !adminRoutes.some((route) => route.path === path))).toEqual([]);
  const outside = map.filter((route) => route.kind === "admin" && !isGuarded(route));
  expect(outside.map(({ path }) => path)).toEqual([]);
});

test.each(["none", "other role"] as const)(
  "with %s instead of an administrator's session every address is refused",
  async (who) => {
    const own = who === "none" ? requests : requests.filter(({ path }) => !SHARED.test(path));
    expect(await letIn(own, cookies[who], isRefused)).toEqual([]);
  },
);

test("each address below the guard has a right, and each right belongs to an address", () => {
  const guarded = map.filter(isGuarded).map(({ path }) => path);
  expect(guarded.filter((path) => !(path in ROUTE_RIGHTS))).toEqual([]);
  const known = map.map(({ path }) => path);
  expect(Object.keys(ROUTE_RIGHTS).filter((path) => !known.includes(path))).toEqual([]);
});

describe("an editor of the content", () => {
  const own = requests.filter(({ path }) => !SHARED.test(path));
  const closed = own.filter(({ pattern }) => !mayOpen("editor", pattern));
  const open = own.filter(({ pattern, isPage }) => mayOpen("editor", pattern) && isPage);

  test("has no accounts, settings, copies, mails, record, or ways to take personal data along", () => {
    const patterns = new Set(closed.map(({ pattern }) => pattern));
    for (const pattern of [
      "/admin/contas",
      "/admin/registro",
      "/admin/registro/exportar",
      "/admin/registro/conferir",
      "/admin/configuracoes/:screen",
      "/admin/copias/baixar",
      "/admin/copias/restaurar",
      "/admin/emails/:id",
      "/admin/leads/exportar",
      "/admin/leads/pessoa",
      "/admin/leads/pessoa/dados.zip",
      "/admin/newsletter/exportar",
    ])
      expect(patterns, pattern).toContain(pattern);
  });

  test("is refused what is closed", async () => {
    const isClosed = async (response: Response) => {
      await response.arrayBuffer();
      return [403, NOT_TAKEN].includes(response.status);
    };
    expect(closed.length).toBeGreaterThan(30);
    expect(await letIn(closed, cookies.editor, isClosed)).toEqual([]);
  });

  // The router ignores case and decodes escapes, so the guard must as well.
  test.each([
    "/admin/leads/EXPORTAR",
    "/ADMIN/contas",
    "/admin/%63ontas",
    "/admin/leads/%65xportar",
    "/admin/contas/",
    "/admin//contas",
  ])("is not let in by writing an address as %s", async (path) => {
    const response = await ask("GET", path, cookies.editor);
    expect([403, 404]).toContain(response.status);
  });

  test("reads the content's screens", async () => {
    for (const { path } of open.filter(({ method }) => method === "GET")) {
      const response = await ask("GET", path, cookies.editor);
      const isThere = path.includes(UNKNOWN_ID) ? [200, 404] : [200];
      expect(isThere, `${path} answered ${response.status}`).toContain(response.status);
    }
  });

  test("reads on a closed page that it is closed, and where to go; the log names the role and the address", async () => {
    const response = await ask("GET", "/admin/contas", cookies.editor);
    expect(app.logs()).toContainEqual(expect.objectContaining({ role: "editor", route: "/admin/contas" }));
    const html = await response.text();
    expect(html).toContain("Esta página não é para a sua conta");
    expect(html).toContain("Voltar para Hoje");
    expect(html).not.toContain("dona@urdume.test");
    const [menu = ""] = /<nav[^>]*aria-label="Painel"[\s\S]*?<\/nav>/.exec(html) ?? [];
    expect(menu).toContain('href="/admin/tapetes"');
    expect(menu).not.toContain('href="/admin/contas"');
  });
});

test("another role sends only the kinds of file that are its own", async () => {
  const results = await Promise.all(
    UPLOAD_KINDS.map(async (kind) => {
      const metadata = `kind ${Buffer.from(kind.name).toString("base64")}`;
      const headers = { origin: app.url, cookie: cookies["other role"], "upload-metadata": metadata };
      const options = {
        method: "POST",
        headers: { ...headers, "upload-length": "10", "tus-resumable": "1.0.0" },
      };
      const { status } = await fetch(`${app.url}/admin/uploads`, options);
      return [kind.name, status === 403];
    }),
  );
  expect(results.length).toBeGreaterThan(0);
  expect(results).toEqual(UPLOAD_KINDS.map((kind) => [kind.name, !kind.roles.includes("simulator")]));
});

test("another role is led from the other screens to its own panel, with a sentence", async () => {
  const own = cookies["other role"];
  const led = await ask("GET", "/admin/galeria", own);
  expect([led.status, led.headers.get("location")]).toEqual([302, "/simulador-admin"]);
  const notice = led.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const panel = await (await ask("GET", "/simulador-admin", [own, ...notice].join("; "))).text();
  expect(panel).toContain("Sua conta usa este painel");
});

test("the administrator is let in everywhere", async () => {
  for (const { path, method } of requests.filter(({ isPage, method }) => isPage && method === "GET")) {
    const response = await ask(method, path, cookies.administrator);
    // An unknown entry is 404 for an administrator.
    const other = path.includes(UNKNOWN_ID) ? [404] : LEADS_ON.test(path) ? [302, DATA_REDIRECT] : [];
    const isThere = [200, ...other];
    expect(isThere, `${path} answered ${response.status}`).toContain(response.status);
    expect(response.headers.get("cache-control")).toContain("no-store");
  }
});

describe("after the session is over", () => {
  beforeAll(() => app.restart({ NODE_OPTIONS: `--import=${FAKE_CLOCK}` }), 60_000);

  test("every address is refused", async () => {
    expect(await letIn(requests, cookies.expired, isRefused)).toEqual([]);
  });

  test("a page that asks for the password itself is not led away", async () => {
    const inPlace = requests.filter(({ path, isPage }) => isPage && /^\/admin.*\.data$/.test(path));
    const asksInPlace = async (response: Response) => {
      await response.arrayBuffer();
      return response.status === 401 && response.headers.get("location") === null;
    };
    expect(inPlace.length).toBeGreaterThan(30);
    expect(await letIn(inPlace, cookies.expired, asksInPlace, { [IN_PLACE_HEADER]: "1" })).toEqual([]);
  });
});
