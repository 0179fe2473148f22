import { describe, expect, test } from "vitest";
import { valueIn } from "#app/features/settings/default-settings.server.ts";
import { SETTING_NAMES, schemaNamed } from "#app/features/settings/saving/declared-settings.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { LOCALES } from "#app/i18n/locales.ts";

const EMPTY_ON_PURPOSE = [
  "brand.logo",
  "menu.curadoriaUrl",
  "simulator.embedUrl",
  "promo.startsOn",
  "promo.endsOn",
  "boatShow.lastDay",
  "contact.mapPicture",
  "pages.swatchesPicture",
  "pages.madeToMeasurePicture",
  "pages.accessPicture",
];

describe.each(LOCALES)("in %s", (locale) => {
  test.each(SETTING_NAMES)("%s has a demo default that its own rule accepts", (name) => {
    const value = valueIn(DEFAULT_SETTINGS[locale], name);
    expect(value).toBeDefined();
    expect(schemaNamed(name).safeParse(value).error?.issues ?? []).toEqual([]);
    if (!EMPTY_ON_PURPOSE.includes(name)) expect(value).not.toBe("");
  });
});
