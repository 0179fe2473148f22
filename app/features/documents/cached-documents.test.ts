import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { cachedDocument } from "./cached-documents.server.ts";

useTestDatabase();

test("an incomplete document is handed out and made again; a complete one is kept", async () => {
  const make = vi.fn(async () => ({ bytes: Buffer.from("whole"), isComplete: true }));
  make.mockResolvedValueOnce({ bytes: Buffer.from("part"), isComplete: false });
  const ask = async () => String((await cachedDocument("documents/mare/es-", "hash", make)).bytes);
  expect(await ask()).toBe("part");
  expect(await ask()).toBe("whole");
  expect(await ask()).toBe("whole");
  expect(make).toHaveBeenCalledTimes(2);
});
