import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newOwner, noticesOf } from "#tests/support/owner.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const LIBRARY = "/admin/midia";

const app = openTestApp();

test("the file of a design is not replaced in the library, because its yarns and proportions belong to it", async () => {
  const [design, other] = await askDatabaseOf<{ id: string; url: string }>(
    app,
    sql`select m.id, m.url from media m join rug_designs d on d.image_url = m.url
      where m.content_type = 'image/png' order by d.display_order limit 2`,
  );
  const owner = await newOwner(app);
  const { html } = await owner.get(`${LIBRARY}?arquivo=${design?.id}`);
  expect(html).toContain("Troque o desenho no formulário do tapete.");
  expect(html).not.toContain("Trocar o arquivo");

  const served = async () => Buffer.from(await (await fetch(app.url + design?.url)).arrayBuffer());
  const before = await served();
  const fields = { intent: "replace", id: design?.id ?? "", url: other?.url ?? "" };
  expect(noticesOf(await owner.post(LIBRARY, fields))).toContain("É um desenho do simulador");
  expect((await served()).equals(before)).toBe(true);
});
