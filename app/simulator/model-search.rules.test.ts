import { expect, test } from "vitest";
import { EVERY_MODEL, type ModelQuery, readModelQuery, writeModelQuery } from "./model-search.rules.ts";

const readBack = (query: ModelQuery) =>
  readModelQuery(new URL(writeModelQuery(query), "http://localhost").searchParams);

test.each<ModelQuery>([
  { locale: "es", filter: EVERY_MODEL, page: 1 },
  { locale: "pt-BR", filter: { words: "vão livre", shape: "round" }, page: 3 },
  { locale: "en", names: ["tapete-lua", "marola"] },
])("an address says what is asked for: %j", (query) => {
  expect(readBack(query)).toEqual(query);
});

test.each(["", "?lingua=xx&forma=cubo&pagina=-1", "?pagina=1e99", "?pagina=zwei"])(
  "what makes no sense is every model, from the first: %s",
  (search) => {
    expect(readModelQuery(new URLSearchParams(search))).toEqual({
      locale: "pt-BR",
      filter: EVERY_MODEL,
      page: 1,
    });
  },
);
