import { expect, test } from "vitest";
import { giveUpAfterMs } from "./posted-form.rules.ts";

test.each([
  ["a form without files", 0, 120_000],
  ["a picture of 300 kB", 300_000, 129_375],
  ["4 MB", 4_000_000, 245_000],
  ["10 MB, no longer than the server waits", 10_000_000, 290_000],
  ["three files of 10 MB", 30_000_000, 290_000],
])("%s has time to arrive over a slow line", (_, bytes, ms) => {
  expect(giveUpAfterMs(bytes)).toBe(ms);
});
