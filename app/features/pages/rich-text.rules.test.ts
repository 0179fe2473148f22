import { describe, expect, test } from "vitest";
import { fragmentOf, readRichText, sectionsOf, withFacts, writeRichText } from "./rich-text.rules.ts";

describe("rich text", () => {
  test("comes back as it was written, and what is something else is nothing", () => {
    const blocks = [{ kind: "paragraph" as const, text: "Um fio." }];
    expect(readRichText(writeRichText(blocks))).toEqual(blocks);
    expect(readRichText("")).toEqual([]);
    expect(readRichText("<p>Um fio.</p>")).toBeNull();
    expect(readRichText('[{"kind":"script","text":"alert(1)"}]')).toBeNull();
  });

  test("puts facts in place and leaves unknown names alone", () => {
    expect(withFacts("{brand} e {outra}", { brand: "Urdume" })).toBe("Urdume e {outra}");
  });

  test("cuts at headings and names them for addresses", () => {
    const sections = sectionsOf([
      { kind: "paragraph", text: "a" },
      { kind: "heading", text: "Seus direitos" },
      { kind: "paragraph", text: "b" },
    ]);
    expect(sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
      [null, 1],
      ["Seus direitos", 1],
    ]);
    expect(fragmentOf("Política de imágenes, ¿cuál?")).toBe("politica-de-imagenes-cual");
  });
});
