import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

const LIST = "/admin/newsletter/cartas";
const BIA = "Bia: chegaram três tapetes.";
const ANA = "Ana: chegaram dois tapetes.";

const versionIn = (html: string) => /name="based-on"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
const fieldsOf = (text: string, version = "") => ({
  ...{ intent: "save", subject: "Tapetes de inverno", text, pictureUrl: "", link: "", linkLabel: "" },
  ...(version && { "based-on": version }),
});

async function newLetter() {
  const owner = await newOwner(app);
  const { path } = await owner.post(`${LIST}/nova`, fieldsOf("Chegou um tapete."));
  const { html } = await owner.get(path);
  return { owner, path, first: versionIn(html) };
}

test("a letter that a colleague saved is not overwritten, however often one presses", async () => {
  const { owner, path, first } = await newLetter();
  const { page } = await openSignedIn(app, path);
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  const save = page.getByRole("button", { name: "Guardar rascunho" });
  const preview = page.frameLocator("iframe");
  await text.fill(ANA);
  await owner.post(path, fieldsOf(BIA, first));
  for (const press of ["first", "second"]) {
    await Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), save.click()]);
    await expect(preview.getByText(BIA, { exact: true }), press).toBeVisible();
    await expect(page.getByText("A carta mudou em outra janela").first(), press).toBeVisible();
    await expect(text).toHaveValue(ANA);
  }
  expectValue((await owner.get(path)).html, "stored").toContain(BIA);

  // Reloaded, she sees what is stored, and decides.
  await page.reload();
  await untilHydrated(page);
  await expect(text).toHaveValue(BIA);
  await page.getByRole("button", { name: "Mostrar o que digitei" }).click();
  await expect(text).toHaveValue(ANA);
  await save.click();
  await expect(preview.getByText(ANA, { exact: true })).toBeVisible();
  // One's own saves follow each other.
  await text.fill(`${ANA} Venham ver.`);
  await save.click();
  await expect(preview.getByText(`${ANA} Venham ver.`, { exact: true })).toBeVisible();
});

test("without script a refused letter keeps its version, and what was stored already is not refused", async () => {
  const { owner, path, first } = await newLetter();
  await owner.post(path, fieldsOf(BIA, first));
  const refused = await owner.post(path, fieldsOf(ANA, first));
  expectValue(versionIn(refused.html)).toBe(first);
  const again = await owner.post(path, fieldsOf(BIA, first));
  expectValue(versionIn(again.html)).toBe(String(Number(first) + 1));
  expectValue((await owner.get(path)).html).toContain(BIA);
});

test("a new letter that is sent again after a lost answer is not made twice", async () => {
  const owner = await newOwner(app);
  const addressIn = (html: string) => /<form[^>]*action="([^"]*nova[^"]*)"/.exec(html)?.[1] ?? "";
  const form = addressIn((await owner.get(`${LIST}/nova`)).html);
  const refused = await owner.post(form, { ...fieldsOf("Olá."), subject: "" });
  expectValue(addressIn(refused.html), "the same letter").toBe(form);
  const made = await owner.post(form, fieldsOf("Olá."));
  for (const text of ["Olá.", "Olá, de novo.", "Olá, de novo."])
    expectValue((await owner.post(form, fieldsOf(text))).path, text).toBe(made.path);
  expectValue((await owner.get(made.path)).html).toContain("Olá, de novo.");
  const another = await owner.post(addressIn((await owner.get(`${LIST}/nova`)).html), fieldsOf("Olá."));
  expectValue(another.path).not.toBe(made.path);
});
