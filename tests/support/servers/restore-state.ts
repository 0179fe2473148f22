import { afterAll, vi } from "vitest";
import { env } from "#app/platform/env.server.ts";

/** Without reading what is computed when it is asked for. */
const before = Object.getOwnPropertyDescriptors(env());

/** Files that share their modules leave no replaced function and no changed setting to the next one. */
afterAll(() => {
  vi.restoreAllMocks();
  Object.defineProperties(env(), before);
});
