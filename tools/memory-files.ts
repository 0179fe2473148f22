import { existsSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

/** The file system in memory of Linux. */
export const MEMORY_FILES = "/dev/shm";

/** Whether {@link MEMORY_FILES} has room for so many bytes. */
export function hasMemoryFiles(bytes: number): boolean {
  if (!existsSync(MEMORY_FILES)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FILES);
  return Math.min(bavail * bsize, freemem()) > bytes;
}
