import type { Block } from "../rich-text/rich-text.rules.ts";

type PictureBlock = Extract<Block, { kind: "picture" }>;

export type StoryChapter = {
  heading: string | null;
  /** One before and one after the text; further ones start a chapter. A timeline has any number. */
  pictures: PictureBlock[];
  blocks: Block[];
};

/** A step in days; heading "Nó | dias 24 a 78 | 1.500.000 nós". */
export type Stage = StoryChapter & { name: string; when: string; measure: string };

export type Stages = {
  intro: StoryChapter | null;
  stages: Stage[];
  certificate: (Stage & { facts: { when: string; text: string }[] }) | null;
};

export type Story = { cover: PictureBlock | null; opening: Block[]; chapters: (StoryChapter | Stages)[] };

const PICTURES_PER_CHAPTER = 2;
const BAR = /\s*\|\s*/;

const hasTimeline = ({ blocks }: StoryChapter) => blocks.some(({ kind }) => kind === "timeline");

/** By the year in its caption: "Trama, 2019." */
export function pictureOf(when: string, pictures: readonly PictureBlock[]): PictureBlock | undefined {
  return pictures.find(({ caption }) => caption.includes(when));
}

/** A first picture is the cover; each heading starts a chapter, with the picture right before it. */
export function storyOf(blocks: Block[]): Story {
  const [first, ...others] = blocks;
  const cover = first?.kind === "picture" ? first : null;
  const rest = cover ? others : blocks;
  const start = rest.findIndex(({ kind }) => kind === "heading" || kind === "picture");
  const opening = start < 0 ? rest : rest.slice(0, start);
  const chapters: StoryChapter[] = [];
  for (const block of start < 0 ? [] : rest.slice(start)) {
    const current = chapters.at(-1);
    if (block.kind === "heading") {
      const awaits = current && current.heading === null && current.blocks.length === 0;
      if (awaits) current.heading = block.text;
      else chapters.push({ heading: block.text, pictures: [], blocks: [] });
    } else if (block.kind === "picture") {
      const hasRoom = current && (hasTimeline(current) || current.pictures.length < PICTURES_PER_CHAPTER);
      if (hasRoom) current.pictures.push(block);
      else chapters.push({ heading: null, pictures: [block], blocks: [] });
    } else if (current) current.blocks.push(block);
  }
  return { cover, opening, chapters: withStages(chapters) };
}

/** Chapters with a bar in their heading form one part, with the text-only chapter before them. */
function withStages(chapters: StoryChapter[]): Story["chapters"] {
  const parts: Story["chapters"] = [];
  for (const chapter of chapters) {
    const [name = "", when = "", measure = ""] = chapter.heading?.split(BAR) ?? [];
    if (!when) {
      parts.push(chapter);
      continue;
    }
    let part = parts.at(-1);
    if (!(part && "stages" in part)) {
      const opens = part?.pictures.length === 0 && !hasTimeline(part);
      part = { intro: part && opens ? part : null, stages: [], certificate: null };
      if (opens) parts.pop();
      parts.push(part);
    }
    const stage = { ...chapter, name, when, measure };
    const facts = chapter.blocks.find(({ kind }) => kind === "timeline");
    if (facts?.kind === "timeline") part.certificate = { ...stage, facts: facts.items };
    else part.stages.push(stage);
  }
  return parts;
}
