import { expect } from "vitest";
import { importExportTexts } from "#app/content/import-export/import-export.texts.ts";
import type { TestApp } from "./servers/test-app.ts";

const { detail } = importExportTexts;
const WITHIN = { timeout: 60_000, interval: 200 };

/** Imports sheets as the screen does. */
export function importer(app: TestApp, cookie: string) {
  const get = (path: string, session = cookie) =>
    fetch(app.url + path, { headers: { cookie: session }, redirect: "manual" });
  const page = async (path: string) => (await get(path)).text();

  const post = (path: string, body: FormData | URLSearchParams) =>
    fetch(app.url + path, {
      ...{ method: "POST", body, redirect: "manual" },
      headers: { origin: app.url, cookie },
    });

  function bring(kind: string, files: Record<string, [string, Buffer | string]>) {
    const form = new FormData();
    form.set("kind", kind);
    for (const [field, [name, content]] of Object.entries(files))
      form.set(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
    return post("/admin/importar-exportar", form);
  }

  /** The page once it is as expected, which is not asked for again. */
  async function until(path: string, words: string): Promise<string> {
    let html = "";
    await expect.poll(async () => (html = await page(path)), WITHIN).toContain(words);
    return html;
  }

  async function read(kind: string, files: Record<string, [string, Buffer | string]>) {
    const path = (await bring(kind, files)).headers.get("location") ?? "";
    expect(path).toMatch(/^\/admin\/importar-exportar\/[0-9a-f-]{36}$/);
    let html = "";
    await expect.poll(async () => (html = await page(path)), WITHIN).not.toContain(detail.readingLead);
    return [path, html] as const;
  }

  const submit = (path: string, intent: string) => post(path, new URLSearchParams({ intent }));
  return { get, post, page, bring, read, submit, until };
}

export const csvOf = (lines: string[]) => `\uFEFF${lines.join("\r\n")}\r\n`;
