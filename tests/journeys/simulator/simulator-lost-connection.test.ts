import { test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { choosePhoto, GIVEN_FLOOR, LAPTOP, openSimulator, untilPlaced } from "./simulator-room.ts";

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
