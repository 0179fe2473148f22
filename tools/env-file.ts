import { existsSync } from "node:fs";

/** Given to a tool by another one that has read the file, which may not be meant for it. */
export const FILE_IS_READ = "ENV_FILE_IS_READ";

// Tools import this first: the application's modules, such as the log, read the environment when they are imported.
if (!process.env[FILE_IS_READ] && existsSync(".env")) process.loadEnvFile(".env");
process.env.LOG_LEVEL ??= "warn";
