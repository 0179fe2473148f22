import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { savedEncoding } from "./saved-encodings.server.ts";

const FOLDER = "build/compressed";
const NAME = `saved-encodings-test-${process.pid}.js.br`;
const own = () => readdirSync(FOLDER).filter((name) => name.startsWith(NAME));

beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));
afterEach(() => {
  for (const name of own()) rmSync(`${FOLDER}/${name}`);
});

test("is compressed once, and found again by whoever asks next", async () => {
  expect(String(await savedEncoding(NAME, async () => Buffer.from("compressed")))).toBe("compressed");
  expect(own()).toEqual([NAME]);
  expect(readFileSync(`${FOLDER}/${NAME}`, "utf8")).toBe("compressed");
  const again = await savedEncoding(NAME, () => Promise.reject(new Error("compressed twice")));
  expect(String(again)).toBe("compressed");
});

test("is sent all the same where it cannot be written", async () => {
  writeFileSync(`${FOLDER}/${NAME}`, "a file");
  const bytes = await savedEncoding(`${NAME}/inside`, async () => Buffer.from("compressed"));
  expect(String(bytes)).toBe("compressed");
});
