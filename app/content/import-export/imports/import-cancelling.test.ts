import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { importLines, imports } from "../import-export.table.ts";
import { writeImport } from "./import-writing.server.ts";
import { requestImportCancel } from "./imports.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };

async function written(slug: string): Promise<string> {
  const columns = { known: [], notes: [], unknown: [] };
  const [row] = await db()
    .insert(imports)
    .values({ kind: "designers", state: "writing", sheetName: "a.csv", startedBy: editor.id, columns })
    .returning({ id: imports.id });
  const importId = row?.id ?? "";
  const changes = [{ column: "name", before: "", after: "Ana" }];
  await db()
    .insert(importLines)
    .values({ importId, line: 2, key: slug, name: "Ana", verdict: "new", changes, problems: [] });
  await writeImport({ id: importId, editor }, new AbortController().signal);
  return importId;
}

test("a cancellation requested before the writing takes effect afterwards: what was written is undone", async () => {
  const asked = new Date();
  const id = await written("ana-cedo");
  expect(await db().$count(content)).toBe(1);
  expect(await requestImportCancel(editor, id, asked)).toBe("undone");
  expect(await db().$count(content)).toBe(0);
  expect((await db().select().from(imports))[0]?.state).toBe("undone");
});

test("who asks after the end is too late, and nothing is undone", async () => {
  const id = await written("ana-tarde");
  expect(await requestImportCancel(editor, id, new Date(Date.now() + 1000))).toBe("tooLate");
  expect(await db().$count(content)).toBe(1);
});
