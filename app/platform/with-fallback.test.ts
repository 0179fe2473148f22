import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catchErrors, readParts } from "./with-fallback.server.ts";

const reply = (error: unknown) => `could not: ${error instanceof Error ? error.message : error}`;

test("an error is answered, a response that is thrown goes on, and so does what the answer throws", async () => {
  expect(await catchErrors(async () => "done", reply)).toBe("done");
  expect(await catchErrors(() => Promise.reject(new Error("broken")), reply)).toBe("could not: broken");
  const led = Response.redirect("http://site.example/");
  await expect(catchErrors(() => Promise.reject(led), reply)).rejects.toBe(led);
  const late = () => Promise.reject(new Error("later"));
  await expect(catchErrors(() => Promise.reject(new Error("broken")), late)).rejects.toThrow("later");
});

test("of many parts, those that cannot be read are null", async () => {
  const parts = { rugs: Promise.resolve(3), visits: Promise.reject<number>(new Error("broken")) };
  expect(await readParts("A part could not be read", parts)).toEqual({ rugs: 3, visits: null });
});

test("which errors go on is decided in one function", () => {
  const deciding = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /instanceof Response\) throw/.test(readFileSync(file, "utf8")),
  );
  expect(deciding).toEqual(["app/platform/with-fallback.server.ts"]);
});
