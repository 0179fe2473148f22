import { expect, test } from "vitest";
import { isKnotted, isTufted } from "./technique.rules.ts";

test.each([
  ["Nó manual", "knotted"],
  ["Feito a nós", "knotted"],
  ["Anudada a mano", "knotted"],
  ["Hand-knotted", "knotted"],
  ["Tufado à mão, esculpido à tesoura", "tufted"],
  ["Tufada a mano, bouclé", "tufted"],
  ["Hand-tufted", "tufted"],
  ["Tecido no tear manual", "neither"],
  ["Telar manual", "neither"],
  ["", "neither"],
])("%j is %s", (technique, expected) => {
  const said = isTufted(technique) ? "tufted" : isKnotted(technique) ? "knotted" : "neither";
  expect(said).toBe(expected);
});
