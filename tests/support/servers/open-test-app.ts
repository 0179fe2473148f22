import { afterAll, beforeAll } from "vitest";
import { reusedTestApp } from "./reused-app.ts";
import { type SlowConnection, slowConnection } from "./slow-connection.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** An application from before the tests of the file or group until after them. Without options a worker keeps it for the next file. */
export const openTestApp = (options?: TestAppOptions | (() => TestAppOptions)): TestApp =>
  untilAfterAll(() =>
    options ? startTestApp(typeof options === "function" ? options() : options) : reusedTestApp(),
  );

export const openSlowConnection = (app: TestApp, bytesPerSecond: number): SlowConnection =>
  untilAfterAll(() => slowConnection(app.url, bytesPerSecond));

/** Stands for what is there only while tests run. */
function untilAfterAll<T extends { stop(): Promise<void> }>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.stop());
  return new Proxy({} as T, { get: (_, name) => Reflect.get(opened ?? {}, name) });
}
