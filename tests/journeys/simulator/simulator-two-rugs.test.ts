import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { signInWithPassword } from "#tests/support/sign-in.ts";
import { fillRequest, send } from "./simulator-request.ts";
import {
  LAPTOP,
  openSample,
  openSimulator,
  placeOf,
  rugHandle,
  tool,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

test("with two rugs in the room both are listed, printed and asked for, and the maker reads of both; a width that is typed is of the rug it was typed for, where the other one is pressed next", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  const inRoom = page.getByRole("heading", { name: "No ambiente" }).locator("..").getByRole("button");
  await expect(inRoom).toHaveCount(2);
  const names = await inRoom.allTextContents();
  expectValue(new Set(names).size).toBe(2);
  const ask = page.getByRole("button", { name: /^Pedir orçamento/ });
  await expect(ask).toContainText(/2 tapetes, R\$\s/);

  const former = String(await inRoom.first().textContent());
  await inRoom.first().click();
  const first = await placeOf(rugHandle(page));
  await inRoom.last().click();
  expectValue(await placeOf(rugHandle(page))).not.toEqual(first);
  await tool(page, "Medida").click();
  await page.getByLabel("Largura, cm").fill("180");
  await page.mouse.click(...first);
  await tool(page, "Modelo").click();
  await expect(inRoom.last()).toContainText(", 180 × ");
  await expect(inRoom.first()).toHaveText(former);
  expectValue(await placeOf(rugHandle(page))).toEqual(first);

  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const printed = page.locator("body > figure");
  await expect(printed.getByRole("heading")).toHaveText("2 tapetes");
  for (const name of names) await expect(printed).toContainText(name.split(",")[0] ?? "");
  await page.emulateMedia({ media: "screen" });

  await fillRequest(page, "Vera dos dois");
  const form = page.getByRole("region", { name: "Receba o orçamento" });
  await expect(form.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "asking for two", { within: "[aria-labelledby=studio-ask]" });
  await send(page);
  await expect(page.getByText("Também no ambiente")).toBeVisible();

  const cookie = await signInWithPassword(app.url, "admin");
  const read = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();
  const list = await read("/admin/leads?q=Vera");
  const [, address = ""] =
    /href="(\/admin\/leads\/[0-9a-f-]{36})[^"]*"[^>]*>(?:(?!<a ).)*Vera dos dois/s.exec(list) ?? [];
  const request = await read(address);
  expectValue(request).toMatch(/Também no ambiente<\/dt><dd[^>]*>[^<]+ \([^<)]+ cm, R\$/);
});
