import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ListView } from "#app/content/admin/list-screen.server.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import type { RoomView } from "./room-view.rules.ts";
import { findReplaced, listSampleRooms } from "./sample-rooms.server.ts";

useTestDatabase();

const url = "/files/site_assets/sala.jpg";
const [marked, other] = ["a".repeat(64), "b".repeat(64)];
const VIEW: RoomView = {
  photoHash: marked,
  camera: {
    ...{ width: 1280, height: 960, focal: 960, centreX: 640, centreY: 480 },
    ...{ pitch: -0.2, roll: 0, aboveFloor: 1.5 },
  },
  directions: [0],
  spread: { horizonSpread: 0.01, focalSpread: 0.02, risk: 0.1, scaleSpread: 0.02 },
  floor: "AAAA",
  strokes: [],
  covers: [],
};

test("a room whose photo was replaced is not shown until its floor is marked again", async () => {
  const room = { name: { "pt-BR": "Sala da serra" }, photo: url, view: JSON.stringify(VIEW), active: true };
  await db().insert(content).values({ type: "sample_rooms", published: room });
  await db()
    .insert(media)
    .values({
      ...{ bucket: "site_assets", key: "sala.jpg", url, contentType: "image/jpeg", bytes: 9 },
      ...{ width: 4000, height: 3000, status: "ready", contentHash: marked },
    });
  const shown = async () =>
    (await listSampleRooms("pt-BR")).flatMap(({ name }) => (name === "Sala da serra" ? name : []));
  const entry = { ...room, id: "1", name: "Sala da serra" };
  const view = { kind: "item", item: { entry } } as unknown as ListView;
  expect([await shown(), await findReplaced(view)]).toEqual([["Sala da serra"], []]);
  await db().update(media).set({ contentHash: other }).where(eq(media.url, url));
  expect([await shown(), await findReplaced(view)]).toEqual([[], ["Sala da serra"]]);
  // A file that is still to be read is assumed to match.
  await db().update(media).set({ contentHash: null }).where(eq(media.url, url));
  expect([await shown(), await findReplaced(view)]).toEqual([["Sala da serra"], []]);
});
