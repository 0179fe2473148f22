import { expect, onTestFinished, test, vi } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { cachedDocument, removeOldDocuments } from "./cached-documents.server.ts";

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

test("a sheet of a former day, under an address or language that nobody asks for any more, is removed", async () => {
  const realNow = clock.now;
  onTestFinished(() => {
    clock.now = realNow;
  });
  const make = async () => ({ bytes: Buffer.from("whole"), isComplete: true });
  await cachedDocument("documents/former/pt-BR-", "hash", make);
  await removeOldDocuments();
  expect(await storage().stat("site_assets", "documents/former/pt-BR-hash.pdf")).not.toBeNull();
  clock.now = () => new Date(Date.now() + 3 * 86_400_000);
  await removeOldDocuments();
  expect(await storage().stat("site_assets", "documents/former/pt-BR-hash.pdf")).toBeNull();
});
