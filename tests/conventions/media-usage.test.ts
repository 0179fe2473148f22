import { globSync } from "node:fs";
import { resolve } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { expect, test } from "vitest";
import { ADDRESS_PLACES, TEXT_PLACES } from "#app/media/library/uses.server.ts";

// A column that may name a file must be searched by app/media/library/uses.server.ts.

const HIDDEN = "stored in a private bucket, which the library does not list";
const PAST = "what was, or was removed: no page shows it, and restoring says what is gone";
const DATA = "holds no address of a file";

const EXEMPT: Record<string, string> = {
  "audit.details": DATA,
  "content.slug": "an address that content.published has as well",
  "content_drafts.past": PAST,
  "erasures.counts": DATA,
  "import_lines.cells": "a line that was refused: nothing of it is written",
  "import_lines.changes": "a sheet that was read and not written; writing it looks for its files again",
  "import_lines.problems": DATA,
  "imports.columns": DATA,
  "imports.kept": DATA,
  "imports.pictures_name": DATA,
  "leads.details": HIDDEN,
  "leads.image_url": HIDDEN,
  "media.document": DATA,
  "media.edit": "the file itself",
  "media.poster_key": "searched apart from the others: a film's row that shows another file",
  "media.url": "the file itself",
  "media.variants": "the file itself",
  "newsletter_letters.words": DATA,
  "outbox_mails.headers": DATA,
  "outside_links.places": DATA,
  "outside_links.url": "an address of another site",
  "products.sizes": DATA,
  "removed_rows.links": PAST,
  "removed_rows.sets": PAST,
  "revisions.changes": PAST,
  "rug_designs.document": DATA,
  "rug_designs.picture_height": DATA,
  "rug_designs.picture_width": DATA,
  "rug_designs.sizes": DATA,
  "rug_designs.yarns": DATA,
  "service_settings.value": DATA,
  "shared_pictures.file_key": HIDDEN,
  "users.image": "never set",
};

const NAMES_A_FILE =
  /(^|_)(url|image|picture|photo|portrait|poster|cover|film|video|file|logo|document|catalogue|body)s?(_|$)/;

type Column = { name: string; type: string; refersTo: string[] };

const columns: Column[] = [];
for (const file of globSync("app/**/*.table.ts"))
  for (const table of Object.values(await import(/* @vite-ignore */ resolve(file))))
    if (is(table, PgTable)) columns.push(...columnsOf(table));

function columnsOf(table: PgTable): Column[] {
  const config = getTableConfig(table);
  const keys = config.foreignKeys.map((key) => key.reference());
  return config.columns.map((column) => ({
    name: `${config.name}.${column.name}`,
    type: column.getSQLType(),
    refersTo: keys
      .filter((key) => key.columns.includes(column))
      .map(({ foreignTable }) => getTableName(foreignTable)),
  }));
}

const searched = new Set(
  [...ADDRESS_PLACES, ...TEXT_PLACES].map(({ column }) => `${getTableName(column.table)}.${column.name}`),
);
const isKnown = (name: string) => searched.has(name) || name in EXEMPT;

test("every column that may name a file, by its key, its name or because it is JSON, is known to media usage", () => {
  expect(columns.length).toBeGreaterThan(300);
  const naming = columns.filter(
    ({ name, type, refersTo }) =>
      refersTo.includes("media") || type.startsWith("json") || NAMES_A_FILE.test(name.split(".")[1] ?? ""),
  );
  expect(naming.length).toBeGreaterThan(25);
  expect(naming.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([]);
});

test("what is searched or exempt is a column, and none is both", () => {
  const names = new Set(columns.map(({ name }) => name));
  expect([...searched, ...Object.keys(EXEMPT)].filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(EXEMPT).filter((name) => searched.has(name))).toEqual([]);
});

test("no column of the demo's database names a file that media usage would not find", async () => {
  const client = new pg.Client(process.env.TEST_SITE_DATABASE);
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
    );
    const asked = rows.map(
      ({ table, column }) =>
        `select '${table}.${column}' as name from "${table}" where "${column}"::text like '%/files/%'`,
    );
    const found = await client.query<{ name: string }>(asked.join(" union "));
    const names = found.rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  } finally {
    await client.end();
  }
});
