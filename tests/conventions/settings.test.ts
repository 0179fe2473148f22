import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { everySetting, schemaOf } from "#app/features/settings/settings.rules.ts";
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
];

describe.each(LOCALES)("in %s", (locale) => {
  test.each(everySetting())(
    "$section.$key has a demo default that its own rule accepts",
    ({ section, key }) => {
      const value = (DEFAULT_SETTINGS[locale][section] as Record<string, unknown>)[key];
      expect(value).toBeDefined();
      expect(schemaOf(section, key)?.safeParse(value).error?.issues ?? []).toEqual([]);
      if (!EMPTY_ON_PURPOSE.includes(`${section}.${key}`)) expect(value).not.toBe("");
    },
  );
});
