import sharp from "sharp";
import { expect, test } from "vitest";
import { unmeasuredPicture } from "#app/features/media/pictures.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import type { ShareCard } from "./share-card.ts";
import { CARD_BUCKET, keptCard } from "./share-cards.server.ts";

useTestDatabase();

const FOLDER = "cards/es/produtos/mare/";

test("a card that lacks its picture is answered and not kept, until the picture can be read", async () => {
  const key = "products/mare.jpg";
  const card: ShareCard = {
    ...{ brand: "Urdume", title: "Maré", facts: [], look: "photograph" },
    picture: unmeasuredPicture(`/files/${CARD_BUCKET}/${key}`),
  };
  const answer = await keptCard(card, FOLDER, true);
  const { width } = await sharp("bytes" in answer ? answer.bytes : undefined).metadata();
  expect(width).toBe(1200);
  await storage().put(CARD_BUCKET, key, await picture("jpeg"), { contentType: "image/jpeg" });
  expect(await keptCard(card, FOLDER, false)).toHaveProperty("bytes");
  const kept = await keptCard(card, FOLDER, true);
  expect("key" in kept && (await storage().stat(CARD_BUCKET, kept.key))).toBeTruthy();
});
