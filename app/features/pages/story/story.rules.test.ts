import { expect, test } from "vitest";
import type { Block } from "../rich-text/rich-text.rules.ts";
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
    chapters.map((part) => "heading" in part && [part.heading, part.pictures.length, part.blocks.length]),
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
  const [part] = chapters;
  const pictures = part && "pictures" in part ? part.pictures : [];
  expect(pictures).toHaveLength(3);
  expect(pictureOf("2014", pictures)?.url).toBe("/2014");
  expect(pictureOf("2001", pictures)).toBeUndefined();
});

test("headings with bars are steps, opened by the words alone before them and ended by a certificate", () => {
  const facts = [{ when: "Tecido por", text: "Ivone Prates" }];
  const { chapters } = storyOf([
    ...[heading("Noventa dias"), words("a"), heading("Nó | Dia 24 | 1.500 fileiras"), words("b")],
    ...[picture("/1"), picture("/2"), heading("Chão | Dia 90"), words("c"), picture("/3")],
    ...[heading("Certificado | Nº 0417"), { kind: "timeline" as const, items: facts }],
    ...[heading("Linha do tempo"), words("d")],
  ]);
  const [part, after] = chapters;
  if (!(part && "stages" in part)) throw new Error("the steps are no part of their own");
  expect(part.intro?.heading).toBe("Noventa dias");
  expect(
    part.stages.map(({ name, when, measure, pictures }) => [name, when, measure, pictures.length]),
  ).toEqual([
    ["Nó", "Dia 24", "1.500 fileiras", 2],
    ["Chão", "Dia 90", "", 1],
  ]);
  expect(part.certificate).toMatchObject({ name: "Certificado", when: "Nº 0417", facts });
  expect(after).toMatchObject({ heading: "Linha do tempo" });
});
