import { resolve } from "node:path";

/**
 * A file of the project. The server is started in the project's root and its own code is one bundle somewhere
 * below, so what is read from disk while it runs is found from where it was started.
 */
export function projectFile(path: string): string {
  return resolve(process.cwd(), path);
}
