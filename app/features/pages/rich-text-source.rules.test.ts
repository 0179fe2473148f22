import { describe, expect, test } from "vitest";
import { LOCALES, TEXT_KEYS } from "#app/i18n/locales.ts";
import { storyBody, storyPictures } from "../../../db/seed/story.ts";
import { DEFAULT_PAGES } from "./default-pages.ts";
import { type Block, readRichText } from "./rich-text.rules.ts";
import { readSource, writeSource } from "./rich-text-source.rules.ts";

describe("a page's text as it is typed", () => {
  test("is known by how its lines begin", () => {
    const source = [
      "Um parágrafo",
      "em duas linhas.",
      "",
      "## Um título",
      "- uma *coisa*",
      "- outra",
      "1. primeiro",
      "2. segundo",
      "",
      "| 1995 | O primeiro tear.",
      "| 2003 | O galpão.",
      '![Um tear](/media/warp.jpg "O tear, de manhã")',
    ].join("\r\n");
    expect(readSource(source)).toEqual([
      { kind: "paragraph", text: "Um parágrafo\nem duas linhas." },
      { kind: "heading", text: "Um título" },
      { kind: "list", items: ["uma *coisa*", "outra"] },
      { kind: "list", items: ["primeiro", "segundo"], isNumbered: true },
      {
        kind: "timeline",
        items: [
          { when: "1995", text: "O primeiro tear." },
          { when: "2003", text: "O galpão." },
        ],
      },
      { kind: "picture", url: "/media/warp.jpg", caption: "O tear, de manhã", alt: "Um tear" },
    ]);
  });

  test("keeps a paragraph that begins like something else", () => {
    const blocks: Block[] = [
      { kind: "paragraph", text: "- não é lista" },
      { kind: "paragraph", text: "1995. O ano." },
      { kind: "paragraph", text: "# 3\n| nem isto" },
      { kind: "paragraph", text: "12. também não" },
    ];
    expect(readSource(writeSource(blocks))).toEqual(blocks);
  });

  test("turns markup into words and unsafe links into their label", () => {
    const blocks = readSource("<script>alert(1)</script> [aqui](javascript:alert) <b>x</b>");
    expect(blocks).toEqual([{ kind: "paragraph", text: "<script>alert(1)</script> aqui <b>x</b>" }]);
  });

  test.each(LOCALES)("comes back as it was, for every page of the demo in %s", (locale) => {
    const bodies = [
      ...Object.values(DEFAULT_PAGES).map((words) => words(locale).body),
      storyBody(storyPictures(() => "/media/a.jpg", 15))[TEXT_KEYS[locale]],
    ];
    for (const body of bodies) {
      const blocks = readRichText(body) ?? [];
      expect(blocks.length).toBeGreaterThan(0);
      expect(readSource(writeSource(blocks))).toEqual(blocks);
    }
  });
});
