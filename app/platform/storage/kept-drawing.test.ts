import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { keptDrawing } from "./kept-drawing.server.ts";

useTestDatabase();

test("an incomplete drawing is handed out and made again; a complete one is kept", async () => {
  const make = vi.fn(async () => ({ bytes: Buffer.from("whole"), isComplete: true }));
  make.mockResolvedValueOnce({ bytes: Buffer.from("part"), isComplete: false });
  const place = {
    prefix: "documents/mare/es-",
    key: "documents/mare/es-hash.pdf",
    contentType: "text/plain",
  };
  const ask = async () => {
    const { bytes, key } = await keptDrawing(place, make);
    return [String(bytes), key];
  };
  expect(await ask()).toEqual(["part", undefined]);
  expect(await ask()).toEqual(["whole", place.key]);
  expect(await ask()).toEqual(["whole", place.key]);
  expect(make).toHaveBeenCalledTimes(2);
});
