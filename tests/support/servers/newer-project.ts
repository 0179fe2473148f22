import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const NEXT = "9999_next";
const JOURNAL = "db/migrations/meta/_journal.json";
export const FAR_AHEAD = Date.parse("2100-01-01");

export type NewerProject = { folder: string; migrationSays(statement: string): void };

/** A copy of this project with one more migration. */
export function newerProject(statement: string): NewerProject {
  const folder = mkdtempSync(join(process.env.TEST_RUN_DIR ?? "", "p"));
  const link = (path: string) => symlinkSync(resolve(path), join(folder, path));
  for (const name of readdirSync(".")) if (name !== "db" && name !== ".git") link(name);
  mkdirSync(join(folder, "db"));
  for (const name of readdirSync("db")) if (name !== "migrations") link(join("db", name));
  cpSync("db/migrations", join(folder, "db/migrations"), { recursive: true });
  const journal = JSON.parse(readFileSync(JOURNAL, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: journal.entries.length, when: FAR_AHEAD, tag: NEXT });
  writeFileSync(join(folder, JOURNAL), JSON.stringify(journal));
  const migrationSays = (words: string) => writeFileSync(join(folder, `db/migrations/${NEXT}.sql`), words);
  migrationSays(statement);
  return { folder, migrationSays };
}
