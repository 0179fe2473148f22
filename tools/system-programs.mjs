import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const NEEDED = [
  {
    what: "a browser",
    packages: ["chromium"],
    isThere: () => existsSync(process.env.CHROMIUM || "/usr/bin/chromium"),
  },
  {
    what: "the browser's build without a window",
    packages: ["chromium-headless-shell"],
    isThere: () => Boolean(process.env.CHROMIUM) || existsSync("/usr/bin/chromium-headless-shell"),
    without: "the tests in a browser take longer",
  },
  {
    what: "nginx",
    packages: ["nginx", "openssl"],
    isThere: () => existsSync("/usr/sbin/nginx") && spawnSync("openssl", ["version"]).status === 0,
  },
  {
    what: "Java",
    packages: ["default-jre-headless"],
    isThere: () => spawnSync("java", ["-version"]).status === 0,
    without: "the check of the pages' HTML is skipped",
  },
];

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Brings what is missing from Debian when this may install; else reports what to do, or what will be left out. */
export async function ensureSystemPrograms() {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const command = (programs) =>
    `apt-get install -y --no-install-recommends ${programs.flatMap(({ packages }) => packages).join(" ")}`;
  const names = (programs) => programs.map(({ what }) => what).join(" and ");
  if (!mayInstall()) {
    const [spare, needed] = [true, false].map((can) =>
      missing.filter((program) => Boolean(program.without) === can),
    );
    if (needed.length > 0)
      throw new Error(`The tests need ${names(needed)}. On Debian, as root: ${command(needed)}`);
    for (const program of spare)
      console.log(`Without ${program.what} ${program.without}. On Debian: ${command([program])}`);
    return;
  }
  const packages = missing.flatMap((program) => program.packages);
  console.log(`Installing ${packages.join(" and ")} from Debian (needed once) ...`);
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
}
