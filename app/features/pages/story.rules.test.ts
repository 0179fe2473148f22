import { expect, test } from "vitest";
import type { Block } from "./rich-text.rules.ts";
import { pictureOf, storyOf } from "./story.rules.ts";

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

test("a timeline keeps all the pictures after it, each by the year that its caption names", () => {
  const years: Block = { kind: "timeline", items: [{ when: "2008", text: "" }] };
  const still = (year: string): Block => ({ kind: "picture", url: `/${year}`, caption: `Cones, ${year}.` });
  const { chapters } = storyOf([heading("Anos"), years, still("2008"), still("2014"), still("2019")]);
  expect(chapters).toHaveLength(1);
  const pictures = chapters[0]?.pictures ?? [];
  expect(pictures).toHaveLength(3);
  expect(pictureOf("2014", pictures)?.url).toBe("/2014");
  expect(pictureOf("2001", pictures)).toBeUndefined();
});
