import { expect as expectValue, test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { fillRequest, listed, send } from "./simulator-request.ts";
import { openSample, openSimulator, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

test("a request that waited for the connection goes, once, from another page, without the simulator's being opened again", async () => {
  const { page, context } = await openSimulator(app.url, { expectErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await openSample(page);
  await untilPlaced(page);
  await fillRequest(page, "Olga de outra página");
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(/o pedido está guardado neste aparelho/)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const other = await context.newPage();
  const sent: string[] = [];
  other.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await other.goto(`${app.url}/colecoes`);
  const times = async () =>
    (await listed()).split("<h2").filter((card) => card.includes("Olga de outra página"));
  await expect.poll(async () => (await times()).length).toBe(1);
  await other.reload();
  await other.evaluate(() => dispatchEvent(new Event("online")));
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expectValue(sent.filter((path) => path === "/simulador")).toHaveLength(1);
  expectValue(await times()).toHaveLength(1);
});
