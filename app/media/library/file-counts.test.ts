import { expect, test, vi } from "vitest";
import { media } from "#app/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { untilSaved } from "./file-counts.server.ts";

useTestDatabase();

test("a count is read once until something is saved", async () => {
  const asked: ReturnType<typeof vi.spyOn>[] = [];
  // A query of Drizzle is asked whenever it is awaited.
  const read = (): Promise<number> => {
    const query = db().$count(media);
    asked.push(vi.spyOn(query, "then"));
    return query;
  };
  const times = () => asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const count = await untilSaved("test", read);
  expect(await untilSaved("test", read)).toBe(count);
  expect(times()).toBe(1);
  await db()
    .insert(media)
    .values({
      ...{ bucket: "media", key: "new.jpg", url: "/files/media/new.jpg" },
      ...{ contentType: "image/jpeg", bytes: 1 },
    });
  expect(await untilSaved("test", read)).toBe(count + 1);
  expect(times()).toBe(2);
});
