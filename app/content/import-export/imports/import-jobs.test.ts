import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { importLines, imports } from "../import-export.table.ts";
import { confirmImport } from "./confirm-import.server.ts";
import { startImport } from "./import-upload.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };

test("an import whose job cannot be enqueued does not begin, and keeps no file", async () => {
  const form = new FormData();
  form.set("kind", "designers");
  form.set("sheet", new Blob(["nome\r\nAna\r\n"]), "a.csv");
  const request = new Request("http://site/admin/importar-exportar", { method: "POST", body: form });
  await expect(startImport(editor, request)).rejects.toThrow("Jobs are not running");
  expect(await db().$count(imports)).toBe(0);
  expect(await Array.fromAsync(storage().list("private_files", "imports/"))).toEqual([]);
});

test("an import whose job cannot be enqueued stays ready to be confirmed", async () => {
  const columns = { known: [], notes: [], unknown: [] };
  const [row] = await db()
    .insert(imports)
    .values({ kind: "designers", state: "ready", sheetName: "a.csv", startedBy: editor.id, columns })
    .returning({ id: imports.id });
  const importId = row?.id ?? "";
  const line = { importId, line: 2, key: "ana", name: "Ana", changes: [], problems: [] };
  await db()
    .insert(importLines)
    .values({ ...line, verdict: "new" });
  await expect(confirmImport(editor, importId)).rejects.toThrow("Jobs are not running");
  expect(await db().select({ state: imports.state }).from(imports)).toEqual([{ state: "ready" }]);
});
