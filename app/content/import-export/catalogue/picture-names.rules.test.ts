import { expect, test } from "vitest";
import { pictureFinder } from "./picture-names.rules.ts";

test("a picture is found whichever way its name writes an accent, as archives of a Mac do", () => {
  const names = ["fotos/Maré.jpg", "Praça.png"];
  const find = pictureFinder(names.map((name) => ({ name: name.normalize("NFD"), url: null })));
  for (const asked of [...names, "maré.JPG"]) {
    expect(find(asked.normalize("NFC")), asked).toBeDefined();
    expect(find(asked.normalize("NFD")), asked).toBeDefined();
  }
});
