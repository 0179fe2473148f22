import { afterAll, vi } from "vitest";

/** Files that share their modules leave no replaced function to the next one. */
afterAll(() => {
  vi.restoreAllMocks();
});
