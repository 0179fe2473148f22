import { afterAll, vi } from "vitest";

/** Puts functions and the clock back for the next file of the process. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
