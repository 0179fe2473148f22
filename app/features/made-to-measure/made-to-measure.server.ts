import { and, eq, isNotNull, min } from "drizzle-orm";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import type { Currency } from "#app/i18n/format.ts";
import { db } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { receiveRequest, requestHandler } from "#app/requests/receive-request.server.ts";
import { madeToMeasureRequest } from "./made-to-measure.request.ts";
import { sidesOf } from "./made-to-measure.rules.ts";

/** Cents; null means on request. */
export async function getSquareMetrePrice(currency: Currency): Promise<number | null> {
  const column = currency === "BRL" ? products.squareMetreBrlCents : products.squareMetreEurCents;
  const read = async () => {
    const [row] = await db()
      .select({ cents: min(column) })
      .from(products)
      .where(and(eq(products.active, true), isNotNull(column)));
    return row?.cents ?? null;
  };
  return contentOrDefault(null, "The price of a square metre could not be read", () =>
    cachedValue(`square metre ${currency}`, ["products:prices"], read),
  );
}

export function receiveMadeToMeasure(request: Request) {
  const sized = requestHandler(madeToMeasureRequest, ({ shape, ...typed }) => {
    const { width, length } = sidesOf(typed, shape);
    return {
      carpetSize: sizeName({ widthMetres: width / 100, lengthMetres: length / 100 }, shape === "round"),
      details: { shape, widthCentimetres: width, lengthCentimetres: length },
    };
  });
  return receiveRequest(request, sized);
}
