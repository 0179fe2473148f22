import { describe, expect, test } from "vitest";
import {
  type Block,
  fragmentOf,
  isFilmAddress,
  readRichText,
  sectionsOf,
  withFacts,
  wordsOf,
  writeRichText,
} from "./rich-text.rules.ts";

describe("rich text", () => {
  test("comes back as it was written, and what is something else is nothing", () => {
    const blocks: Block[] = [
      { kind: "paragraph", text: "Um fio." },
      { kind: "quotation", text: "Um fio de *cada* vez." },
      { kind: "quotation", text: "Sem pressa.", author: "Dona Aurora" },
      { kind: "film", url: "https://youtu.be/aqz-KE-bpKQ", caption: "O tear" },
    ];
    expect(readRichText(writeRichText(blocks))).toEqual(blocks);
    expect(readRichText("")).toEqual([]);
    expect(readRichText("<p>Um fio.</p>")).toBeNull();
    expect(readRichText('[{"kind":"script","text":"alert(1)"}]')).toBeNull();
  });

  test("is found by what is quoted, who said it, and what stands below a film", () => {
    expect(wordsOf({ kind: "quotation", text: "Sem pressa.", author: "Dona Aurora" })).toBe(
      "Sem pressa. Dona Aurora",
    );
    expect(wordsOf({ kind: "film", url: "https://vimeo.com/910000000", caption: "O tear" })).toBe("O tear");
  });

  test.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", true],
    ["https://vimeo.com/910000000", true],
    ["/files/site_videos/videos/0a1b2c.mp4", true],
    ["/files/site_assets/site/0a1b2c.jpg", false],
    ["/media/hero.mp4", false],
    ["https://cdn.example/film.mp4", false],
    ["https://www.youtube.com/@atelier", false],
    ["javascript:alert(1)", false],
    ["", false],
  ])("takes %s for a film of a page: %s", (address, isFilm) => {
    expect(isFilmAddress(address)).toBe(isFilm);
  });

  test("puts facts in place and leaves unknown names alone", () => {
    expect(withFacts("{marca} e {outra}", { marca: "Urdume" })).toBe("Urdume e {outra}");
    for (const who of [
      "{razão social}, {endereço}. Fale [conosco](/contato) ([{e-mail}](mailto:{e-mail})).",
      "{legalName}, {address}. Fale [conosco](/contato) ([{email}](mailto:{email})).",
    ]) {
      const none = { "razão social": "Urdume", endereço: "", "e-mail": "" };
      expect(withFacts(who, none)).toBe("Urdume. Fale [conosco](/contato).");
      expect(withFacts(who, { ...none, endereço: "Rua 1", "e-mail": "a@b.co" })).toBe(
        "Urdume, Rua 1. Fale [conosco](/contato) ([a@b.co](mailto:a@b.co)).",
      );
    }
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
