import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let rug: string;
beforeAll(async () => {
  const page = await (await fetch(`${app.url}/simulador`)).text();
  rug = /&quot;id&quot;:&quot;([0-9a-f-]{36})&quot;/.exec(page)?.[1] ?? "";
});

const secret = () => randomBytes(16).toString("hex");
type SendingResult = { state: string; id?: string };

async function send(
  change: Record<string, string> = {},
  file?: { bytes: Uint8Array<ArrayBuffer>; name: string },
) {
  const fields = {
    ...{ rug, width: "2", length: "3", locale: "pt-BR", consent: "on", approximate: "on" },
    ...{ key: secret(), removal: secret() },
    ...change,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) body.set(name, value);
  const { bytes, name } = file ?? {
    bytes: new Uint8Array(await picture("jpeg", 640, 480)),
    name: "foto.jpg",
  };
  body.set("files", new Blob([bytes]), name);
  const response = await fetch(`${app.url}/simulador/imagens`, {
    method: "POST",
    body,
    headers: { origin: app.url },
  });
  return { status: response.status, answer: (await response.json()) as SendingResult, fields };
}

const page = async (path: string) => {
  const response = await fetch(app.url + path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const remove = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(app.url + path, {
    method: "POST",
    headers: { origin: app.url, ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  });

test("a picture at a link, in three languages, unknown to search engines; removed, it is gone everywhere", async () => {
  const { status, answer: result, fields } = await send();
  expect([status, result.state]).toEqual([201, "stored"]);
  for (const [prefix, note] of [
    ["", "medida aproximada"],
    ["/es", "Probarla en mi espacio"],
    ["/en", "approximate size"],
  ] as const) {
    const { status: found, html } = await page(`${prefix}/simulador/imagem/${result.id}`);
    expect(found).toBe(200);
    expect(html).toContain(note);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain("200 × 300 cm");
    expect(html).toMatch(new RegExp(`href="${prefix}/simulador\\?tapete=${rug}&amp;medida=200x300"`));
    expect(html).not.toContain('name="secret"');
  }
  const photo = await fetch(`${app.url}/simulador/imagens/${result.id}/foto.jpg`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
  expect(photo.headers.get("x-robots-tag")).toBe("noindex");
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(500);

  const path = `/simulador/imagem/${result.id}`;
  expect((await page(`${path}?apagar=${fields.removal}`)).html).toContain(`value="${fields.removal}"`);
  expect((await remove(path, { secret: secret() })).status).toBe(403);
  expect((await page(path)).status).toBe(200);
  expect((await remove(path, { secret: fields.removal })).status).toBe(200);
  expect((await page(path)).status).toBe(404);
  expect((await page(path)).html).toContain("Esta imagem não está mais aqui");
  expect((await fetch(`${app.url}/simulador/imagens/${result.id}/foto.jpg`)).status).toBe(404);
});

test("the maker removes a picture when somebody asks, a stranger does not", async () => {
  const { answer: result } = await send({ approximate: "" });
  const path = `/simulador/imagem/${result.id}`;
  expect((await page(path)).html).not.toContain("medida aproximada");
  expect((await remove(path, { secret: "" })).status).toBe(403);
  expect((await remove(path, { secret: "" }, await app.signIn("simulator"))).status).toBe(200);
  expect((await page(path)).status).toBe(404);
});

test.each([
  ["without agreement", { consent: "" }, undefined],
  ["of an unknown rug", { rug: "00000000-0000-7000-8000-000000000000" }, undefined],
  ["of an impossible size", { width: "400" }, undefined],
  ["that is a document", {}, { bytes: new TextEncoder().encode("%PDF-1.7\n%%EOF"), name: "foto.jpg" }],
  ["that is a page", {}, { bytes: new TextEncoder().encode("<script>alert(1)</script>"), name: "foto.jpg" }],
  ["that is too large", {}, { bytes: new Uint8Array(11 * 1024 * 1024), name: "foto.jpg" }],
] as const)("a picture %s is refused", async (_what, change, file) => {
  const { status, answer: result } = await send(change, file);
  expect([status, result.state]).toEqual([400, "refused"]);
});

test("one address stores only so many in an hour", async () => {
  const states: string[] = [];
  for (let time = 0; time < 4; time += 1) states.push((await send({ consent: "" })).answer.state);
  expect(states.at(-1)).toBe("tooMany");
});
