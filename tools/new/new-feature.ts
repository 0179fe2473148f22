import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nounsOfGlossary } from "../checks/glossary.ts";
import { featureFiles } from "./feature-files.ts";

const [name = ""] = process.argv.slice(2);
const folder = join("app/features", name);

const refusal = usageProblem();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

mkdirSync(folder);
for (const [file, content] of Object.entries(featureFiles(name))) writeFileSync(join(folder, file), content);
console.log(`${folder} has its first files. Give its page an address in app/routes.ts, then: npm run routes`);

function usageProblem(): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return "Usage: npm run new-feature NAME, in kebab-case English";
  if (existsSync(folder)) return `${folder} exists already`;
  const nouns = nounsOfGlossary(readFileSync("docs/glossary.md", "utf8"));
  if (nouns.has(name)) return null;
  return `"${name}" is not a noun of docs/glossary.md. Each thing has one word: add it there first, or use the one that is there.`;
}
