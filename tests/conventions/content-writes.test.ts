import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";

const NO_CONTENT: Record<string, string> = {};

const tables = new Map<string, { table: PgTable; name: string }>();
for (const file of globSync("app/**/*.table.ts"))
  for (const [name, value] of Object.entries(await import(/* @vite-ignore */ resolve(file))))
    if (is(value, PgTable)) tables.set(getTableName(value), { table: value, name });

const kinds = Object.values(CONTENT_KINDS);
/** Of a file only some texts are content. */
const recorded = new Set(kinds.filter(({ only }) => !only).map(({ table }) => getTableName(table)));

test("whatever has an active column or an owner's order is content with a history, or has a reason why not", () => {
  const ownersOwn = [...tables.values()].filter(
    ({ table }) =>
      "active" in table && ("title" in table || "name" in table || "url" in table || "quote" in table),
  );
  expect(ownersOwn.length).toBeGreaterThan(1);
  const forgotten = ownersOwn.map(({ table }) => getTableName(table)).filter((name) => !recorded.has(name));
  expect(forgotten).toEqual(Object.keys(NO_CONTENT));
});

test("whoever writes to content does it within the transaction that writes it down", () => {
  const names = [...tables.values()]
    .filter(({ table }) => recorded.has(getTableName(table)))
    .map(({ name }) => name);
  const writes = new RegExp(`\\.(?:insert|update|delete)\\((?:${names.join("|")})\\)`);
  const writesState = /\b(?:insertRow|insertDocument|writeDocument|writeState)\(tx,/;
  const files = globSync("app/**/*.server.ts").filter((file) => {
    const text = readFileSync(file, "utf8");
    return writesState.test(text) || (/\.table\.ts"/.test(text) && writes.test(text));
  });
  expect(files.length).toBeGreaterThan(6);
  const past = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    // Called within a transaction that records the change.
    const isWithin =
      !/\binTransaction\(|\bdb\(\)\s*\.(?:insert|update|delete)\(/.test(text) && /\btx\b/.test(text);
    return !/\bwithRevisions\(|contentKind\(/.test(text) && !isWithin;
  });
  expect(past).toEqual([]);
});

test("nothing that writes to content begins a transaction of its own", () => {
  const writers = globSync("app/**/*.server.ts").filter((file) =>
    /\bwithRevisions\(/.test(readFileSync(file, "utf8")),
  );
  expect(writers.length).toBeGreaterThan(8);
  const own = writers.filter((file) => /\binTransaction\(/.test(readFileSync(file, "utf8")));
  expect(own).toEqual([]);
});
