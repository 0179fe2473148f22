import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { startOfDay } from "#app/i18n/local-day.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { STANDARD_TIME_ZONE, setTimeZone } from "#app/i18n/time-zone.rules.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { hoursSentence, hoursTable } from "./fields/opening-hours.ts";
import { saveSettings } from "./saving/save-settings.server.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";
import { getSettings } from "./settings.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const craft = DEFAULT_SETTINGS["pt-BR"].home.craft;

beforeEach(async () => {
  await db().execute(sql`delete from content where type = 'settings'`);
  await contentChanged("settings");
});

const store = (form: string, fields: Record<string, unknown>) =>
  db()
    .insert(content)
    .values({ type: "settings", slug: form, published: { active: true, form, ...fields } });

describe("reading settings", () => {
  it.each(LOCALES)("answers the demo defaults in %s while nothing was written", async (locale) => {
    expect(await getSettings(locale)).toEqual(DEFAULT_SETTINGS[locale]);
  });

  it("shows the default in place of a value with a wrong form", async () => {
    await store("craft", { "home.craft.buttonUrl": 7 });
    expect((await getSettings("pt-BR")).home.craft).toEqual(craft);
  });

  describe("as version 0.8 stored them", () => {
    it.each([
      ["5531988887766", "(31) 98888-7766", "+5531988887766"],
      ["988887766", "(31) 98888-7766", "+5531988887766"],
      ["988887766", "(11) 90000-0000", ""],
      ["", "(11) 90000-0000", ""],
    ])("reads the WhatsApp %s, written %s, as %s", async (link, label, number) => {
      await store("channels", { "contact.whatsapp": link, "contact.whatsapp_label": label });
      for (const locale of LOCALES) expect((await getSettings(locale)).contact.whatsapp).toBe(number);
    });

    it.each([
      ["its numbers", -19.92, -43.93, 15, "https://example.org/mapa", /mlat=-19.92&mlon=-43.93#map=15/],
      ["its link", -23.5258, -46.6653, 16, "https://goo.gl/maps/AbC", /^https:\/\/goo\.gl\/maps\/AbC$/],
      ["a country as no place", -14.2, -51.9, 4, "https://www.openstreetmap.org/#map=4/-14.2/-51.9", /^$/],
    ])("reads the map's place out of %s", async (_, latitude, longitude, zoom, url, point) => {
      const stored = { latitude, longitude, zoom, url, place: "", directions: "" };
      const words = { "contact.map.place": { "pt-BR": "Centro" }, "contact.map.directions": {} };
      await store("address", { "contact.map": stored, ...words });
      const { map } = (await getSettings("pt-BR")).contact;
      expect(map).toEqual({ point: expect.stringMatching(point), place: "Centro", directions: "" });
    });

    it("reads the hours out of their words", async () => {
      const place = { id: "casa", name: "Casa", weekdays: "9h30 às 12h e 14h às 18h", saturday: "fechado" };
      const talk = { id: "zap", name: "Mensagens", weekdays: "8h-18h", saturday: "com hora marcada" };
      const stored = { weekdays: "Terça a sexta", saturday: "Sábado", places: [place, talk] };
      await store("hours", { "contact.hours": stored });
      const { hours } = (await getSettings("pt-BR")).contact;
      expect(hoursSentence(hours, "pt-BR")).toBe("Terça a sexta, 9h30-12h, 14h-18h.");
      expect(hoursTable(hours, "pt-BR")).toEqual([
        { days: "Terça a sexta", cells: ["9h30-12h, 14h-18h", "8h-18h"] },
        { days: "Sábado", cells: ["Fechado", "Fechado"] },
      ]);
    });
  });

  it("derives the sentences of the demo's hours to the letter", () => {
    const said = LOCALES.map((locale) => hoursSentence(DEFAULT_SETTINGS[locale].contact.hours, locale));
    expect(said).toEqual([
      "Segunda a sexta, 9h-18h. Sábado, 9h-13h.",
      "De lunes a viernes, 9:00-18:00. Sábado, 9:00-13:00.",
      "Monday to Friday, 9:00–18:00. Saturday, 9:00–13:00.",
    ]);
    expect(hoursTable(DEFAULT_SETTINGS["pt-BR"].contact.hours, "pt-BR")).toEqual([
      { days: "Segunda a sexta", cells: ["9h-18h", "8h-19h"] },
      { days: "Sábado", cells: ["9h-13h", "9h-15h"] },
    ]);
  });

  describe("when they cannot be read", () => {
    beforeEach(() => db().execute(sql`alter table content rename to content_away`));
    afterEach(() => db().execute(sql`alter table content_away rename to content`));

    it("answers the defaults", async () => {
      expect(await getSettings("es")).toEqual(DEFAULT_SETTINGS.es);
    });
  });
});

describe("saving a setting", () => {
  it("writes Portuguese and leaves what the other languages say", async () => {
    const errors = await saveSettings(editor, [
      {
        section: "home",
        key: "craft",
        locale: "pt-BR",
        value: { ...craft, title: "Cem dias" },
      },
    ]);
    expect(errors).toEqual({});
    expect((await getSettings("pt-BR")).home.craft.title).toBe("Cem dias");
    expect((await getSettings("es")).home.craft).toEqual(DEFAULT_SETTINGS.es.home.craft);
    expect((await getSettings("en")).home.craft).toEqual(DEFAULT_SETTINGS.en.home.craft);
  });

  it("writes one translation and leaves the others", async () => {
    const value = { ...DEFAULT_SETTINGS.es.home.craft, title: "Cien días" };
    await saveSettings(editor, [{ section: "home", key: "craft", locale: "es", value }]);
    expect((await getSettings("es")).home.craft.title).toBe("Cien días");
    expect((await getSettings("en")).home.craft).toEqual(DEFAULT_SETTINGS.en.home.craft);
    expect((await getSettings("pt-BR")).home.craft).toEqual(craft);
  });

  it("changes facts in all languages at once, and only from Portuguese", async () => {
    const save = (locale: "pt-BR" | "es", value: string) =>
      saveSettings(editor, [{ section: "contact", key: "whatsapp", locale, value }]);
    await save("pt-BR", "(11) 91111-2222");
    await save("es", "34600000000");
    for (const locale of LOCALES) expect((await getSettings(locale)).contact.whatsapp).toBe("+5511911112222");
  });

  it("lets the days of the site be counted in its time zone, and refuses one that nobody knows", async () => {
    const save = (value: string) =>
      saveSettings(editor, [{ section: "contact", key: "timeZone", locale: "pt-BR", value }]);
    expect(Object.keys(await save("Espanha"))).toEqual(["contact.timeZone"]);
    expect(await save("Europe/Madrid")).toEqual({});
    await getSettings("es");
    const midnight = startOfDay("2026-11-20").toISOString();
    setTimeZone(STANDARD_TIME_ZONE);
    expect(midnight).toBe("2026-11-19T23:00:00.000Z");
  });

  it("translates a value that is a single word", async () => {
    const value = "Una alfombra, una marca.";
    await saveSettings(editor, [{ section: "brand", key: "tagline", locale: "es", value }]);
    expect((await getSettings("es")).brand.tagline).toBe(value);
    expect((await getSettings("pt-BR")).brand.tagline).toBe(DEFAULT_SETTINGS["pt-BR"].brand.tagline);
  });

  it("falls back to Portuguese where a translation was emptied", async () => {
    await saveSettings(editor, [{ section: "brand", key: "tagline", locale: "en", value: "" }]);
    expect((await getSettings("en")).brand.tagline).toBe(DEFAULT_SETTINGS["pt-BR"].brand.tagline);
  });

  it("refuses a value with a wrong form and says where", async () => {
    const value = { ...craft, title: "x".repeat(500) };
    const errors = await saveSettings(editor, [{ section: "home", key: "craft", locale: "pt-BR", value }]);
    expect(Object.keys(errors)).toEqual(["home.craft"]);
    expect((await getSettings("pt-BR")).home.craft).toEqual(craft);
  });
});
