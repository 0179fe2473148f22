import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { curation } from "./curation.content.ts";
import { getCuration } from "./curation.server.ts";

useTestDatabase();

test("a picture leads to its rug only while the catalogue offers it; it stays a rug from above", async () => {
  const imageUrl = "/media/tapete.jpg";
  const document = { name: { "pt-BR": "Maré" }, images: [imageUrl] };
  const [rug] = await db().insert(products).values({ slug: "mare", document }).returning();
  const productId = rug?.id ?? "";
  await insertDocument(curation, { year: 2025, title: "Maré", images: [imageUrl] });
  const pictures = async () => (await getCuration("2025", "es")).edition?.pictures;
  const become = (state: { active: boolean; withdrawnAt: Date | null }) =>
    db().update(products).set(state).where(eq(products.id, productId));

  expect(await pictures()).toMatchObject([{ rug: { slug: "mare", name: "Maré" }, isTopView: true }]);
  await become({ active: true, withdrawnAt: new Date(0) });
  expect(await pictures()).toMatchObject([{ rug: null, isTopView: true }]);
  await become({ active: false, withdrawnAt: null });
  expect(await pictures()).toMatchObject([{ rug: null, isTopView: true }]);
});
