import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nounsOfGlossary } from "../checks/glossary.ts";
import { codeNames } from "./code-names.ts";

const LIST = "app/content-types.ts";
/** Names the type in the history, the drafts and the trash. */
const HISTORY = "app/content/history/history.texts.ts";

const [name = ""] = process.argv.slice(2);
const folder = join("app/features", name);
const { camel, pascal } = codeNames(name);

const refusal = usageProblem();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.content.ts`), declaration());
writeFileSync(join(folder, `${name}-admin.texts.ts`), texts());
writeFileSync(LIST, listed(readFileSync(LIST, "utf8")));
writeFileSync(HISTORY, named(readFileSync(HISTORY, "utf8")));
execFileSync("node_modules/.bin/biome", ["check", "--write", folder, LIST, HISTORY], {
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(`${folder}/${name}.content.ts is declared and in the administration, at /admin/${name}.
Say in it which fields it has, its words in ${name}-admin.texts.ts, and its name in ${HISTORY};
read it on a page with listContent, and name that page in "page": then the site's search finds its entries. Then: npm run routes`);

function usageProblem(): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return "Usage: npm run new-content NAME, in kebab-case English";
  if (existsSync(join(folder, `${name}.content.ts`))) return `${folder} declares content already`;
  const nouns = nounsOfGlossary(readFileSync("docs/glossary.md", "utf8"));
  return nouns.has(name) || nouns.has(camel)
    ? null
    : `"${name}" is not a noun of docs/glossary.md. Each thing has one word: add it there first, or use the one that is there.`;
}

function listed(file: string): string {
  const line = `import { ${camel} } from "#app/features/${name}/${name}.content.ts";\n`;
  return file
    .replace(/\n\nconst DECLARED/, `\n${line}\nconst DECLARED`)
    .replace(/,?\s*\] as const;/, `, ${camel}] as const;`);
}

function named(file: string): string {
  return file.replace(/^ {2}entities: \{\n/m, (start) => `${start}    ${camel}: "${pascal}",\n`);
}

function declaration(): string {
  return `import { defineContent } from "#app/content/define-content.ts";
import { text } from "#app/content/fields.ts";
import { ${camel}AdminTexts } from "./${name}-admin.texts.ts";

const { fields, ...texts } = ${camel}AdminTexts;

export const ${camel} = defineContent({
  type: "${camel}",
  path: "${name}",
  group: "texts",
  texts,
  title: "title",
  fields: {
    title: text({ label: fields.title, localized: true, required: true, max: 120 }),
    description: text({ label: fields.description, localized: true, multiline: true, max: 600 }),
  },
  order: "manual",
  row: ({ title, description }) => ({ name: title, facts: description }),
  search: { words: ["description"] },
  page: () => ({ path: "/" }),
});
`;
}

function texts(): string {
  return `import { defineAdminTexts } from "#app/i18n/texts.ts";

export const ${camel}AdminTexts = defineAdminTexts({
  pageTitle: "${pascal}",
  lead: "",
  create: "Criar",
  empty: "Nada cadastrado ainda.",
  emptyNext: "",
  fields: { title: "Título", description: "Descrição" },
  toasts: {
    created: { title: "Criado" },
    updated: { title: "Atualizado" },
    removed: { title: "Excluído" },
  },
});
`;
}
