import { expect, test } from "vitest";
import * as z from "zod/mini";
import { storage } from "#app/platform/storage/storage.server.ts";
import { answerOf, postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { discardFiles, readPostedForm } from "./posted-form.server.ts";
import { PRIVATE_BUCKET } from "./submissions.rules.ts";
import { receiver, receiveSubmission } from "./submissions.server.ts";

useTestDatabase();

const pdf = () => new File(["%PDF-1.7\n%%EOF\n"], "planta.pdf");

async function keptFiles(): Promise<number> {
  let files = 0;
  for await (const _ of storage().list(PRIVATE_BUCKET)) files += 1;
  return files;
}

const send = (keep: () => Promise<{ isNew: boolean }>) =>
  receiveSubmission(postOf({ form: "sketch", files: pdf() }), {
    sketch: receiver({ schema: z.object({}), takesFiles: true, keep }),
  }).then(answerOf);

test("files leave their place when the row was there before, and stay when that is unknown", async () => {
  expect(await send(async () => ({ isNew: false }))).toMatchObject({ state: "sent" });
  expect(await keptFiles()).toBe(0);
  const response = await send(async () => {
    throw new Error("the connection broke during the commit");
  });
  expect(response).toMatchObject({ state: "failed" });
  expect(await keptFiles()).toBe(1);
});

test.each([
  ["without files", {}],
  ["with files", { files: pdf() }],
])("fields of a form %s lose null characters", async (_, files) => {
  const { fields, files: posted } = await readPostedForm(postOf({ name: "Ana\0 Souza", ...files }));
  await discardFiles(posted);
  expect(fields.get("name")).toBe("Ana Souza");
});
