import { test } from "vitest";
import { importExportTexts } from "#app/content/import-export/import-export.texts.ts";
import { expect, newVisitor } from "#tests/support/browser.ts";
import { csvOf, importer } from "#tests/support/importer.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

const PICTURE = "/media/gal1.jpg";

test("a cover keeps its file's proportions unless measures are drawn over it, of an imported rug as well", async () => {
  const owner = await newOwner(app);
  const shown = { state: "published", images: PICTURE };
  await owner.post("/admin/tapetes/novo", { ...shown, name: "Maré", slug: "mare", coverView: "above" });
  const { read, submit, until } = importer(app, await app.signIn());
  const rug = `vazante;Vazante;2,00x4,00;no site;${PICTURE}`;
  const sheet = csvOf(["endereço;nome;medidas;situação;imagens", rug]);
  const [path] = await read("catalogue", { sheet: ["tapetes.csv", sheet] });
  await submit(path, "confirm");
  await until(path, importExportTexts.detail.undo);

  const { page } = await newVisitor(app.url);
  for (const slug of ["mare", "vazante"]) {
    await page.goto(`/produtos/${slug}`);
    const cover = page.getByRole("region", { name: "Fotografias" }).getByRole("img").first();
    const [drawn, file] = await cover.evaluate((img: HTMLImageElement) => [
      img.offsetWidth / img.offsetHeight,
      Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
    ]);
    expect(drawn, slug).toBeCloseTo(file ?? 0, 1);
  }
});
