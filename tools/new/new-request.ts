import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requestFiles, requestListings } from "./request-files.ts";

const [name = ""] = process.argv.slice(2);
const folder = join("app/features", name);

const refusal = usageProblem();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

const edited = requestListings(name).map(({ file, edit }) => ({
  file,
  text: edit(readFileSync(file, "utf8")),
}));
mkdirSync(folder);
for (const [file, content] of Object.entries(requestFiles(name))) writeFileSync(join(folder, file), content);
for (const { file, text } of edited) writeFileSync(file, text);
const written = [folder, ...edited.map(({ file }) => file)];
execFileSync("node_modules/.bin/biome", ["check", "--write", ...written], {
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(
  `${folder} is declared, and answers at /${name} after \`npm run dev\`. Write its words, give it its address in
app/routes.ts and app/site/seo/sitemap.rules.ts, then: npm run routes`,
);

function usageProblem(): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return "Usage: npm run new-request NAME, in kebab-case English";
  return existsSync(folder) ? `${folder} exists already` : null;
}
