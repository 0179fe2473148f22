import { test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  choosePhoto,
  GIVEN_FLOOR,
  LAPTOP,
  newSimulatorVisitor,
  openSimulator,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

test("a sample room that does not load beside a refused photo is reported there", async () => {
  const { page, context } = await openSimulator(app.url, {
    viewport: LAPTOP,
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await choosePhoto(page, { name: "sala.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photograph") });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("não é uma foto");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: GIVEN_FLOOR }).click();
  await expect(dialog.getByRole("status")).toContainText("Confira a conexão");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: GIVEN_FLOOR }).click();
  await untilPlaced(page);
});

test("a link's rug that does not come is called unknown only by an answer, which a restored connection brings", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP, expectErrors: [/ERR_FAILED/] });
  // As where there are more designs than the page lists.
  await page.route(/\/simulador\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(total(?:"|&quot;):)\d+/g, "$1999");
    await route.fulfill({ response, body });
  });
  await page.route("**/simulador/modelos*", (route) => route.abort());
  await page.goto("/simulador?tapete=tapete-de-ontem");
  await expect(page.getByText("O tapete que você pediu não pôde ser carregado.")).toBeVisible();
  await page.unroute("**/simulador/modelos*");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("O tapete que você pediu não está no simulador.")).toBeVisible();
});
