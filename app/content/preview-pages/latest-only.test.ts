import { expect, test } from "vitest";
import { latestOnly } from "./latest-only.ts";

function slow(name: string, begun: string[]) {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begin = async () => {
    begun.push(name);
    await done;
    return name;
  };
  return { begin, end };
}

test("of those that wait only the latest is done, and never two at once for one asker", async () => {
  const inTurn = latestOnly();
  const begun: string[] = [];
  const [first, second, third, other] = ["first", "second", "third", "other"].map((name) =>
    slow(name, begun),
  );
  if (!first || !second || !third || !other) throw new Error("There are four");
  const one = inTurn("ana", first.begin);
  const two = inTurn("ana", second.begin);
  const three = inTurn("ana", third.begin);
  const bia = inTurn("bia", other.begin);
  expect(begun).toEqual(["first", "other"]);
  first.end();
  expect(await one).toBe("first");
  expect(await two).toBeNull();
  third.end();
  other.end();
  expect([await three, await bia]).toEqual(["third", "other"]);
  expect(begun).toEqual(["first", "other", "third"]);
});

test("work that fails makes way for the next", async () => {
  const inTurn = latestOnly();
  const failing = inTurn("ana", () => Promise.reject(new Error("no")));
  const next = inTurn("ana", async () => "next");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});
