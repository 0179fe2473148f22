import { afterAll, expect, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { OTHERS, RUG } from "#tests/support/edited-things.ts";
import { type Counts, editAtRandom } from "#tests/support/random-edits.ts";

useTestDatabase();

/** How many random edits; more of them take longer and find rarer orders. */
const EDITS = Number(process.env.HISTORY_EDITS ?? 300);
/** Of each kind of the others, which together prove as much. */
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
  // The sequences came to everything that they are meant to prove.
  expect(Math.min(...sums.map(([, sum]) => sum)), JSON.stringify(sums)).toBeGreaterThan(0);
}, 7_200_000);
