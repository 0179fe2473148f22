import { expect, test } from "vitest";
import { LOCALES, TEXT_KEYS } from "#app/i18n/locales.ts";
import { storyBody, storyPictures } from "../../../../db/seed/story.ts";
import { DEFAULT_PAGES } from "../default-pages.ts";
import { blocksOf, documentOf } from "./editor-document.ts";
import { type Block, readRichText } from "./rich-text.rules.ts";

test.each(LOCALES)("the editor gives back what it got, for every page of the demo in %s", (locale) => {
  const bodies = [
    ...Object.values(DEFAULT_PAGES).map((words) => words(locale).body),
    storyBody(storyPictures(() => "/media/a.jpg", 15))[TEXT_KEYS[locale]],
  ];
  for (const body of bodies) {
    const blocks = readRichText(body) ?? [];
    expect(blocksOf(documentOf(blocks))).toEqual(blocks);
  }
});

test("marks, breaks and numbers survive", () => {
  const blocks: Block[] = [
    { kind: "paragraph", text: "**forte *e mais*** e [um *link*](/termos)\nem duas linhas" },
    { kind: "list", items: ["um", "dois \\* três"], isNumbered: true },
    { kind: "picture", url: "/media/a.jpg", caption: "", alt: "Um tear" },
    { kind: "quotation", text: "Um *fio*\nde cada vez.\n\nSem pressa.", author: "Dona Aurora" },
    { kind: "quotation", text: "Sem autor." },
    { kind: "film", url: "https://youtu.be/aqz-KE-bpKQ", caption: "O tear" },
  ];
  expect(blocksOf(documentOf(blocks))).toEqual(blocks);
});

test("lists inside lists lie flat, and what has no place is left out", () => {
  const item = (text: string, more: object[] = []) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...more],
  });
  const document = {
    type: "doc",
    content: [
      { type: "bulletList", content: [item("um", [{ type: "bulletList", content: [item("dentro")] }])] },
      { type: "film", attrs: { url: "", caption: "" } },
      { type: "quotation", attrs: { author: "Ninguém" }, content: [{ type: "paragraph" }] },
      { type: "iframe", attrs: { src: "https://evil.example" } },
      {
        type: "paragraph",
        content: [
          {
            type: "text",
            text: "aqui",
            marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
          },
        ],
      },
      { type: "paragraph" },
    ],
  };
  expect(blocksOf(document)).toEqual([
    { kind: "list", items: ["um", "dentro"] },
    { kind: "paragraph", text: "aqui" },
  ]);
});
