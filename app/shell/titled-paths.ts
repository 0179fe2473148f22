import type { ShellTexts } from "./shell.texts.ts";

const PAGES: Record<string, keyof ShellTexts["pages"]> = {
  "/simulador": "simulator",
};

/** A page's name by its neutral path; pages below another (`/produtos/scallop`) carry the name of the one above. */
export function titleOfPath(path: string, texts: ShellTexts): string {
  const page = PAGES[path] ?? PAGES[path.replace(/\/[^/]+$/, "")] ?? "simulator";
  return texts.pages[page];
}
