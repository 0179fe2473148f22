import { expect, test } from "vitest";
import { inEachLocale, LOCALES } from "#app/i18n/locales.ts";
import { BEGAN_FIELD, beginningOf, countMissing, fieldOf, type Words } from "#app/i18n/translated-words.ts";
import { readTranslatedFields } from "./translated-form.ts";

const NAMES = ["title", "text"] as const;
const SAVED: Words = {
  ...inEachLocale(() => ({ title: "", text: "" })),
  "pt-BR": { title: "Ondas", text: "Lã\ne seda" },
  es: { title: "Olas", text: "" },
};

function posted(changes: Record<string, string>, began: string | null = beginningOf(SAVED, NAMES)): FormData {
  const form = new FormData();
  if (began !== null) form.append(BEGAN_FIELD, began);
  for (const locale of LOCALES)
    for (const name of NAMES) form.append(fieldOf(locale, name), SAVED[locale][name] ?? "");
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

test("only what was changed is there, in the language where it was", () => {
  const nothing = { "pt-BR": {}, es: {}, en: {} };
  expect(readTranslatedFields(posted({}), NAMES)).toEqual(nothing);
  expect(readTranslatedFields(posted({ "es.title": " Oleaje " }), NAMES)).toEqual({
    ...nothing,
    es: { title: "Oleaje" },
  });
  expect(readTranslatedFields(posted({ title: "" }), NAMES)).toEqual({ ...nothing, "pt-BR": { title: "" } });
});

test("the line ends that a browser sends are no change", () => {
  expect(readTranslatedFields(posted({ text: "Lã\r\ne seda" }), NAMES)["pt-BR"]).toEqual({});
});

test("a form without the values it began with, or with invalid ones, sends every field", () => {
  for (const began of [null, "{", "7"]) {
    const words = readTranslatedFields(posted({}, began), NAMES);
    expect(words.es).toEqual({ title: "Olas", text: "" });
    expect(words.en).toEqual({ title: "", text: "" });
  }
});

test("missing is what Portuguese says and the language does not", () => {
  expect(countMissing(SAVED, NAMES, "es")).toBe(1);
  expect(countMissing(SAVED, NAMES, "en")).toBe(2);
  expect(countMissing({ ...SAVED, "pt-BR": { title: " ", text: "" } }, NAMES, "en")).toBe(0);
});
