import sharp from "sharp";
import { expect, test } from "vitest";
import { unmeasuredPicture } from "#app/features/media/pictures.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { drawCard } from "./draw-card.server.ts";
import { CARD_BUCKET, cachedCard, themed } from "./share-cards.server.ts";

useTestDatabase();

const DEFAULT = DEFAULT_SETTINGS["pt-BR"].theme;
const WORDS = {
  brand: "Fio e Nó",
  title: "Maré",
  facts: ["Lã"],
  variant: "photograph" as const,
  picture: null,
};
const FOLDER = "cards/es/produtos/mare/";

test("a card that lacks its picture is answered and not kept, until the picture can be read", async () => {
  const key = "products/mare.jpg";
  const card = themed({ ...WORDS, picture: unmeasuredPicture(`/files/${CARD_BUCKET}/${key}`) }, DEFAULT);
  const result = await cachedCard(card, FOLDER, true);
  const { width } = await sharp("bytes" in result ? result.bytes : undefined).metadata();
  expect(width).toBe(1200);
  await storage().put(CARD_BUCKET, key, await picture("jpeg"), { contentType: "image/jpeg" });
  expect(await cachedCard(card, FOLDER, false)).toHaveProperty("bytes");
  const kept = await cachedCard(card, FOLDER, true);
  expect("key" in kept && (await storage().stat(CARD_BUCKET, kept.key))).toBeTruthy();
});

test("a card has the brand's colours and typefaces, and the one that was stored gives way when they change", async () => {
  const colours = { ...DEFAULT.colours, paper: "#f8f0ee", ink: "#2a1a1e", materials: "#4c3327" };
  const themes = [DEFAULT, { ...DEFAULT, colours }, { ...DEFAULT, colours, typefaces: "market" as const }];
  const keys: string[] = [];
  for (const theme of themes) {
    const kept = await cachedCard(themed(WORDS, theme), FOLDER, true);
    keys.push("key" in kept ? kept.key : "");
  }
  expect(new Set(keys).size).toBe(3);
  const there = await Promise.all(keys.map((key) => storage().stat(CARD_BUCKET, key)));
  expect(there.map(Boolean)).toEqual([false, false, true]);

  const [standard = "", own = "", otherTypeface = ""] = themes.map((theme) => drawCard(themed(WORDS, theme)));
  expect(standard).toContain('fill="#f3f3ef"');
  expect(own).toContain('fill="#f8f0ee"');
  expect(own).toContain('fill="#2a1a1e"');
  expect(own).not.toMatch(/#f3f3ef|#15181f|#5b5953/);
  expect(otherTypeface).not.toBe(own);
  expect(drawCard(themed({ ...WORDS, variant: "field" }, { ...DEFAULT, colours }))).toContain(
    'fill="#4c3327"',
  );
});
