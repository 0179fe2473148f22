import sharp from "sharp";
import { expect, test } from "vitest";
import { unmeasuredPicture } from "#app/features/media/pictures.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { drawCard } from "./draw-card.server.ts";
import { CARD_BUCKET, dressed, keptCard } from "./share-cards.server.ts";

useTestDatabase();

const HOUSE = DEFAULT_SETTINGS["pt-BR"].look;
const WORDS = { brand: "Fio e Nó", title: "Maré", facts: ["Lã"], look: "photograph" as const, picture: null };
const FOLDER = "cards/es/produtos/mare/";

test("a card that lacks its picture is answered and not kept, until the picture can be read", async () => {
  const key = "products/mare.jpg";
  const card = dressed({ ...WORDS, picture: unmeasuredPicture(`/files/${CARD_BUCKET}/${key}`) }, HOUSE);
  const answer = await keptCard(card, FOLDER, true);
  const { width } = await sharp("bytes" in answer ? answer.bytes : undefined).metadata();
  expect(width).toBe(1200);
  await storage().put(CARD_BUCKET, key, await picture("jpeg"), { contentType: "image/jpeg" });
  expect(await keptCard(card, FOLDER, false)).toHaveProperty("bytes");
  const kept = await keptCard(card, FOLDER, true);
  expect("key" in kept && (await storage().stat(CARD_BUCKET, kept.key))).toBeTruthy();
});

test("a card wears the brand's colours and letters, and the one that was kept gives way when they change", async () => {
  const colours = { ...HOUSE.colours, paper: "#f8f0ee", ink: "#2a1a1e", materials: "#4c3327" };
  const looks = [HOUSE, { ...HOUSE, colours }, { ...HOUSE, colours, typefaces: "market" as const }];
  const keys: string[] = [];
  for (const look of looks) {
    const kept = await keptCard(dressed(WORDS, look), FOLDER, true);
    keys.push("key" in kept ? kept.key : "");
  }
  expect(new Set(keys).size).toBe(3);
  const there = await Promise.all(keys.map((key) => storage().stat(CARD_BUCKET, key)));
  expect(there.map(Boolean)).toEqual([false, false, true]);

  const [house = "", own = "", otherLetters = ""] = looks.map((look) => drawCard(dressed(WORDS, look)));
  expect(house).toContain('fill="#f3f3ef"');
  expect(own).toContain('fill="#f8f0ee"');
  expect(own).toContain('fill="#2a1a1e"');
  expect(own).not.toMatch(/#f3f3ef|#15181f|#5b5953/);
  expect(otherLetters).not.toBe(own);
  expect(drawCard(dressed({ ...WORDS, look: "field" }, { ...HOUSE, colours }))).toContain('fill="#4c3327"');
});
