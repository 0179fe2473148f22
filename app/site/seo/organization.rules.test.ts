import { expect, test } from "vitest";
import { readAddress } from "./organization.rules.ts";

test("a postal code is distinguished from the street", () => {
  expect(readAddress(["Rua do Tear, 190", "Barra Funda", "01140-000"], "São Paulo")).toMatchObject({
    streetAddress: "Rua do Tear, 190, Barra Funda",
    postalCode: "01140-000",
  });
});
