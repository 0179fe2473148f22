import { expect, test } from "vitest";
import { newVisitor, PHONE } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

test("the heart of a runner stands beside its name, and the runner keeps its scale", async () => {
  const owner = await newOwner(app);
  const shown = { state: "published", images: "/media/areia.jpg" };
  const size = { "sizes[0].width": "0,80", "sizes[0].length": "3,00" };
  const runner = { ...shown, ...size, name: "Passadeira Vazante", slug: "passadeira" };
  const { path } = await owner.post("/admin/tapetes/novo", runner);
  const related = path.split("/").at(-1) ?? "";
  await owner.post("/admin/tapetes/novo", { ...shown, name: "Maré", slug: "mare", related });
  const { page } = await newVisitor(app.url, { viewport: PHONE });
  await page.goto("/produtos/mare");
  const item = page.getByRole("listitem").filter({ hasText: "Passadeira Vazante" });
  await item.scrollIntoViewIfNeeded();
  const [name, heart, rug] = await Promise.all(
    [item.getByText("Passadeira Vazante"), item.getByRole("button"), item.locator("img")].map((part) =>
      part.evaluate((element) => {
        // A word may be wider than the box that it stands in.
        const written = document.createRange();
        written.selectNodeContents(element);
        const { left, right, top, bottom } = (
          element.textContent ? written : element
        ).getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    ),
  );
  if (!name || !heart || !rug) throw new Error("The rug is not there");
  const overlaps =
    name.left < heart.right && heart.left < name.right && name.top < heart.bottom && heart.top < name.bottom;
  expect(overlaps).toBe(false);
  expect(rug.right - rug.left).toBeCloseTo(0.8 * 108, 0);
});
