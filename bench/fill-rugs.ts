import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { designsOfProducts, manyProducts } from "#tests/support/many-products.ts";

export type Rugs = { first: number; last: number; collection: string };

/** Rugs with pictures (few files, many rows) and a design each. */
export async function fillRugs(database: pg.ClientConfig, rugs: Rugs): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    for (const statement of [...manyProducts(rugs), designsOfProducts(rugs)]) {
      const { sql, params } = new PgDialect().sqlToQuery(statement);
      await client.query(sql, params);
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
