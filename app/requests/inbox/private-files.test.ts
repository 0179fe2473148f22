import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picture } from "#tests/support/media-fixtures.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

const LATER = pathToFileURL(resolve("tests/support/servers/fake-clock.mjs")).href;
const SIGN_IN = "/admin-login";
const TO_OWN_PANEL = [302, "/simulador-admin"];

let app: TestApp;
let cookies: Record<"administrator" | "colleague" | "simulator", string>;
let links: string[];
let request: string;

beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  await sendSketches();
  cookies = {
    administrator: await app.signIn(),
    colleague: await app.signIn(),
    simulator: await app.signIn("simulator"),
  };
  const list = await (await get("/admin/leads", cookies.administrator)).text();
  request = /\/admin\/leads\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list)?.[0] ?? "";
  links = linksOf(await (await get(request, cookies.administrator)).text());
}, 180_000);
afterAll(() => app.stop());

async function sendSketches(): Promise<void> {
  const body = new FormData();
  const fields = { form: "made-to-measure", shape: "round", diameter: "240", consent: "on" };
  for (const [name, value] of Object.entries({ ...fields, name: "Ana Souza", reach: "ana@example.com" }))
    body.append(name, value);
  body.append("files", new File([new Uint8Array(await picture("jpeg"))], "sala de estar.jpg"));
  body.append("files", new File(["%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n"], "croqui ção.pdf"));
  const response = await fetch(`${app.url}/personalizados`, { method: "POST", body });
  expect(response.status).toBe(200);
}

const get = (path: string, cookie = "") =>
  fetch(app.url + path, { headers: cookie ? { cookie } : {}, redirect: "manual" });
const linksOf = (page: string) => [
  ...new Set(
    [...page.matchAll(/\/admin\/leads\/[^"\s]+\/arquivos\/[^"\s]+?(?="|\\")/g)].map(([link]) =>
      link.replaceAll("&amp;", "&").replaceAll("\\u0026", "&"),
    ),
  ),
];
const pictureLink = () => links.find((link) => link.includes("/arquivos/0?")) ?? "";
const documentLink = () => links.find((link) => link.includes("/arquivos/1?")) ?? "";

describe("a request's files", () => {
  test("are shown or handed over to the administrator, and kept by no cache", async () => {
    const shown = await get(pictureLink(), cookies.administrator);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(shown.headers.get("content-disposition")).toContain("inline");
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const handed = await get(documentLink(), cookies.administrator);
    expect(handed.headers.get("content-type")).toBe("application/octet-stream");
    expect(handed.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''croqui%20%C3%A7%C3%A3o.pdf",
    );
  });

  test("have the same address for a while, so that a page that saves does not fetch them again", async () => {
    const again = async () => linksOf(await (await get(request, cookies.administrator)).text()).join();
    // At most one boundary of the interval is crossed.
    const [first, second, third] = [await again(), await again(), await again()];
    expect(first === second || second === third).toBe(true);
  });

  test.each([
    ["no session", () => "", [302, SIGN_IN]],
    ["the simulator's role", () => cookies.simulator, TO_OWN_PANEL],
  ])("are refused with %s", async (_, cookie, refusal) => {
    const response = await get(pictureLink(), cookie());
    expect([response.status, response.headers.get("location")]).toEqual(refusal);
  });

  test("are refused in another session, though it is an administrator's", async () => {
    expect((await get(pictureLink(), cookies.colleague)).status).toBe(403);
  });

  test.each([
    ["without a signature", (link: string) => link.replace(/&assinatura=.*/, "")],
    ["with another's signature", (link: string) => link.replace(/assinatura=.{8}/, "assinatura=AAAAAAAA")],
    ["for another file", (link: string) => link.replace("/arquivos/0?", "/arquivos/1?")],
    [
      "for longer",
      (link: string) => link.replace(/validade=(\d+)/, (_, until) => `validade=${Number(until) + 1}`),
    ],
    ["without an end", (link: string) => link.replace(/validade=\d+/, "validade=Infinity")],
    ["with nonsense for a place", (link: string) => link.replace("/arquivos/0?", "/arquivos/x?")],
  ])("are refused %s", async (_, change) => {
    const changed = change(pictureLink());
    expect(changed).not.toBe(pictureLink());
    expect((await get(changed, cookies.administrator)).status).toBe(403);
  });

  test("have no public address", async () => {
    for (const path of ["/files/private_files/attachments/a.jpg", "/files/site_assets/attachments/a.jpg"])
      expect((await get(path)).status).toBe(404);
  });
});

describe.each(["/admin/leads/exportar?formato=csv", "/admin/leads/pessoa/dados.zip?quem=ana%40example.com"])(
  "%s",
  (path) => {
    test("is the administrator's alone, and kept by no cache", async () => {
      for (const [cookie, refusal] of [
        ["", [302, SIGN_IN]] as const,
        [cookies.simulator, TO_OWN_PANEL] as const,
      ]) {
        const refused = await get(path, cookie);
        expect([refused.status, refused.headers.get("location")]).toEqual(refusal);
        expect(await refused.text()).not.toContain("Ana Souza");
      }
      const response = await get(path, cookies.administrator);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("content-disposition")).toContain("attachment");
      expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toContain("Ana Souza");
    });
  },
);

describe("an address that was made an hour ago", () => {
  beforeAll(async () => {
    const until = Number(new URL(pictureLink(), app.url).searchParams.get("validade"));
    expect(until - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(until).toBeGreaterThan(Date.now());
    await app.restart({ NODE_OPTIONS: `--import=${LATER}`, HOURS_AHEAD: "1" });
  }, 60_000);

  test.each([
    ["request", (link: string) => link],
    ["simulator's panel", (link: string) => link.replace("/admin/leads/", "/simulador-admin/leads/")],
  ])("leads its own session to a new one, in the %s", async (_, place) => {
    const former = place(pictureLink());
    const response = await get(former, cookies.administrator);
    const renewed = response.headers.get("location") ?? "";
    expect([response.status, renewed.split("?")[0]]).toEqual([302, former.split("?")[0]]);
    expect(renewed).not.toBe(former);
    const shown = await get(renewed, cookies.administrator);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("is refused in another session, in words", async () => {
    const response = await get(pictureLink(), cookies.colleague);
    expect([response.status, response.headers.get("location")]).toEqual([403, null]);
    expect(await response.text()).toContain("Abra o pedido");
  });

  test("is refused where its end was changed", async () => {
    const later = pictureLink().replace(/validade=\d+/, `validade=${Date.now() + 7_200_000}`);
    expect((await get(later, cookies.administrator)).status).toBe(403);
  });
});
