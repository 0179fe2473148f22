import { existsSync } from "node:fs";

/** Given to a tool by another one that has read the file, which may not be meant for it. */
export const FILE_IS_READ = "ENV_FILE_IS_READ";

export function readEnvFile(): void {
  if (!process.env[FILE_IS_READ] && existsSync(".env")) process.loadEnvFile(".env");
}
