import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { db, inTransaction } from "../db.server.ts";

useTestDatabase();

const ROUNDS = 40;
const AT_ONCE = 12;

/** Two statement shapes, so that swapped parameters fail or return a wrong number. */
async function ask(number: number): Promise<void> {
  const result =
    number % 2 === 0
      ? await db().execute(sql`select ${number}::int as number`)
      : await db().execute(sql`select ${number}::int as number, ${"other"}::text as word`);
  expect(result.rows[0]).toMatchObject({ number });
}

test("statements that run at the same time, in transactions and outside, keep their own parameters", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, number) => {
        if (number % 3 > 0) return ask(number).then(() => ask(number + 1));
        return inTransaction(async () => {
          await ask(number);
          await inTransaction(() => ask(number + 1));
        });
      }),
    );
  }
});
