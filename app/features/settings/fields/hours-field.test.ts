import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

test("a line is removed by its first day, and those below it keep their days beside their hours", async () => {
  const { page } = await openSignedIn(app, "/admin/configuracoes/contato");
  const place = page.getByRole("group", { name: "Quando abre" }).first();
  const line = (at: number) => place.getByRole("listitem").nth(at);
  const said = async (at: number) =>
    Promise.all(
      [line(at).locator("select"), line(at).locator("[type=time]")].map((fields) =>
        fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
      ),
    );
  const saturday = [
    ["Saturday", ""],
    ["09:00", "13:00"],
  ];
  expectValue(await said(1)).toEqual(saturday);
  await line(0).locator("select").first().selectOption("");
  const publish = page.locator("form").filter({ has: place }).getByRole("button", { name: "Publicar" });
  await publish.first().click();
  await expect.poll(() => said(0)).toEqual(saturday);
  await expect(place.getByRole("listitem").filter({ visible: true })).toHaveCount(1);

  // Hours without a day are no line to remove, but one whose day was forgotten.
  await place.getByRole("button", { name: /linha/i }).click();
  await line(1).locator("[type=time]").first().fill("10:00");
  await publish.first().click();
  await expect(line(1).getByText("Escolha o primeiro dia, ou apague também as horas.")).toBeVisible();
  expectValue((await said(1))[1]).toEqual(["10:00", ""]);
});
