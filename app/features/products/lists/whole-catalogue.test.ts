import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { db, withConnection } from "#app/platform/db/db.server.ts";
import { save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getWholeCatalogue } from "./whole-catalogue.server.ts";

useTestDatabase();

const WRITTEN = 20;

test("while previews read the catalogue, what others write is committed", async () => {
  const write = async (n: number) => {
    await new Promise((next) => setTimeout(next, n));
    await db().execute(sql`insert into media_folders (id, name) values (gen_random_uuid(), ${`f${n}`})`);
  };
  const previews = () =>
    Array.from({ length: 3 }, () => readWithDrafts([], () => getWholeCatalogue("pt-BR", {}, 1)));
  const visitor = async () => {
    for (let at = 0; at < 15; at++) await db().execute(sql`select pg_sleep(0.001)`);
  };
  // Then the pool has several connections, and some of what is read is kept.
  await Promise.all([...previews(), ...Array.from({ length: 4 }, visitor)]);
  await Promise.all([...previews(), ...Array.from({ length: WRITTEN }, (_, n) => write(n))]);
  // As another process sees it.
  const config = await withConnection(async (client) => {
    const { host, port, database, user } = client as unknown as pg.ClientConfig;
    return { host, port, database, user };
  });
  const other = new pg.Client(config);
  await other.connect();
  const committed = await other.query("select count(*)::int as n from media_folders");
  const idle = await other.query(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'",
  );
  await other.end();
  expect([committed.rows[0].n, idle.rowCount]).toEqual([WRITTEN, 0]);
});

test("the filter by lead time finds and counts what each page states, and no rug without a time", async () => {
  const size = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 100_000, priceEurCents: null };
  const rugs = [
    { slug: "sem-prazo", sizes: [size] },
    { slug: "sem-prazo-nem-tamanhos" },
    { slug: "cento-e-vinte", leadTimeDays: 120 },
    { slug: "quarenta-e-cinco", leadTimeDays: 45, sizes: [size] },
    { slug: "quarenta-e-sete", leadTimeDays: 47 },
  ];
  for (const facts of rugs) await save(null, { facts });
  const found = async (entrega: string) => {
    const { rugs, total, values } = await getWholeCatalogue("pt-BR", { entrega }, 1);
    const counted = values.entrega.find(({ value }) => value === entrega)?.count;
    return { slugs: rugs.map(({ slug }) => slug).toSorted(), counts: [total, counted] };
  };
  expect(await found("45")).toEqual({ slugs: ["quarenta-e-cinco"], counts: [1, 1] });
  expect(await found("60")).toEqual({ slugs: ["quarenta-e-cinco", "quarenta-e-sete"], counts: [2, 2] });
  const all = ["cento-e-vinte", "quarenta-e-cinco", "quarenta-e-sete"];
  expect(await found("120")).toEqual({ slugs: all, counts: [3, 3] });
});
