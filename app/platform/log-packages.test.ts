import { afterEach, expect, test, vi } from "vitest";
import { log, logWhatPackagesPrint } from "./log.server.ts";

const { debug, log: print, info, warn, error } = console;
const ofWarnings = process.listeners("warning");
afterEach(() => {
  Object.assign(console, { debug, log: print, info, warn, error });
  process.removeAllListeners("warning");
  for (const listener of ofWarnings) process.on("warning", listener);
  vi.restoreAllMocks();
});

test("what packages print becomes a line of the log", () => {
  const [warned, failed] = [vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
  for (const written of [warned, failed]) written.mockReturnValue();
  logWhatPackagesPrint();
  console.warn("No route matches %s", "/x");
  const cause = new Error("broken");
  console.error("Could not", cause);
  expect(warned).toHaveBeenCalledWith({}, "No route matches /x");
  expect(failed).toHaveBeenCalledWith({ err: cause }, "Could not");
});
