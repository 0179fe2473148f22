import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { inTransaction } from "../../db/db.server.ts";
import { cachedValue } from "./cached-values.server.ts";
import { contentEdited, withContentTags } from "./content-tags.server.ts";

useTestDatabase();

const KEYS = ["products:in:a", "products:prices"] as const;
const edit = (part: string) => contentEdited({ tag: "products", parts: [part], mayLag: true });

test("a value is read once until a part that it is made of changes", async () => {
  let reads = 0;
  const value = () => cachedValue("sum", KEYS, async () => ++reads);
  expect([await value(), await value()]).toEqual([1, 1]);
  await edit("in:b");
  expect(await value()).toBe(1);
  await edit("prices");
  expect(await value()).toBe(2);
  const { result, record } = await withContentTags(value);
  expect(result).toBe(2);
  expect([...record.keys]).toEqual([...KEYS]);
});

test("neither a failed reading nor one within a transaction is kept", async () => {
  await expect(cachedValue("other", KEYS, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await inTransaction(() => cachedValue("other", KEYS, async () => "mine"))).toBe("mine");
  expect(await cachedValue("other", KEYS, async () => "all")).toBe("all");
});

test("a value whose reading a change overtook is not kept", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cachedValue("late", KEYS, () => promise);
  await edit("in:a");
  resolve("before");
  expect(await before).toBe("before");
  expect(await cachedValue("late", KEYS, async () => "after")).toBe("after");
});
