import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPostedFields } from "./posted-fields.server.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
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

test("what is no form, or too large for one, is refused before it is read", async () => {
  const refused = (body: BodyInit, headers?: HeadersInit) =>
    expect(readPostedFields(post(body, headers))).rejects;
  await refused('{"a":1}', { "content-type": "application/json" }).toHaveProperty("status", 400);
  await refused(new URLSearchParams({ name: "x".repeat(300_000) })).toHaveProperty("status", 413);
  await refused("a&".repeat(5000), { "content-type": URL_ENCODED }).toHaveProperty("status", 413);
  expect([...(await readPostedFields(new Request("http://localhost/", { method: "POST" })))]).toEqual([]);
});

test("every form is read here, and every file form by the reader of parts", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const readers = files.filter((file) =>
    /\brequest\b[^\n;]*\.(?:formData|text|json|arrayBuffer|blob|bytes)\(/.test(readFileSync(file, "utf8")),
  );
  expect(readers).toEqual([]);
});
