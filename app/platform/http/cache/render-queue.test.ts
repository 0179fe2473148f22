import { expect, test } from "vitest";
import { lowPriorityQueue, Overloaded, renderQueue, sharedQueue } from "./render-queue.ts";

const LONG_TIMEOUT_MS = 10_000;
const workMs = LONG_TIMEOUT_MS;

function work() {
  const state = { isRunning: false, end: () => {} };
  const run = () =>
    new Promise<string>((resolve) => {
      state.isRunning = true;
      state.end = () => resolve("done");
    });
  return { state, run };
}
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test("so many run at once, the next waits for a place, and one more is turned away", async () => {
  const inTurn = renderQueue({ atOnce: 2, waiting: 1, queueTimeoutMs: LONG_TIMEOUT_MS, workMs });
  const works = [work(), work(), work()];
  const [first, ...others] = works.map(({ run }) => inTurn(run));
  await aMoment();
  expect(works.map(({ state }) => state.isRunning)).toEqual([true, true, false]);
  await expect(inTurn(async () => "never")).rejects.toThrow(Overloaded);
  works[0]?.state.end();
  expect(await first).toBe("done");
  await aMoment();
  expect(works[2]?.state.isRunning).toBe(true);
  for (const { state } of works) state.end();
  await Promise.all(others);
  expect(await inTurn(async () => "free again")).toBe("free again");
});

test("whoever waits too long is turned away and leaves the line", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 1, queueTimeoutMs: 1, workMs });
  const { state, run } = work();
  const first = inTurn(run);
  await expect(inTurn(async () => "late")).rejects.toThrow(Overloaded);
  const patient = inTurn(async () => "next").catch(() => "turned away too");
  state.end();
  await first;
  expect(["next", "turned away too"]).toContain(await patient);
});

test("nobody alone fills a shared queue, and whoever is done may come again", async () => {
  const limits = { atOnce: 3, waiting: 1, queueTimeoutMs: LONG_TIMEOUT_MS, workMs };
  const inTurn = sharedQueue(limits, 2);
  const works = [work(), work()];
  const slow = works.map(({ run }) => inTurn("slow", run));
  await expect(inTurn("slow", async () => "never")).rejects.toThrow(Overloaded);
  expect(await inTurn("other", async () => "at once")).toBe("at once");
  works[0]?.state.end();
  await slow[0];
  expect(await inTurn("slow", async () => "again")).toBe("again");
  works[1]?.state.end();
  await slow[1];
});

test("work that fails gives its place back", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 0, queueTimeoutMs: LONG_TIMEOUT_MS, workMs });
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inTurn(async () => "works")).toBe("works");
});

test("whoever waits too long for their work is turned away, and it keeps its place until it is done", async () => {
  const inTurn = renderQueue({ atOnce: 1, waiting: 1, queueTimeoutMs: LONG_TIMEOUT_MS, workMs: 1 });
  const { state, run } = work();
  await expect(inTurn(run)).rejects.toThrow(Overloaded);
  const next = inTurn(async () => "next");
  await aMoment();
  state.end();
  expect(await next).toBe("next");
});

test("work behind other work begins when none of that is left, or one piece after each", async () => {
  const { inTurn, ahead } = lowPriorityQueue({
    atOnce: 2,
    waiting: 3,
    queueTimeoutMs: LONG_TIMEOUT_MS,
    workMs,
  });
  const [page, longPage, ...forms] = Array.from({ length: 5 }, work);
  const pages = [page, longPage].map((one) => ahead(one?.run ?? (async () => "")));
  const done = forms.map(({ run }) => inTurn(run));
  const running = () => forms.map(({ state }) => state.isRunning);
  await aMoment();
  expect(running()).toEqual([false, false, false]);
  page?.state.end();
  await aMoment();
  expect(running()).toEqual([true, false, false]);
  longPage?.state.end();
  await aMoment();
  expect(running()).toEqual([true, true, false]);
  forms[0]?.state.end();
  await aMoment();
  expect(running()).toEqual([true, true, true]);
  for (const { state } of forms) state.end();
  expect(await Promise.all([...pages, ...done])).toEqual(Array(5).fill("done"));
});
