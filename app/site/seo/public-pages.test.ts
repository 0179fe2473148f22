import { matchRoutes, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { routeMap } from "../../../tools/route-map.ts";
import { withPublicPages } from "./public-pages.server.ts";

const render = vi.fn(async (_request: Request, status: number, headers: Headers) => {
  return new Response("page", { status, headers });
});
const router = vi.fn(async () => new Response("router"));
const layout = { id: "layout", parentId: "root", module: { handle: { islands: true } } };
const page = (id: string, path: string, module: object) => ({ id, path, parentId: "layout", module });
const routes = [
  { id: "root", path: "", module: { handle: undefined } },
  // Shown without a client router too, but alone.
  { id: "landing", parentId: "root", module: { handle: { islands: true } } },
  layout,
  page("rug", "tapetes/:slug", { loader: () => ({ name: "Maré" }) }),
  page("cookie", "biscoito", {
    loader: () =>
      new Response("{}", { headers: { "set-cookie": "a=b", "content-type": "application/json" } }),
    headers: () => ({ "cache-control": "no-store" }),
  }),
  page("failing", "falha", {
    loader: () => {
      throw new Error("no database");
    },
  }),
  page("unknown", "*", { loader: () => null }),
  { id: "admin", parentId: "root", path: "admin/tapetes", module: { loader: () => null } },
];
const build = {
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: { routes: {} },
  entry: { module: { default: render } },
} as unknown as ServerBuild;
const handle = withPublicPages(build, router);
const ask = async (path: string, method = "GET") =>
  (await handle(new Request(`http://site.test${path}`, { method }))).text();

test("renders a page itself, with what its loaders return", async () => {
  expect(await ask("/tapetes/mare")).toBe("page");
});

test("no other route has an address of a public page", async () => {
  const all = await routeMap();
  const isPublic = ({ layouts, path }: (typeof all)[number]) =>
    layouts.includes("site/site.layout.tsx") && path !== "/*";
  const pages = all.filter(isPublic).map(({ path }) => ({ path }));
  const others = all.filter((route) => !isPublic(route)).map(({ path }) => path.replaceAll(/:\w+|\*/g, "x"));
  expect(pages.length).toBeGreaterThan(50);
  expect(others.filter((path) => path !== "/" && matchRoutes(pages, path))).toEqual([]);
});

test("keeps a page's headers and the cookies of its loader", async () => {
  const { headers } = await handle(new Request("http://site.test/biscoito"));
  expect(Object.fromEntries(headers)).toMatchObject({ "cache-control": "no-store", "set-cookie": "a=b" });
});

test.each([
  ["what is not public", "/admin/tapetes"],
  ["what no page has", "/outro"],
  ["another spelling of an address", "/%61dmin/tapetes"],
  ["upper case", "/ADMIN/tapetes"],
  ["data of a page", "/tapetes/mare.data"],
  ["a page whose loader fails", "/falha"],
])("leaves %s to the router: %s", async (_what, path) => {
  expect(await ask(path)).toBe("router");
});

test("leaves forms to the router", async () => {
  expect(await ask("/tapetes/mare", "POST")).toBe("router");
});

test("leaves a page that cannot be rendered to the router", async () => {
  render.mockRejectedValueOnce(new Error("no component"));
  expect(await ask("/tapetes/mare")).toBe("router");
});
