import { expect, test } from "vitest";
import { diffWords } from "./word-diff.ts";

const written = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, out: `[-${text}-]`, in: `{+${text}+}` })[kind])
    .join("");

test("names the words that went and came, and leaves the others", () => {
  expect(written("Lã e algodão.", "Lã e linho.")).toBe("Lã e [-algodão-]{+linho+}.");
  expect(written("", "Novo")).toBe("{+Novo+}");
  expect(written("Antigo", "")).toBe("[-Antigo-]");
  expect(written("o mesmo", "o mesmo")).toBe("o mesmo");
  expect(written("um dois três", "dois três quatro")).toBe("[-um -]dois três{+ quatro+}");
});

test("a number with its separators is one word", () => {
  expect(written("R$ 4.190", "R$ 4.504")).toBe("R$ [-4.190-]{+4.504+}");
  expect(written("2,50 × 3,00 m: R$ 9.300,00", "2,50 × 3,40 m: R$ 9.300,90")).toBe(
    "2,50 × [-3,00-]{+3,40+} m: R$ [-9.300,00-]{+9.300,90+}",
  );
  expect(written("24/12/2026, 10:00.", "25/12/2026, 10:30.")).toBe(
    "[-24/12/2026-]{+25/12/2026+}, [-10:00-]{+10:30+}.",
  );
});

test("what is shown leads from one text to the other, whatever they are", () => {
  let state = 20_260_101;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const text = () =>
    Array.from({ length: random(30) }, () => "fio lã, nó. cor ".split(" ")[random(5)]).join(" ");
  for (let run = 0; run < 500; run++) {
    const [before, after] = [text(), text()];
    const stretches = diffWords(before, after);
    const read = (without: string) =>
      stretches
        .filter(({ kind }) => kind !== without)
        .map((stretch) => stretch.text)
        .join("");
    expect([read("in"), read("out")]).toEqual([before, after]);
  }
});

test("two books are shown whole instead of being compared for minutes", () => {
  const book = (word: string) => `${word} `.repeat(20_000);
  expect(diffWords(book("antes"), book("depois")).map(({ kind }) => kind)).toEqual(["out", "in"]);
});
