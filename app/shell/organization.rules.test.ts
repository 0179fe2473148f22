import { expect, test } from "vitest";
import { readAddress, readOpeningHours } from "./organization.rules.ts";

test.each([
  ["9h-18h", "09:00", "18:00"],
  ["9h30 às 18h", "09:30", "18:00"],
  ["08:00 – 19:15", "08:00", "19:15"],
  ["de 10 a 16", "10:00", "16:00"],
])("hours that people read, %s, are hours for machines too", (weekdays, opens, closes) => {
  const [found] = readOpeningHours({ weekdays, saturday: "" });
  expect(found).toMatchObject({ opens, closes });
});

test("hours that say something else are left out", () => {
  expect(readOpeningHours({ weekdays: "com hora marcada", saturday: "fechado" })).toEqual([]);
  expect(readOpeningHours({ weekdays: "", saturday: "9h-13h" })).toEqual([
    { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
  ]);
});

test("a postal code is told from the street", () => {
  expect(readAddress(["Rua do Tear, 190", "Barra Funda", "01140-000"], "São Paulo")).toMatchObject({
    streetAddress: "Rua do Tear, 190, Barra Funda",
    postalCode: "01140-000",
  });
});
