import { expect, test } from "vitest";
import { readPostedFields } from "./posted-fields.server.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://localhost/", { method: "POST", body, ...(headers && { headers }) });

test("reads both ways in which browsers send fields, without null characters and files", async () => {
  const form = new FormData();
  form.append("name", "Ana\0");
  form.append("file", new File(["x"], "x.txt"));
  const multipart = await readPostedFields(post(form));
  expect([...multipart]).toEqual([["name", "Ana"]]);
  const encoded = await readPostedFields(post(new URLSearchParams({ email: "ana@example.com" })));
  expect(encoded.get("email")).toBe("ana@example.com");
});

test("what is no form, or too large for one, has no fields", async () => {
  const json = await readPostedFields(post('{"a":1}', { "content-type": "application/json" }));
  expect([...json]).toEqual([]);
  const huge = await readPostedFields(post(new URLSearchParams({ name: "x".repeat(300_000) })));
  expect([...huge]).toEqual([]);
});
