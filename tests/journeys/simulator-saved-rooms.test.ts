import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/shared-site.ts";
import {
  LAPTOP,
  metreOnScreen,
  openSample,
  openSimulator,
  rested,
  rugHandle,
  sentence,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

const continueRoom = (page: Page) => page.getByRole("button", { name: "Continuar de onde parei" }).click();

test("a room saved with an impossible measure is continued as if nothing had been measured, its rug in sight", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  const metre = await metreOnScreen(page);
  await rested(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await page.evaluate(withWrongMeasure);
  await page.reload();
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText(/A [1-6],\d\d?\sm da câmera/);
  await expect(undo(page)).toBeDisabled();
  expectValue(Math.abs((await metreOnScreen(page)) - metre)).toBeLessThan(2);
});

test("a room that another camera was found for lies where it lay on the photo, also when it was left before that was known", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  await rugHandle(page).press("ArrowUp");
  const said = await rested(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await page.evaluate(laidByATallerCamera);
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/vision.worker*", async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await continueRoom(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  arrive();
  await page.reload();
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toHaveText(said);
});

/** Runs in the page: the same view, with every length on the floor half as long again. */
async function laidByATallerCamera(): Promise<void> {
  const result = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
  const database = await result(indexedDB.open("urdume-simulator", 1));
  const store = database.transaction("rooms", "readwrite").objectStore("rooms");
  const room = await result(store.get("last"));
  const rugs = room.hand.rugs.map((rug: { x: number; y: number }) => ({
    ...rug,
    x: rug.x * 1.5,
    y: rug.y * 1.5,
  }));
  const camera = { ...room.camera, aboveFloor: 1.5 * room.camera?.aboveFloor };
  await result(store.put({ ...room, camera, hand: { ...room.hand, rugs } }, "last"));
  database.close();
}

/** Runs in the page: a step was typed as a kilometre, and the rug grew away with it. */
async function withWrongMeasure(): Promise<void> {
  const result = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
  const database = await result(indexedDB.open("urdume-simulator", 1));
  const store = database.transaction("rooms", "readwrite").objectStore("rooms");
  const room = await result(store.get("last"));
  const points = [
    [500, 800],
    [780, 800],
  ];
  const cues = [{ kind: "distance", points, metres: 9999 }];
  const rugs = room.hand.rugs.map((rug: { x: number; y: number }) => ({ ...rug, x: 9000, y: 500 }));
  await result(store.put({ ...room, hand: { ...room.hand, cues, rugs } }, "last"));
  database.close();
}
