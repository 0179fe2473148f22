import { afterAll, expect, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { OTHERS, RUG } from "#tests/support/edited-entities.ts";
import { type Counts, editAtRandom } from "#tests/support/random-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";

useTestDatabase();

/** More edits find rarer orders, but take longer. */
const EDITS = Number(process.env.HISTORY_EDITS ?? 300);
const EDITS_EACH = Math.ceil(EDITS / OTHERS.length);
const SEED = Number(process.env.HISTORY_SEED ?? 7);

const realNow = clock.now;
afterAll(() => {
  clock.now = realNow;
});

test(`${EDITS} random edits, drafts, publications, schedules, withdrawals, restorations and removals of a rug, and ${EDITS_EACH} each of a file's words, a rug's design and every declared type, by two editors in three languages lose nothing`, async () => {
  const counts: Counts[] = [await editAtRandom(RUG, EDITS, SEED)];
  for (const thing of OTHERS) counts.push(await editAtRandom(thing, EDITS_EACH, SEED));
  const names = Object.keys(counts[0] ?? {}) as (keyof Counts)[];
  const sums = names.map((name) => [name, counts.reduce((sum, one) => sum + one[name], 0)] as const);
  expect(Math.min(...sums.map(([, sum]) => sum)), JSON.stringify(sums)).toBeGreaterThan(0);
}, 7_200_000);
