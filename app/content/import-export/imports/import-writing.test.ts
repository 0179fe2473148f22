import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { media } from "#app/media/media.table.ts";
import { registerMediaJobs } from "#app/media/media-jobs.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { zipOf } from "#tests/support/zip.ts";
import { importLines, imports } from "../import-export.table.ts";
import { writeImport } from "./import-writing.server.ts";

useTestDatabase();
const editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "s" } as const;
beforeAll(async () => {
  registerMediaJobs();
  await startJobs();
});
afterAll(stopJobs);

test("the pictures of a finished import stay when its files cannot be removed afterwards", async () => {
  const [row] = await db()
    .insert(imports)
    .values({
      ...{ kind: "designers", state: "writing", startedBy: editor.id },
      ...{ sheetName: "a.csv", picturesName: "a.zip", columns: { known: [], notes: [], unknown: [] } },
    })
    .returning();
  const importId = row?.id ?? "";
  const changes = [
    { column: "name", before: "", after: "Ana" },
    { column: "portrait", before: "", after: "ana.jpg" },
  ];
  await db()
    .insert(importLines)
    .values({ importId, line: 2, key: "ana", name: "Ana", verdict: "new", changes, problems: [] });
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();
  const contentType = "application/zip";
  const pictures = await zipOf([{ name: "ana.jpg", bytes }]);
  await storage().put("private_files", `imports/${importId}/pictures`, pictures, { contentType });
  // A folder in the sheet's place, which cannot be removed as a file.
  await storage().put("private_files", `imports/${importId}/sheet/in-the-way`, pictures, { contentType });
  await expect(writeImport({ id: importId, editor }, new AbortController().signal)).rejects.toThrow();
  const [written] = await db().select({ state: imports.state }).from(imports);
  expect(written?.state).toBe("done");
  const [designer] = await db().select({ published: content.published }).from(content);
  const [kept] = await db().select({ url: media.url }).from(media);
  expect(JSON.stringify(designer?.published)).toContain(kept?.url ?? "a picture");
});
