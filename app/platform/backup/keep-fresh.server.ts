import { utimes } from "node:fs/promises";
import { now } from "../clock.ts";

/** Several times within the hour after which something counts as left by a killed process. */
const EVERY_MS = 10 * 60 * 1000;

/** Until it is stopped, `path` looks written to, however long the work takes. */
export function keepFresh(path: string): { stop(): void } {
  const touch = () => utimes(path, now(), now()).catch(() => {});
  const timer = setInterval(touch, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
