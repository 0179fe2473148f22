import { expect, test } from "vitest";
import { customPages } from "#app/features/pages/custom-pages.content.ts";
import { localizedValue } from "./content.server.ts";

const { title, lead } = customPages.fields;
const SPANISH = { es: "Cuidado de la alfombra" };

test("a required word that only another language has stands in, after the site's own language was changed", () => {
  expect(localizedValue(title, SPANISH, "pt-BR")).toBe("Cuidado de la alfombra");
  expect(localizedValue(title, { ...SPANISH, "pt-BR": "Cuidados" }, "en")).toBe("Cuidados");
  expect(localizedValue(lead, SPANISH, "pt-BR")).toBe("");
});
