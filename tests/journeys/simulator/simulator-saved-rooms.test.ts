import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import type { ScaleCue } from "#app/simulator/engine/room.ts";
import type { SavedRoom } from "#app/simulator/studio/saved-room.client.ts";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  continueRoom,
  LAPTOP,
  metreInView,
  openSample,
  openSimulator,
  rested,
  rugHandle,
  sentence,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

test("a room saved with an impossible measure is continued as if nothing had been measured, its rug in sight; one that another camera was found for lies where it lay on the photo, also when it was left before that was known", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  const metre = await metreInView(page);
  await rested(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await changeSavedRoom(page, withWrongMeasure);
  await page.reload();
  await continueRoom(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText(/A [1-6],\d\d?\sm da câmera/);
  await expect(undo(page)).toBeDisabled();
  expectValue(Math.abs((await metreInView(page)) - metre)).toBeLessThan(2);

  await rugHandle(page).press("ArrowUp");
  const said = await rested(page);
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await changeSavedRoom(page, laidByATallerCamera);
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

/** Reads the saved room, or replaces it. Runs in the page. */
async function savedRoom(replacement: SavedRoom | null): Promise<SavedRoom> {
  const result = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
  const database = await result(indexedDB.open("urdume-simulator", 1));
  const store = database.transaction("rooms", "readwrite").objectStore("rooms");
  if (replacement) await result(store.put(replacement, "last"));
  const room = await result<SavedRoom>(store.get("last"));
  database.close();
  return room;
}

async function changeSavedRoom(page: Page, change: (room: SavedRoom) => SavedRoom): Promise<void> {
  await page.evaluate(savedRoom, change(await page.evaluate(savedRoom, null)));
}

/** The same view, with every length on the floor half as long again. */
function laidByATallerCamera({ camera, hand, ...room }: SavedRoom): SavedRoom {
  const rugs = hand.rugs.map((rug) => ({ ...rug, x: rug.x * 1.5, y: rug.y * 1.5 }));
  const taller = camera && { ...camera, aboveFloor: 1.5 * camera.aboveFloor };
  return { ...room, camera: taller, hand: { ...hand, rugs } };
}

/** A step was typed as a kilometre, and the rug grew away with it. */
function withWrongMeasure({ hand, ...room }: SavedRoom): SavedRoom {
  const cues: ScaleCue[] = [
    {
      kind: "distance",
      points: [
        [500, 800],
        [780, 800],
      ],
      metres: 9999,
    },
  ];
  const rugs = hand.rugs.map((rug) => ({ ...rug, x: 9000, y: 500 }));
  return { ...room, hand: { ...hand, cues, rugs } };
}
