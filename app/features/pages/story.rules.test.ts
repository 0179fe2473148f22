import { expect, test } from "vitest";
import type { Block } from "./rich-text.rules.ts";
import { storyOf } from "./story.rules.ts";

const words = (text: string): Block => ({ kind: "paragraph", text });
const heading = (text: string): Block => ({ kind: "heading", text });
const picture = (url: string): Block => ({ kind: "picture", url, caption: "" });

test("a story has a cover, an opening and chapters with at most two pictures each", () => {
  const { cover, opening, chapters } = storyOf([
    ...[picture("/cover"), words("a"), words("b")],
    ...[picture("/1"), heading("Cor"), words("c"), picture("/2"), picture("/3")],
    ...[heading("Anos"), words("d")],
  ]);
  expect(cover?.url).toBe("/cover");
  expect(opening).toHaveLength(2);
  expect(
    chapters.map(({ heading: name, pictures, blocks }) => [name, pictures.length, blocks.length]),
  ).toEqual([
    ["Cor", 2, 1],
    ["Anos", 1, 1],
  ]);
});

test("words alone are an opening", () => {
  expect(storyOf([words("a")])).toEqual({ cover: null, opening: [words("a")], chapters: [] });
  expect(storyOf([])).toEqual({ cover: null, opening: [], chapters: [] });
});
