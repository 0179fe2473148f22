import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locales.ts";
import { namelessSettings } from "./neutral-settings.ts";

test.each(LOCALES)("the buttons that open a maker's blog name it in %s", (locale) => {
  const { newCollection, philosophy } = namelessSettings(locale).home;
  for (const { button } of [newCollection, philosophy]) expect(button).toMatch(/\bblog\b/);
});
