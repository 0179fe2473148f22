import { execFileSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";

execFileSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
// Only the newest is compared with.
for (const earlier of globSync("db/migrations/meta/*_snapshot.json").sort().slice(0, -1)) rmSync(earlier);
