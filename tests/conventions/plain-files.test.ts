import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Imports are checked by .dependency-cruiser.mjs, bare globals by Biome. Neither sees a global named as a member.

type Override = {
  linter: { rules: { style?: { noRestrictedGlobals?: { options: { deniedGlobals: object } } } } };
};

const { overrides } = JSON.parse(readFileSync("biome.json", "utf8")) as { overrides: Override[] };
const globals = overrides.flatMap(({ linter }) =>
  Object.keys(linter.rules.style?.noRestrictedGlobals?.options.deniedGlobals ?? {}),
);
const AS_MEMBER = new RegExp(
  `\\b(?:window|globalThis|self)\\s*(?:\\.|\\[["'])\\s*(?:${globals.join("|")})\\b|` +
    "\\.sendBeacon\\b|\\bdocument\\.cookie\\b|\\bnavigator\\.(?:serviceWorker|storage)\\b",
);

/** A file whose name has no kind is a component or a pure function. */
const plain = globSync("app/!(platform)/**/*.{ts,tsx}").filter((file) => /\/[^/.]+\.tsx?$/.test(file));

test("a file without a kind touches neither network, disk nor process, not by way of a member either", () => {
  expect(globals).toEqual(expect.arrayContaining(["fetch", "localStorage", "process", "Worker"]));
  expect(plain.length).toBeGreaterThan(400);
  expect(plain.filter((file) => AS_MEMBER.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(["window.fetch(path)", 'globalThis["localStorage"]', "navigator.sendBeacon(path)"])(
  "%s is noticed",
  (code) => expect(code).toMatch(AS_MEMBER),
);
