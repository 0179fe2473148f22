import { resolve } from "node:path";

export function projectFile(path: string): string {
  return resolve(process.cwd(), path);
}
