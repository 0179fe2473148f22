import { expect, test } from "vitest";
import { localeOfPath, type WrittenLocale, wordsIn } from "#app/i18n/locales.ts";
import { receive } from "#tests/support/servers/shared-site.ts";
import { unescaped } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

const paths = [
  ...new Set((await publicPages()).map(({ path }) => path)),
  "/es/busca?q=azul",
  "/en/busca?q=blue",
];
/** Words that every Portuguese page has, and no Spanish or English one. */
const PORTUGUESE =
  "não|você|uma|com|nossa|nosso|em|ao|pela|seu|sua|mais|tapetes?|também|coleção|coleções|até|ou";
const SPANISH = "alfombras?|para|con|el|los|las|una|del|más|desde|usted|también|colección|colecciones";
const AMERICAN_SPANISH =
  "piso|pisos|video|videos|curaduría|tonsura|hábiles|celular|computadora|tomar una foto";
const FOREIGN: Record<WrittenLocale, string> = {
  "pt-BR": SPANISH.replace(/(?:para|desde)\|/g, ""),
  es: `${PORTUGUESE}|${AMERICAN_SPANISH}`,
  en: `${PORTUGUESE}|${SPANISH}`,
};
/** Names and addresses are the same in every language. */
const NAMES = /Urdume Tapetes Artesanais|https?:\S+/g;

test.each(paths)("%s speaks one language", async (path) => {
  const { text } = await receive(path);
  const words = new RegExp(
    `(?<![\\p{L}.@\u2011-])(?:${wordsIn(FOREIGN, localeOfPath(path))})(?![\\p{L}-])`,
    "iu",
  );
  const texts = textsOf(text);
  expect(texts.length).toBeGreaterThan(10);
  expect([...new Set(texts.filter((sentence) => words.test(sentence.replaceAll(NAMES, ""))))]).toEqual([]);
});

/** Visible text, control names, alternative texts, and metadata for search engines. */
function textsOf(html: string): string[] {
  const read = html.replace(/<!--[\s\S]*?-->/g, "").replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "");
  const attributes = [...read.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(read);
  const between = read.replace(/<((?:[^>"']|"[^"]*"|'[^']*')*)>/g, "\n").split("\n");
  return [...between, ...attributes.map(([, value = ""]) => value), description?.[1] ?? ""]
    .map((value) => unescaped(value).trim())
    .filter((value) => value !== "");
}
