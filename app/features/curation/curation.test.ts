import { beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#app/features/catalogue/products.table.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { curation } from "./curation.content.ts";
import { getCuration } from "./curation.server.ts";

useTestDatabase();

const imageUrl = "/media/tapete.jpg";
const size = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 629_000, priceEurCents: null };

const become = (state: { active: boolean; withdrawnAt: Date | null }) => db().update(products).set(state);
const pictures = async (locale: Locale) => (await getCuration("2025", locale)).edition?.pictures;

beforeAll(async () => {
  const sizes = [size, { ...size, priceBrlCents: 419_000 }];
  const document = { name: { "pt-BR": "Maré" }, images: [imageUrl], sizes };
  await db().insert(products).values({ slug: "mare", document });
  await insertDocument(curation, { year: 2025, title: "Maré", images: [imageUrl] });
});

beforeEach(() => become({ active: true, withdrawnAt: null }));

test("a picture leads to its rug only while the catalogue offers it; it stays a rug from above", async () => {
  expect(await pictures("es")).toMatchObject([{ rug: { slug: "mare", name: "Maré" }, isTopView: true }]);
  await become({ active: true, withdrawnAt: new Date(0) });
  expect(await pictures("es")).toMatchObject([{ rug: null, isTopView: true }]);
  await become({ active: false, withdrawnAt: null });
  expect(await pictures("es")).toMatchObject([{ rug: null, isTopView: true }]);
});

test.each([
  ["pt-BR", "A partir de R$\u00a04.190"],
  ["es", "A consultar"],
  ["en", "On request"],
] as const)("in %s a rug is labelled with its lowest price, or as on request: %s", async (locale, price) => {
  expect(await pictures(locale)).toMatchObject([{ rug: { price } }]);
});
