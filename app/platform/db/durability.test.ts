import { afterAll, beforeAll, expect, test } from "vitest";
import { crashRounds, makeTemplate, type Template } from "#tests/support/durability/crash-rounds.ts";

// Long versions: `npm run bench:durability`.
const ROUNDS = 3;
/** Enough for a dozen pages of the log: chance does not keep the last version of each of them. */
const ROWS_TO_LOSE = 100;
const LIMIT_MS = 120_000;

let template: Template;
beforeAll(async () => {
  template = await makeTemplate();
}, LIMIT_MS);
afterAll(() => template?.remove());

test("kill -9 loses no acknowledged row and damages nothing", { timeout: LIMIT_MS }, async () => {
  const { acknowledged, lost, damaged } = await crashRounds({
    kind: "process killed",
    rounds: ROUNDS,
    template,
  });
  expect(acknowledged).toBeGreaterThan(0);
  expect({ lost, damaged }).toEqual({ lost: 0, damaged: [] });
});

test("a power cut loses no acknowledged row and damages nothing", { timeout: LIMIT_MS }, async () => {
  const { acknowledged, lost, damaged } = await crashRounds({ kind: "power cut", rounds: ROUNDS, template });
  expect(acknowledged).toBeGreaterThan(0);
  expect({ lost, damaged }).toEqual({ lost: 0, damaged: [] });
});

test("the same power cut without synchronous writes does lose rows", { timeout: LIMIT_MS }, async () => {
  const plain = await crashRounds({
    kind: "power cut",
    rounds: 2,
    isDurable: false,
    atLeast: ROWS_TO_LOSE,
    template,
  });
  expect(plain.acknowledged).toBeGreaterThan(0);
  expect(plain.lost).toBeGreaterThan(0);
});
