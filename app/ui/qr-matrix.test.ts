import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrMatrix } from "./qr-matrix.ts";

const draw = (text: string) =>
  qrMatrix(text).map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));
const fingerprint = (text: string) =>
  createHash("sha256").update(draw(text).join("\n")).digest("hex").slice(0, 16);

test("the three corners and the timing lines are where a camera looks for them", () => {
  const rows = draw("urdume");
  expect(rows).toHaveLength(21);
  const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows[6]?.slice(7, 14)).toBe(".#.#.#.");
});

test("codes of every size stay as a scanner has read them", () => {
  const texts = [1, 20, 60, 110, 150, 260, 400, 660].map((length) => "tear ".repeat(200).slice(0, length));
  expect(texts.map((text) => [draw(text).length, fingerprint(text)])).toMatchInlineSnapshot(`
    [
      [
        21,
        "3b289748ba27fd15",
      ],
      [
        25,
        "184fe314a94a8ba6",
      ],
      [
        33,
        "4930424dc8b5bbbe",
      ],
      [
        45,
        "0a4ddd5f360a41d8",
      ],
      [
        49,
        "ca9a2414c59c59fa",
      ],
      [
        65,
        "7c25debbcd4d7b28",
      ],
      [
        77,
        "8d8e39d6d9479745",
      ],
      [
        97,
        "8077878e424dba09",
      ],
    ]
  `);
});

test("what does not fit is refused", () => {
  expect(() => qrMatrix("x".repeat(667))).toThrow("too long");
});
