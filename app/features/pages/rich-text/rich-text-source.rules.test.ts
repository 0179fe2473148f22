import { describe, expect, test } from "vitest";
import { LOCALES, TEXT_KEYS } from "#app/i18n/locales.ts";
import { storyBody, storyPictures } from "../../../../db/seed/story.ts";
import { DEFAULT_PAGES } from "../default-pages.ts";
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
      "> Um fio",
      "> de *cada* vez.",
      "> — Dona Aurora",
      "> Sem pressa.",
      "!![O tear (1995)](https://youtu.be/aqz-KE-bpKQ)",
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
      { kind: "quotation", text: "Um fio\nde *cada* vez.", author: "Dona Aurora" },
      { kind: "quotation", text: "Sem pressa." },
      { kind: "film", url: "https://youtu.be/aqz-KE-bpKQ", caption: "O tear (1995)" },
    ]);
  });

  test("keeps quotations and films, whatever stands in them", () => {
    const blocks: Block[] = [
      { kind: "quotation", text: "— disse ela,\n— e **tornou\na dizer**\n\n- assim" },
      { kind: "quotation", text: "> dentro de outra", author: "— ela *mesma*" },
      { kind: "quotation", text: "Duas seguidas", author: "Ana | Rui" },
      { kind: "film", url: "/files/site_videos/videos/0a1b2c.mp4", caption: "" },
      { kind: "film", url: "https://vimeo.com/910000000", caption: "[O tear](de perto) e ![mais]" },
      { kind: "paragraph", text: "> não é citação\n!![nem](/contato) filme" },
    ];
    expect(readSource(writeSource(blocks))).toEqual(blocks);
  });

  test("keeps an address that is no film's, so that it can be refused", () => {
    const typed: Block = { kind: "film", url: "meu filme (1)", caption: "O tear" };
    expect(readSource(writeSource([typed]))).toEqual([{ ...typed, url: "meu%20filme%20%281%29" }]);
    expect(readSource(">\n> — Ninguém")).toEqual([]);
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
