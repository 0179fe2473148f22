import { expect, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/db.server.ts";
import { useEmptyDatabase } from "#tests/support/database.ts";
import {
  createFirstAdministrator,
  endPreparation,
  ensureFirstAdministrator,
  mayPrepare,
  offerPreparation,
} from "./first-administrator.server.ts";

useEmptyDatabase();

test("without tables the printed token allows to make them; after that accounts decide", async () => {
  expect(mayPrepare("")).toBe(false);
  const { setupToken = "" } = await offerPreparation();
  expect(mayPrepare(setupToken)).toBe(true);
  expect(mayPrepare(`${setupToken.slice(0, -1)}_`)).toBe(false);
  expect(mayPrepare("x")).toBe(false);
  expect(mayPrepare("é".repeat(setupToken.length))).toBe(false);

  await migrateDatabase();
  const { setupToken: next = "" } = await ensureFirstAdministrator();
  endPreparation();
  expect(mayPrepare(setupToken)).toBe(false);
  expect(next).not.toBe(setupToken);
  const form = { email: "dona@urdume.test", newPassword: "tear-lanca-trama-42" };
  expect(await createFirstAdministrator(next, form)).toBe(true);
  expect(await offerPreparation()).toEqual({});
});
