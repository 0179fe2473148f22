import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const COPIED = ["app", "docs"];
const SOURCE = [".ts", ".tsx", ".md", ""];

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "urdume-new-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(".")) {
    if (COPIED.includes(name))
      cpSync(name, join(folder, name), { recursive: true, filter: (from) => SOURCE.includes(extname(from)) });
    else if (name !== ".git") symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}

const USE = `
import { formSchema } from "#app/content/content-form.ts";
import { CONTENT_TYPES, typeAt } from "#app/content-types.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import { historyTexts } from "#app/content/history/history.texts.ts";
import routes from "./app/routes.ts";
const type = typeAt("/admin/certificate");
const parse = (form) => formSchema(type).safeParse(form).success;
const addresses = JSON.stringify(await routes);
console.log(JSON.stringify([
  type.type, historyTexts.entities[type.type], CONTENT_TYPES.length > 5, parse({ title: "Nó" }), parse({ title: "" }),
  addresses.includes('"certificate/:id"'), mayOpen("editor", "/admin/certificate"), mayOpen("simulator", "/admin/certificate"),
]));`;

test("a new type of content has an address, a form and rights at once, and is made once", () => {
  const cwd = copyOfProject();
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  const make = (name: string) => run("tools/new/new-content.ts", name);
  expect(make("certificate").stderr).toContain("is not a noun of docs/glossary.md");
  appendFileSync(
    join(cwd, "docs/glossary.md"),
    "\n| certificado | `certificate` | who made a rug, and when |\n",
  );
  expect(make("certificate")).toMatchObject({ status: 0, stderr: "" });
  const used = run("--input-type=module", "--eval", USE);
  expect([used.stderr, JSON.parse(used.stdout || "null")]).toEqual([
    "",
    ["certificate", "Certificate", true, true, false, true, true, false],
  ]);
  expect(make("certificate")).toMatchObject({ status: 1, stderr: expect.stringContaining("already") });
});
