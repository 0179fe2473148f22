import { inflateSync } from "node:zlib";

export type ReadPdf = { pages: number; text: string; fonts: string[]; colours: Set<string> };

type Letters = Map<string, string>;

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;
/** A font, an array of glyphs, or the end of a text block. */
const WORDS = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g;
const FILLED = /([\d.]+) ([\d.]+) ([\d.]+) scn/g;

/** Reads files written by pdfkit: plain objects, and fonts with a ToUnicode map. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString("latin1");
  const objects = new Map([...file.matchAll(OBJECT)].map(([, id = "", body = ""]) => [id, body]));
  const bodies = [...objects.values()];
  const faces = new Map<string, Letters>();
  for (const [, face = "", id = ""] of file.matchAll(/\/(F\d+) (\d+) 0 R/g))
    faces.set(face, lettersOf(objects, id));
  const drawn = bodies.map(streamOf).filter((stream) => stream.includes("MCID"));
  const numbers = drawn.flatMap((stream) => [...stream.matchAll(FILLED)]);
  return {
    pages: bodies.filter((body) => /\/Type \/Page\b/.test(body)).length,
    text: drawn.map((stream) => wordsOf(stream, faces)).join("\n"),
    fonts: bodies.flatMap((body) => /\/BaseFont \/\w+\+(\S+)/.exec(body)?.[1] ?? []),
    colours: new Set(numbers.map(([, ...parts]) => hexOf(parts.map(Number)))),
  };
}

function streamOf(body: string): string {
  const [, packed] = STREAM.exec(body) ?? [];
  if (!packed || !body.includes("/FlateDecode")) return "";
  return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
}

function lettersOf(objects: Map<string, string>, font: string): Letters {
  const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? "") ?? [];
  const letters: Letters = new Map();
  for (const [, from = "", said = ""] of streamOf(objects.get(map) ?? "").matchAll(
    /<(\w+)> <\w+> \[([^\]]*)\]/g,
  ))
    for (const [place, [, codes = ""]] of [...said.matchAll(/<([^>]*)>/g)].entries())
      letters.set(hexOfLetter(Number.parseInt(from, 16) + place), charactersOf(codes));
  return letters;
}

const hexOfLetter = (letter: number) => letter.toString(16).padStart(4, "0");
const charactersOf = (codes: string) =>
  Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

function wordsOf(stream: string, faces: Map<string, Letters>): string {
  let letters: Letters = new Map();
  let text = "";
  for (const [, face, shown] of stream.matchAll(WORDS)) {
    if (face) letters = faces.get(face) ?? new Map();
    else if (shown === undefined) text += "\n";
    else
      for (const [, run = ""] of shown.matchAll(/<(\w+)>/g))
        for (const [letter] of run.matchAll(/\w{4}/g)) text += letters.get(letter) ?? "�";
  }
  return text;
}

const hexOf = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
