import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { heroVideo } from "#app/features/hero-video/hero-video.content.ts";
import { PALETTES } from "#app/features/palette/palettes.rules.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { settingContent } from "#app/features/settings/saving/setting-content.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { viewDifferences } from "./value-view.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };

test("settings and their values are named in the history as on their screens", async () => {
  const palette = PALETTES.at(-1);
  const locale = DEFAULT_LOCALE;
  const errors = await saveSettings(editor, [
    { section: "theme", key: "colours", locale, value: palette?.colours },
    { section: "theme", key: "typefaces", locale, value: "market" },
    { section: "menu", key: "order", locale, value: ["story", "rugs"] },
    { section: "theme", key: "language", locale, value: "en" },
    { section: "brand", key: "name", locale, value: "en" },
  ]);
  expect(errors).toEqual({});
  const rows = await db().select().from(revisions);
  const said = await Promise.all(
    rows.map(async ({ title, locale, changes }) => {
      const differences = Object.entries(changes).map(([field, change]) => ({ locale, field, ...change }));
      const [view] = await viewDifferences(settingContent, differences);
      return [`${title}: ${view?.label}`, view?.after.text];
    }),
  );
  const byName = Object.fromEntries(said);
  expect(byName).toMatchObject({
    "Letra da marca: Letra": "Feira: letra larga, viva",
    "Entradas do menu: Ordem das entradas": "Nossa História\nTapetes",
    "Línguas e moeda: Língua em que o site começa": "Inglês",
    "Marca: Nome da marca": "en",
  });
  expect(byName["Cores da marca: Cores"]).toContain(`Fundo ${palette?.colours.paper}\nTinta das letras`);
});

test("a film is shown by its still and its file's name, before and after", async () => {
  const [key, posterKey] = ["videos/9f.mp4", "videos/9f.poster.jpg"];
  const url = `/files/site_videos/${key}`;
  const file = { bucket: "site_videos", key, url, name: "tear-em-julho.mp4", contentType: "video/mp4" };
  await db()
    .insert(media)
    .values({ ...file, posterKey, bytes: 1, status: "ready" });
  const change = { locale: "all", field: "url", before: "/media/hero.mp4", after: url } as const;
  const [view] = await viewDifferences(kindOf(heroVideo), [change]);
  const sides = [view?.before, view?.after].map((side) => [
    side?.text,
    side?.pictures.map(({ picture }) => picture?.src),
  ]);
  expect(sides).toEqual([
    ["hero.mp4", ["/media/hero-poster.jpg"]],
    ["tear-em-julho.mp4", [`/files/site_videos/${posterKey}`]],
  ]);
});
