import { expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { ana, bia } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listPreviewLinks, revokePreviewLink } from "./preview-links.server.ts";
import { previewLinks } from "./preview-links.table.ts";

useTestDatabase();

test("a link to the settings is neither seen nor revoked by who may not edit them", async () => {
  const id = newId();
  await db()
    .insert(previewLinks)
    .values({
      ...{ id, entity: "settings", entityId: newId(), address: "/admin/configuracoes", locale: "es" },
      ...{ editorId: ana.id, tokenHash: "hash", expiresAt: new Date(Date.now() + 60_000) },
    });
  expect(await listPreviewLinks(bia)).toEqual([]);
  expect(await revokePreviewLink(bia, id)).toBe(false);
  expect((await listPreviewLinks(ana)).map((link) => link.id)).toEqual([id]);
  expect(await revokePreviewLink(ana, id)).toBe(true);
});
