import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { projectFile } from "#app/platform/project-root.ts";

/** Static fonts for print and drawings. */
export type PrintFace = "title" | "voice" | "label" | "strong";

/** See features/documents/fonts. */
const FACES: Record<Typefaces, Record<PrintFace, string>> = {
  thread: {
    title: "piazzolla-title",
    voice: "piazzolla-text",
    label: "instrument-sans-regular",
    strong: "instrument-sans-medium",
  },
  market: {
    title: "bricolage-grotesque-title",
    voice: "bricolage-grotesque-text",
    label: "figtree-regular",
    strong: "figtree-medium",
  },
  press: {
    title: "newsreader-title",
    voice: "newsreader-text",
    label: "hanken-grotesk-regular",
    strong: "hanken-grotesk-medium",
  },
  compass: { title: "jost-title", voice: "jost-regular", label: "jost-regular", strong: "jost-medium" },
};

const files = new Map<string, Buffer>();

export function printFace(typefaces: Typefaces, face: PrintFace): Buffer {
  const name = FACES[typefaces][face];
  const known = files.get(name);
  if (known) return known;
  const read = readFileSync(projectFile(`app/features/documents/fonts/${name}.ttf`));
  files.set(name, read);
  return read;
}

const fonts = new Map<string, Font>();

/** To measure and outline words. */
export function fontOf(typefaces: Typefaces, face: PrintFace): Font {
  const name = FACES[typefaces][face];
  const font = fonts.get(name) ?? create(printFace(typefaces, face));
  fonts.set(name, font);
  return font;
}
