import { existsSync, readdirSync } from "node:fs";
import { run } from "./install.mjs";

const NEEDED = [
  {
    what: "a browser",
    packages: ["chromium"],
    isThere: () => existsSync(process.env.CHROMIUM || "/usr/bin/chromium"),
  },
  {
    what: "PostgreSQL",
    packages: ["postgresql-15"],
    isThere: () => Boolean(process.env.TEST_PG_URL) || postgresIsThere(),
  },
];

function postgresIsThere() {
  const versions = "/usr/lib/postgresql";
  return existsSync(versions) && readdirSync(versions).some((v) => existsSync(`${versions}/${v}/bin/initdb`));
}

/** Brings chromium and PostgreSQL from Debian when they are missing and this may install; else says what to do. */
export async function ensureSystemPrograms() {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages);
  const command = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    const names = missing.map(({ what }) => what).join(" and ");
    throw new Error(`The tests need ${names}. On Debian, as root: ${command}`);
  }
  console.log(`Installing ${packages.join(" and ")} from Debian (needed once) ...`);
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
}
