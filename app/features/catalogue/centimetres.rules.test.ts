import { expect, test } from "vitest";
import { parseCentimetres } from "./centimetres.rules.ts";

test("a length is read as it is written in any language, in metres too", () => {
  const read = ["260", " 29,7 ", "2,6", "2.60", "1,75", "3 m", "180cm", "2,", "10,05 m"].map(
    parseCentimetres,
  );
  expect(read).toEqual([260, 29.7, 260, 260, 175, 300, 180, 2, 1005]);
  for (const none of ["", "-5", "2,6,1", "alto", "1e3"]) expect(parseCentimetres(none)).toBeNaN();
});
