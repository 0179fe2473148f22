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
    (await listed())
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .split("<h2")
      .filter((card) => card.includes("Olga de outra página"));
  await expect.poll(async () => (await times()).length).toBe(1);
  // Reloaded before its answer came, the page would send it again.
  await expect.poll(() => other.evaluate(countWaiting)).toBe(0);
  await other.reload();
  await other.evaluate(() => dispatchEvent(new Event("online")));
  await other.waitForLoadState("networkidle");
  expectValue(sent.filter((path) => path === "/simulador")).toHaveLength(1);
  expectValue(await times()).toHaveLength(1);
});

const countWaiting = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open("urdume-simulator");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction("requests").objectStore("requests").count();
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      opening.result.close();
    };
  });
