import { expect, test } from "vitest";
import { type Run, runsOf, writeRuns } from "./inline-text.rules.ts";

const run = (text: string, part: Partial<Run> = {}): Run => ({
  text,
  isStrong: false,
  isEmphasised: false,
  address: null,
  ...part,
});

test("strong and emphasised words and links are marked", () => {
  expect(runsOf("Leia **isto**, *isso* e [aquilo](/termos).")).toEqual([
    run("Leia "),
    run("isto", { isStrong: true }),
    run(", "),
    run("isso", { isEmphasised: true }),
    run(" e "),
    run("aquilo", { address: "/termos" }),
    run("."),
  ]);
});

test("a mark without its other end is a character", () => {
  expect(runsOf("2 * 3 ** 4 [x] (y)")).toEqual([run("2 * 3 ** 4 [x] (y)")]);
  expect(runsOf("\\*nada\\*")).toEqual([run("*nada*")]);
});

test.each([
  "javascript:alert",
  "JaVaScRiPt:alert",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "http://plain.example",
  "vbscript:x",
])("makes no link to %s", (address) => {
  expect(runsOf(`[aqui](${address})`)).toEqual([run("aqui")]);
  expect(writeRuns(runsOf(`[aqui](${address})`))).toBe("aqui");
});

test("whatever is written is read again as it was, for a thousand texts", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const pieces = ["fio", " ", "**", "*", "[", "]", "(", ")", "\\", "nó", "\n", "{marca}", "1.", "- ", "|"];
  for (let round = 0; round < 1000; round++) {
    const runs = Array.from({ length: 1 + random(6) }, () =>
      run(Array.from({ length: 1 + random(4) }, () => pieces[random(pieces.length)]).join(""), {
        isStrong: random(2) === 0,
        isEmphasised: random(3) === 0,
        address:
          random(4) === 0 ? ["/termos", "https://urdume.example/x", "mailto:{e-mail}"][random(3)] : null,
      }),
    );
    const written = writeRuns(runs);
    const read = runsOf(written);
    expect(writeRuns(read), written).toBe(written);
    expect(read.map(({ text }) => text).join("")).toBe(runs.map(({ text }) => text).join(""));
    const marked = (all: Run[]) =>
      all.flatMap(({ text, ...flags }) => Array.from(text, (sign) => ({ sign, ...flags })));
    expect(marked(read), written).toEqual(marked(runs));
  }
});
