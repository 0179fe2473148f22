import { expect, test } from "vitest";
import { pendingWork } from "./pending-work.ts";

test("waits for what was begun, whether it went well or not", async () => {
  const underWay = pendingWork();
  const order: string[] = [];
  let finish = () => {};
  underWay.count(new Promise<void>((resolve) => (finish = resolve))).then(() => order.push("work"));
  underWay.count(Promise.reject(new Error("failed"))).catch(() => {});
  const waiting = underWay.done(60_000).then(() => order.push("closed"));
  await Promise.resolve();
  expect(order).toEqual([]);
  finish();
  await waiting;
  expect(order).toEqual(["work", "closed"]);
});

test("does not wait for ever", async () => {
  const underWay = pendingWork();
  void underWay.count(new Promise(() => {}));
  await underWay.done(1);
});
