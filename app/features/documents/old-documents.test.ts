import { expect, onTestFinished, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { removeOldDocuments } from "./old-documents.server.ts";

useTestDatabase();

test("a sheet of a former day, under an address or language that nobody asks for any more, is removed", async () => {
  const realNow = clock.now;
  onTestFinished(() => {
    clock.now = realNow;
  });
  const key = "documents/former/pt-BR-hash.pdf";
  await storage().put("site_assets", key, Buffer.from("whole"), { contentType: "application/pdf" });
  await removeOldDocuments();
  expect(await storage().stat("site_assets", key)).not.toBeNull();
  clock.now = () => new Date(Date.now() + 3 * 86_400_000);
  await removeOldDocuments();
  expect(await storage().stat("site_assets", key)).toBeNull();
});
