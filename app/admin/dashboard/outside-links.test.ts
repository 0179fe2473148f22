import { createServer, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { services } from "#app/features/home/services.content.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { isOutside } from "./check-address.server.ts";
import { getDashboard } from "./dashboard.server.ts";
import { checkOutsideLinks, listBrokenLinks } from "./outside-links.server.ts";
import { outsideLinks } from "./outside-links.table.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const STATUSES: Record<string, number> = {
  "/there": 200,
  "/moved": 301,
  "/shy": 403,
  "/gone": 404,
  "/ill": 500,
};
const asked: string[] = [];

let elsewhere: Server;
let origin: string;
beforeAll(async () => {
  elsewhere = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(STATUSES[url] ?? 200, { location: "/" }).end("x");
  });
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => elsewhere.close(done)));
beforeEach(async () => {
  for (const table of [content, outsideLinks, media]) await db().delete(table);
  asked.length = 0;
});

/** Loopback only: tests have no network. */
const ask = () => checkOutsideLinks(undefined, (address) => address === "127.0.0.1");

test("a missing page is reported at once, a failing one after a second night; redirects and requests to sign in are not broken", async () => {
  const said = Object.keys(STATUSES).map((path) => `(${origin}${path}),`);
  const id = await insertDocument(services, {
    title: "Lavagem",
    description: `Veja ${said.join(" ")} obrigado`,
  });
  await ask();
  expect(asked.toSorted()).toEqual(Object.keys(STATUSES).toSorted());
  const broken = (path: string) => ({ url: origin + path, to: `/admin/servicos/${id}` });
  expect(await listBrokenLinks(editor)).toEqual([broken("/gone")]);
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([broken("/gone"), broken("/ill")]);
  expect((await getDashboard(editor)).brokenLinks).toHaveLength(2);
  STATUSES["/ill"] = 200;
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([broken("/gone")]);
});

test("a host that is not there is broken after a second night, and forgotten once nothing leads to it", async () => {
  const url = "http://127.0.0.1:9/";
  const id = await insertDocument(services, { title: "Lavagem", description: url });
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([]);
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([{ url, to: `/admin/servicos/${id}` }]);
  await db().delete(content);
  await contentChanged("content");
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([]);
});

test("what visitors do not see has no broken links", async () => {
  const hidden = { title: "Feira", description: `${origin}/gone`, active: false };
  await insertDocument(services, hidden);
  await ask();
  expect(await listBrokenLinks(editor)).toEqual([]);
});

test.each([
  ...["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "192.0.0.8", "198.19.0.1", "224.0.0.1"],
  ...["255.255.255.255", "::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "ff02::1"],
])("%s is no address of the internet", (address) => expect(isOutside(address)).toBe(false));
test.each(["192.0.2.1", "2001:db8::1", "198.20.0.1", "8.8.8.8"])("%s is one", (address) =>
  expect(isOutside(address)).toBe(true),
);

test("the maker's own network is never asked by way of a link, nor by a name that leads there", async () => {
  const { port } = new URL(origin);
  const links = ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"].map((host) => `http://${host}:${port}/gone`);
  await insertDocument(services, { title: "Lavagem", description: links.join(" ") });
  await checkOutsideLinks(undefined, (host) => (isIP(host) > 0 || host === "localhost") && isOutside(host));
  expect(asked).toEqual([]);
  expect(await listBrokenLinks(editor)).toEqual([]);
});
