import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { YarnStripes } from "./yarn-stripes.tsx";

test("names of yarns are read in the language that the site was begun in", () => {
  setSiteLocales(["es", "en"]);
  onTestFinished(() => setSiteLocales(LOCALES));
  const yarns = [{ name: "Ceniza", hex: "#a2482c", width: 1 }];
  expect(renderToStaticMarkup(<YarnStripes yarns={yarns} locale="en" />)).toMatch(/lang="es"[^>]*>Ceniza</);
});
