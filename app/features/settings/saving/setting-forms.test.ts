import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listSavings } from "#app/content/history/history.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { BEGAN_FIELD, beginningOf, fieldOf } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { hoursSentence, hoursTable } from "../fields/opening-hours.ts";
import { FORMS_ELSEWHERE } from "../screens/elsewhere.content.ts";
import { SETTINGS_SCREENS, type SettingName, type SettingsScreen } from "../settings.content.ts";
import { DEFAULT_SETTINGS } from "../settings.defaults.ts";
import { getSettings } from "../settings.server.ts";
import type { DeclaredForm } from "../settings-screen.rules.ts";
import { panelsOf, SCREENS, type SettingsPanel } from "../settings-screens.ts";
import { SETTING_NAMES, schemaNamed } from "./declared-settings.ts";
import { saveSettingsForm } from "./save-setting-forms.server.ts";
import { TRACE_FIELD, valueHash } from "./setting-form.ts";
import { getSettingsScreen, type SettingsForm } from "./setting-forms.server.ts";
import { hasIds, itemOf, kindOf, partsOf } from "./setting-shapes.rules.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };

beforeEach(async () => {
  await db().execute(sql`delete from content where type = 'settings'`);
});

const formOf = async (screen: SettingsScreen): Promise<SettingsForm> =>
  (await getSettingsScreen(editor, screen)).form;

function fieldsOf(names: readonly SettingName[], { values, words }: SettingsForm): FormData {
  const fields = new FormData();
  const own = Object.keys(words["pt-BR"]).filter((word) =>
    names.some((name) => word === name || word.startsWith(`${name}.`)),
  );
  fields.set(BEGAN_FIELD, beginningOf(words, own));
  fields.set(
    TRACE_FIELD,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, valueHash(values[name])]))),
  );
  for (const locale of LOCALES)
    for (const word of own) fields.set(fieldOf(locale, word), words[locale][word] ?? "");
  for (const name of names) {
    writeFacts(fields, schemaNamed(name), name, values[name]);
  }
  return fields;
}

function writeFacts(fields: FormData, schema: z.ZodType, name: string, value: unknown): void {
  const kind = kindOf(schema);
  if (kind === "group") {
    for (const [part, inner] of partsOf(schema))
      if (part !== "id")
        writeFacts(fields, inner, `${name}.${part}`, (value as Record<string, unknown>)[part]);
  } else if (kind === "items" || kind === "hours") {
    for (const [at, item] of (value as { id?: string }[]).entries()) {
      const token = hasIds(schema) ? String(item.id) : String(at);
      fields.append(name, token);
      writeFacts(fields, itemOf(schema), `${name}.${token}`, item);
    }
  } else if (kind === "paragraphs") {
    for (const at of (value as string[]).keys()) fields.append(name, String(at));
  } else if (kind === "choices") {
    for (const one of value as string[]) fields.append(name, one);
  } else if (kind === "lines") fields.set(name, (value as string[]).join("\r\n"));
  else if (kind === "switch") {
    if (value) fields.set(name, "on");
  } else if (kind === "number") fields.set(name, String(value).replace(".", ","));
  else if (!fields.has(name)) fields.set(name, String(value));
}

const craft = ["home.craft"] as const;
const philosophy = ["home.philosophy"] as const;

test("every setting stands on exactly one screen", () => {
  const forms = [...Object.values(SETTINGS_SCREENS).map(({ forms }) => forms), FORMS_ELSEWHERE];
  const shown = forms.flatMap((of) =>
    Object.values<DeclaredForm>(of).flatMap(({ settings }) => Object.keys(settings)),
  );
  expect(shown.length).toBeGreaterThan(80);
  expect(shown).toEqual(SETTING_NAMES);
});

test.each(SCREENS)("the forms of %s, sent as they came, are accepted and change nothing", async (screen) => {
  const changed: string[] = [];
  onContentChanged((tags) => changed.push(...tags));
  const form = await formOf(screen);
  for (const { settings } of panelsOf(screen))
    expect(await saveSettingsForm(editor, settings, fieldsOf(settings, form))).toEqual({ ok: true });
  expect(changed).toEqual([]);
  const { rows } = await db().execute(sql`select count(*)::int as rows from content where type = 'settings'`);
  expect(rows).toEqual([{ rows: 0 }]);
});

describe("saving a panel", () => {
  test("writes facts and words of all languages at once", async () => {
    const fields = fieldsOf(craft, await formOf("pagina-principal"));
    fields.set("home.craft.title", "Cem dias");
    fields.set("es.home.craft.title", "Cien días");
    fields.set("home.craft.buttonUrl", "/contato");
    fields.set("home.craft.facts.knots.value", "300.000");
    expect(await saveSettingsForm(editor, craft, fields)).toEqual({ ok: true });
    const [pt, es, en] = await Promise.all(LOCALES.map((locale) => getSettings(locale)));
    expect(pt?.home.craft).toMatchObject({ title: "Cem dias", buttonUrl: "/contato" });
    expect(pt?.home.craft.facts[0]).toMatchObject({ id: "knots", value: "300.000" });
    expect(es?.home.craft).toMatchObject({ title: "Cien días", buttonUrl: "/contato" });
    expect(en?.home.craft.title).toBe(DEFAULT_SETTINGS.en.home.craft.title);
  });

  test("lets the translations of a list go with their rows, and forgets those of a row that is gone", async () => {
    const before = DEFAULT_SETTINGS.es.home.philosophy.paragraphs;
    const fields = fieldsOf(philosophy, await formOf("pagina-principal"));
    fields.delete("home.philosophy.paragraphs");
    for (const token of ["3", "0", "novo"]) fields.append("home.philosophy.paragraphs", token);
    fields.set("home.philosophy.paragraphs.novo", "Um parágrafo novo.");
    expect(await saveSettingsForm(editor, philosophy, fields)).toEqual({ ok: true });
    const es = (await getSettings("es")).home.philosophy.paragraphs;
    expect(es).toEqual([before[3], before[0], "Um parágrafo novo."]);

    const again = fieldsOf(philosophy, await formOf("pagina-principal"));
    again.append("home.philosophy.paragraphs", "outro");
    again.set("home.philosophy.paragraphs.outro", "Mais um.");
    expect(await saveSettingsForm(editor, philosophy, again)).toEqual({ ok: true });
    expect((await getSettings("es")).home.philosophy.paragraphs.at(-1)).toBe("Mais um.");
  });

  test("lets items with ids keep their words wherever they stand", async () => {
    const fields = fieldsOf(craft, await formOf("pagina-principal"));
    fields.delete("home.craft.facts");
    for (const token of ["shearing", "knots"]) fields.append("home.craft.facts", token);
    expect(await saveSettingsForm(editor, craft, fields)).toEqual({ ok: true });
    const terms = (locale: Locale) => DEFAULT_SETTINGS[locale].home.craft.facts;
    for (const locale of LOCALES) {
      const { facts } = (await getSettings(locale)).home.craft;
      expect(facts).toEqual([terms(locale)[2], terms(locale)[0]]);
    }
  });

  test.each<[string, SettingsScreen, SettingName, string, string, RegExp]>([
    ["an empty name", "marca", "brand.name", "brand.name", "", /Preencha/],
    ["a long title", "marca", "brand.tagline", "brand.tagline", "x".repeat(161), /no máximo 160/],
    ["a long translation", "marca", "brand.tagline", "es.brand.tagline", "x".repeat(161), /no máximo 160/],
    ["letters for a number", "marca", "brand.yearsOfCraft", "brand.yearsOfCraft", "vinte", /número/],
    ["a dangerous address", "contato", "social.blog", "social.blog", "javascript:alert(1)", /Confira/],
    ["an odd mail address", "contato", "contact.email", "contact.email", "dona.urdume", /Confira/],
    ["a telephone without area code", "contato", "contact.whatsapp", "contact.whatsapp", "988887766", /DDD/],
    ["a telephone of three digits", "contato", "contact.phone", "contact.phone", "(11) 9", /DDD/],
    [
      "a day without hours",
      "contato",
      "contact.hours",
      "contact.hours.places.showroom.times.1.opens",
      "",
      /abrir/,
    ],
    [
      "a shop that closes before it opens",
      "contato",
      "contact.hours",
      "contact.hours.places.showroom.times.1.closes",
      "08:00",
      /depois/,
    ],
    ["a place off the map", "contato", "contact.map", "contact.map.point", "123, 400", /fora do mapa/],
    ["a link to no map", "contato", "contact.map", "contact.map.point", "https://ex.org/a", /não é de um/],
    [
      "a picture that is not there",
      "abertura",
      "landing.poster",
      "landing.poster",
      "/files/site_assets/x.jpg",
      /guardado/,
    ],
    [
      "a file that is not there",
      "abertura",
      "landing.film",
      "landing.film",
      "/files/site_videos/x.mp4",
      /guardado/,
    ],
  ])(
    "refuses %s beside its field, in Portuguese, and keeps what was there",
    async (_, screen, name, field, text, said) => {
      const before = await getSettings("pt-BR");
      const fields = fieldsOf([name], await formOf(screen));
      fields.set(field, text);
      const saved = await saveSettingsForm(editor, [name], fields);
      expect(saved).toMatchObject({ ok: false, errors: { [field]: [expect.stringMatching(said)] } });
      expect(await getSettings("pt-BR")).toEqual(before);
    },
  );

  test.each([
    ["31 98888-7766", "+5531988887766"],
    ["(31) 98888 7766", "+5531988887766"],
    ["+34 600 123 456", "+34600123456"],
    ["", ""],
  ])("keeps the number %s as %s", async (typed, kept) => {
    const names = ["contact.whatsapp"] as const;
    const fields = fieldsOf(names, await formOf("contato"));
    fields.set("contact.whatsapp", typed);
    expect(await saveSettingsForm(editor, names, fields)).toEqual({ ok: true });
    for (const locale of LOCALES) expect((await getSettings(locale)).contact.whatsapp).toBe(kept);
  });

  test("takes points in a whole number for thousands", async () => {
    const fields = fieldsOf(["brand.distributors"], await formOf("marca"));
    fields.set("brand.distributors", "1.000");
    expect(await saveSettingsForm(editor, ["brand.distributors"], fields)).toEqual({ ok: true });
    expect((await getSettings("pt-BR")).brand.distributors).toBe(1000);
  });

  test("changes the hours of a day with one field, for all languages and sentences", async () => {
    const names = ["contact.hours"] as const;
    const fields = fieldsOf(names, await formOf("contato"));
    fields.set("contact.hours.places.showroom.times.1.closes", "14:00");
    for (const token of ["2", "3"]) fields.append("contact.hours.places.showroom.times", token);
    fields.set("contact.hours.places.showroom.times.2.first", "Sunday");
    fields.set("contact.hours.places.showroom.times.2.isClosed", "on");
    expect(await saveSettingsForm(editor, names, fields)).toEqual({ ok: true });
    const said = await Promise.all(
      LOCALES.map(async (locale) => {
        const { hours } = (await getSettings(locale)).contact;
        return [hoursSentence(hours, locale), hoursTable(hours, locale).at(-1)];
      }),
    );
    expect(said).toEqual([
      ["Segunda a sexta, 9h-18h. Sábado, 9h-14h.", { days: "Domingo", cells: ["Fechado", "Fechado"] }],
      [
        "De lunes a viernes, 9:00-18:00. Sábado, 9:00-14:00.",
        { days: "Domingo", cells: ["Cerrado", "Cerrado"] },
      ],
      [
        "Monday to Friday, 9:00–18:00. Saturday, 9:00–14:00.",
        { days: "Sunday", cells: ["Closed", "Closed"] },
      ],
    ]);
    const [saving] = (await listSavings(editor, { page: 1 })).savings;
    const after = saving?.parts.flatMap(({ differences }) => differences.map((one) => one.after.text));
    expect([saving?.title, after?.join()]).toEqual([
      "Horários e fuso",
      expect.stringContaining("Segunda a sexta 9h-18h; Sábado 9h-14h; Domingo Fechado"),
    ]);
  });

  test("refuses a promotion that ends before it begins", async () => {
    const names = ["promo.startsOn", "promo.endsOn"] as const;
    const fields = fieldsOf(names, await formOf("promocao"));
    fields.set("promo.startsOn", "2026-12-24");
    fields.set("promo.endsOn", "2026-12-01");
    expect(await saveSettingsForm(editor, names, fields)).toMatchObject({
      ok: false,
      errors: { "promo.endsOn": [expect.stringMatching(/antes/)] },
    });
  });

  test("purges the pages, once", async () => {
    const changed: string[] = [];
    onContentChanged((tags) => changed.push(...tags));
    const names = ["social.instagram", "social.blog"] as const;
    const fields = fieldsOf(names, await formOf("contato"));
    fields.set("social.instagram", "https://www.instagram.com/outra");
    fields.set("social.blog", "");
    await saveSettingsForm(editor, names, fields);
    expect(changed).toEqual(["settings"]);
  });
});

test("three hundred edits of any word in any language never cross into another", async () => {
  let seed = 23;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const screen = SCREENS[random(SCREENS.length)] ?? "marca";
    const panels = panelsOf(screen);
    const { settings } = panels[random(panels.length)] as SettingsPanel;
    const form = await formOf(screen);
    const words = Object.keys(form.words["pt-BR"]).filter((word) =>
      settings.some((name: string) => word === name || word.startsWith(`${name}.`)),
    );
    const word = words[random(words.length)];
    if (!word) continue;
    const locale = LOCALES[random(3)] ?? "es";
    const isRequired = word === "brand.seoTitle" && locale === "pt-BR";
    const text = random(6) === 0 && !isRequired ? "" : `${word} ${round}`;
    const fields = fieldsOf(settings, form);
    fields.set(fieldOf(locale, word), text);
    expect(await saveSettingsForm(editor, settings, fields)).toEqual({ ok: true });
    form.words[locale][word] = text;
    expect((await formOf(screen)).words, `${locale} ${word}`).toEqual(form.words);
  }
});
