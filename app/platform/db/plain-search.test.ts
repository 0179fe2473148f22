import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { db } from "./db.server.ts";
import { holdsWords } from "./plain-search.ts";
import { folded, hasWords } from "./search-columns.ts";

useTestDatabase();

test.each([
  ["Čech Žižka", "cech žižka"],
  ["Başak Ağaoğlu", "BAŞAK agao"],
  ["Erdős", "Erdős"],
  ["Źdźbło", "zdzb"],
  ["São João", "joao sao"],
  ["हिन्दी", "हिन्दी"],
  ["Plain", "plain"],
])("%s is found by %s", async (name, search) => {
  const named = sql`(values (${name}::text)) as rugs(name)`;
  for (const found of [holdsWords([sql`name`], search), hasWords(folded("name"), search)]) {
    const { rows } = await db().execute(sql`select name from ${named} where ${found}`);
    expect(rows).toEqual([{ name }]);
  }
});
