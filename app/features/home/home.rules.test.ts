import { describe, expect, test } from "vitest";
import { isLongTitle } from "#app/ui/layout/title-style.ts";
import { asTitle, LANDING_TEXT_DELAY_MS, PROMO_DELAY_MS, withBoundLetters } from "./home.rules.ts";

describe("home rules", () => {
  test("the waits are those of the specification", () => {
    expect([LANDING_TEXT_DELAY_MS, PROMO_DELAY_MS]).toEqual([5000, 2000]);
  });

  test("a tagline loses its full stop as a title, and only that", () => {
    expect(asTitle(" Um tapete é mais que um tapete, é uma marca. ")).toBe(
      "Um tapete é mais que um tapete, é uma marca",
    );
    expect(asTitle("Feito à mão!")).toBe("Feito à mão!");
  });

  test("the demo titles of all languages keep the largest size, a longer one does not", () => {
    expect(isLongTitle("Una alfombra es más que una alfombra, es una marca")).toBe(false);
    expect(isLongTitle("Tapetes que atravessam casas, mudanças e invernos inteiros")).toBe(true);
  });

  test("a word of one letter ends no line of a title", () => {
    expect(withBoundLetters("Um tapete é mais, é uma marca à mão")).toBe(
      "Um tapete é\u00a0mais, é\u00a0uma marca à\u00a0mão",
    );
  });
});
