import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { LOCALES } from "#app/i18n/locales.ts";
import { identifierIn, literalWords } from "./literal-words.ts";
import { type Finding, verdict } from "./steps.ts";

/** Identifiers of the sources; a key like "pt-BR" keeps its hyphen. */
const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}]+)*/gu;

/** Every text exists in every language and is used, and no component has literal words. */
export async function checkTexts(): Promise<Finding> {
  const files = globSync("app/**/*.texts.ts").sort();
  const screens = globSync("app/**/*.tsx").filter((path) => !path.endsWith(".test.tsx"));
  const sources = globSync("{app,db}/**/*.{ts,tsx}").filter((path) => !path.endsWith(".texts.ts"));
  const used = new Set(sources.flatMap((path) => readFileSync(path, "utf8").match(NAMES) ?? []));
  const complaints: string[] = [];
  let count = 0;
  for (const file of files) {
    for (const [name, texts] of Object.entries(await import(pathToFileURL(resolve(file)).href))) {
      const trees = treesOf(texts);
      if (!trees) continue;
      const [portuguese = [], ...others] = trees.map((tree) => leaves(tree));
      count += portuguese.length * trees.length;
      const where = `${file} ${name}`;
      complaints.push(...[portuguese, ...others].flatMap((tree) => identifiers(where, tree)));
      complaints.push(...others.flatMap((other) => differences(where, portuguese, other)));
      complaints.push(...others.flatMap((other) => silences(where, portuguese, other)));
      complaints.push(
        ...portuguese
          .filter(({ path }) => !isUsed(path, used))
          .map(({ path }) => `${where}: ${path} is not used`),
      );
    }
  }
  for (const screen of screens) complaints.push(...literalWords(screen, readFileSync(screen, "utf8")));
  const found = verdict(complaints.length === 0, count, 300, "texts", complaints.join("\n"));
  return { ...found, read: `${found.read} in ${files.length} files, ${screens.length} components` };
}

type Leaf = { path: string; value: unknown };

/** One tree a language for the site's texts, one for the administration's; null for what is not a text. */
function treesOf(texts: unknown): unknown[] | null {
  if (typeof texts === "function") return LOCALES.map((locale) => texts(locale));
  return typeof texts === "object" && texts !== null ? [texts] : null;
}

function leaves(tree: unknown, path = ""): Leaf[] {
  if (typeof tree !== "object" || tree === null) return [{ path, value: tree }];
  if (Array.isArray(tree)) return tree.flatMap((item, at) => leaves(item, `${path}[${at}]`));
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

function differences(where: string, portuguese: Leaf[], other: Leaf[]): string[] {
  const here = new Set(portuguese.map(({ path }) => path));
  const there = new Set(other.map(({ path }) => path));
  return [...here.symmetricDifference(there)].map((path) => `${where}: ${path} is not in every language`);
}

/** Empty in every language is intended, as a chapter without heading; in one of them it is missing. */
function silences(where: string, portuguese: Leaf[], other: Leaf[]): string[] {
  const isSilent = new Map(other.map((leaf) => [leaf.path, isEmpty(leaf)]));
  const gaps = portuguese.filter((leaf) => isEmpty(leaf) !== (isSilent.get(leaf.path) ?? isEmpty(leaf)));
  return gaps.map(({ path }) => `${where}: ${path} is empty in one language`);
}

function identifiers(where: string, tree: Leaf[]): string[] {
  return tree.flatMap(({ path, value }) => {
    const found = typeof value === "string" && identifierIn(value);
    return found ? [`${where}: ${path} says "${found}"`] : [];
  });
}

const isEmpty = ({ value }: Leaf) => typeof value === "string" && value.trim() === "";

/** A key is used when it, or the group it is looked up in, is named in a source. */
function isUsed(path: string, used: Set<string>): boolean {
  const keys = path.replace(/\[\d+\].*$/, "").split(".");
  return used.has(keys.at(-1) ?? "");
}
