import { afterAll, vi } from "vitest";
import { env } from "#app/platform/env.server.ts";

const before = { ...env() };

/** Files that share their modules leave no replaced function and no changed setting to the next one. */
afterAll(() => {
  vi.restoreAllMocks();
  Object.assign(env(), before);
});
