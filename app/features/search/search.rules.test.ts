import { describe, expect, test } from "vitest";
import { likenessTo, queryWords, search, wordsOf } from "./search.rules.ts";
import { WordIndexBuilder } from "./word-index.rules.ts";

const entry = (title: string, keywords: string[] = [], text = "") => ({ title, keywords, text });

const entries = [
  entry("Ocean Blue", ["Contemporânea", "Lã neozelandesa"], "Azul profundo, como o mar à noite."),
  entry("Vão Livre", ["Clássica", "Seda botânica"], "Linhas de concreto e sombra."),
  entry("Scallop", ["Contemporânea"], "Bordas onduladas sobre lã."),
  entry("Coleção Contemporânea", [], "Desenhos de hoje."),
  entry("Contato", ["telefone", "endereço", "mapa"], "Onde estamos."),
];
const builder = new WordIndexBuilder();
for (const each of entries) builder.add(each);
const index = builder.finish();
const titles = (query: string) => search(index, query).map((found) => entries[found]?.title);

test("accents, capitals and punctuation do not matter", () => {
  expect(wordsOf("VÃO-Livre, 2025!")).toEqual(["vao", "livre", "2025"]);
  expect(titles("vao LIVRE")).toEqual(["Vão Livre"]);
  expect(titles("lã")).toEqual(["Ocean Blue", "Scallop"]);
});

test("an accent may be written as a sign of its own", () => {
  const decomposed = new WordIndexBuilder();
  decomposed.add({
    title: "Vão",
    keywords: ["Lã neozelandesa".normalize("NFD")],
    text: "mar à noite".normalize("NFD"),
  });
  const written = decomposed.finish();
  for (const query of ["la", "neozelandesa", "noite"]) expect(search(written, query)).toEqual([0]);
  expect(written.words).toEqual(["vao", "la", "neozelandesa", "mar", "a", "noite"]);
});

test.each([
  ["scalop", "Scallop"],
  ["sclalop", "Scallop"],
  ["oceanblue", "Ocean Blue"],
  ["ocean bleu", "Ocean Blue"],
  ["contemporania", "Coleção Contemporânea"],
  ["telefnoe", "Contato"],
  ["teefo", "Contato"],
  ["scal", "Scallop"],
])("%s finds %s", (typed, title) => {
  expect(titles(typed)[0]).toBe(title);
});

test("a title comes before a keyword, and a keyword before the text", () => {
  expect(titles("contemporânea")).toEqual(["Coleção Contemporânea", "Ocean Blue", "Scallop"]);
});

test("every word must be met; when nothing has all of them, most of them will do", () => {
  expect(titles("seda azul")).toEqual(["Ocean Blue", "Vão Livre"].reverse());
  expect(titles("lã azul")).toEqual(["Ocean Blue"]);
});

describe("a query without content finds nothing", () => {
  test.each(["", "   ", "?!", "xyzzy", "qwertyuiop"])("%j", (query) => expect(titles(query)).toEqual([]));

  test("short words are not similar to each other", () => {
    expect(likenessTo("mar")("lar")).toBe(0);
    expect(likenessTo("la")("do")).toBe(0);
  });

  test("empty words are left out, unless there are no others", () => {
    expect(queryWords("o tapete da sala")).toEqual(["tapete", "sala"]);
    expect(queryWords("the")).toEqual(["the"]);
    expect(queryWords("a".repeat(500))[0]).toHaveLength(80);
  });
});
