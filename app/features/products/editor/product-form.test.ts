import { describe, expect, test } from "vitest";
import { productFieldsAdminTexts } from "#app/features/catalogue/product-fields.texts.ts";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { productForm } from "./product-form.ts";

const schema = productForm(productsAdminTexts.errors);

function read(fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries({ name: "Lua", ...fields }))
    for (const value of [values].flat()) form.append(name, value);
  const submission = parseForm(form, { schema });
  return submission.status === "success" ? submission.value : submission.error;
}
const row = (at: number, width: string, length: string, brl = "", eur = "") => ({
  [`sizes[${at}].width`]: width,
  [`sizes[${at}].length`]: length,
  [`sizes[${at}].brl`]: brl,
  [`sizes[${at}].eur`]: eur,
});

describe("a rug's form", () => {
  test("needs no more than a name", () => {
    expect(read({})).toMatchObject({
      name: "Lua",
      sizes: [],
      images: [],
      related: [],
      state: "draft",
      shape: "rectangular",
      collectionId: null,
      leadTimeDays: null,
      squareMetreBrlCents: null,
    });
    expect(read({ name: "  " })).toEqual({ name: ["O nome é obrigatório."] });
  });

  test("says how many pictures it takes", () => {
    const images = Array.from({ length: 31 }, (_, at) => `/files/${at}.jpg`);
    expect(read({ images })).toEqual({ images: ["São imagens demais: no máximo 30. Remova as que sobram."] });
  });

  test("takes both measures from the first field", () => {
    const fields = { ...row(0, "200×300", ""), ...row(1, "1,5 x 2 m", ""), ...row(2, "2 x 3", "4") };
    expect(read(fields)).toEqual({ "sizes[2].width": [productsAdminTexts.errors.measure] });
    expect(read({ ...fields, ...row(2, "", "") })).toMatchObject({
      sizes: [
        { widthMetres: 2, lengthMetres: 3 },
        { widthMetres: 1.5, lengthMetres: 2 },
      ],
    });
  });

  test("takes a long side as it is shown again", () => {
    const long = { sizes: [{ widthMetres: 25, lengthMetres: 3 }] };
    for (const typed of ["25 m", "25,00"]) expect(read(row(0, typed, "3,00"))).toMatchObject(long);
  });

  test("brings its sizes in order and leaves out rows that say nothing", () => {
    const fields = {
      ...row(0, "2,00", "3", "R$ 12.900,00", "2.490"),
      ...row(1, "", ""),
      ...row(2, "250 cm", "3,5 m"),
    };
    expect(read(fields)).toMatchObject({
      sizes: [
        { widthMetres: 2, lengthMetres: 3, priceBrlCents: 1_290_000, priceEurCents: 249_000 },
        { widthMetres: 2.5, lengthMetres: 3.5, priceBrlCents: null, priceEurCents: null },
      ],
    });
  });

  test("names the field of a size that cannot be read", () => {
    const fields = {
      ...row(0, "2", "3"),
      ...row(1, "2,00", "3,00"),
      ...row(2, "dois", "3"),
      ...row(3, "2", ""),
      ...row(4, "2", "300 m"),
      ...row(5, "1", "2", "caro", "1"),
    };
    const { errors } = productsAdminTexts;
    expect(read(fields)).toEqual({
      "sizes[1].width": [errors.repeated],
      "sizes[2].width": [errors.measure],
      "sizes[4].length": [errors.range],
      "sizes[5].brl": [errors.price],
    });
  });

  test("asks for one measure of a round rug, and for two of any other", () => {
    expect(read(row(0, "2", ""))).toEqual({ "sizes[0].length": [productsAdminTexts.errors.length] });
    expect(read({ shape: "round", ...row(0, "2", "") })).toMatchObject({
      sizes: [{ widthMetres: 2, lengthMetres: 2 }],
    });
  });

  test("takes one picture or many, and a blank choice for none", () => {
    expect(read({ images: "/media/areia.jpg", collectionId: "", related: "" })).toMatchObject({
      images: ["/media/areia.jpg"],
      collectionId: null,
      related: [],
    });
    expect(read({ images: ["/a", "/b"] })).toMatchObject({ images: ["/a", "/b"] });
    expect(read({ leadTimeDays: "0" })).toEqual({
      leadTimeDays: [productFieldsAdminTexts.problems.leadTime],
    });
    expect(read({ leadTimeDays: "90" })).toMatchObject({ leadTimeDays: 90 });
  });
});
