import { expect, test } from "vitest";
import { readLink, writeArLink, writeLink } from "./link.ts";

const placement = {
  id: "1",
  design: "d",
  width: 2.5,
  length: 3.5,
  colours: { 0: "#a4583b", 3: "#1c2f52" },
  x: 2.61,
  y: -0.4,
  angle: -Math.PI / 2,
};

test("a link carries rug, size, colours and place, and gives them back", () => {
  const link = writeLink("https://urdume.example/simulador", "tapete-lua", placement);
  expect(link).toBe(
    "https://urdume.example/simulador?tapete=tapete-lua&medida=250x350&cores=0-a4583b.3-1c2f52&lugar=2.61,-0.40,-90",
  );
  expect(readLink(new URL(link).searchParams)).toEqual({
    wantsAr: false,
    slug: "tapete-lua",
    size: { width: 2.5, length: 3.5 },
    colours: placement.colours,
    place: { x: 2.61, y: -0.4, angle: expect.closeTo(-Math.PI / 2) },
  });
});

test("what somebody else wrote into a link is left alone", () => {
  const query = new URLSearchParams("tapete=x&medida=9&cores=0-red.1-12345g&lugar=1,2");
  expect(readLink(query)).toEqual({ slug: "x", size: null, colours: {}, place: null, wantsAr: false });
});

test.each(["", ",,", "1,,3", "1,2, ", "1,2,x", "1,2,3,4"])("%j is no place", (written) => {
  expect(readLink(new URLSearchParams({ lugar: written })).place).toBeNull();
});

test("a link to a real floor carries no place, because there is no photo", () => {
  const link = writeArLink("https://urdume.example/simulador", "tapete-lua", {
    width: 2.5,
    length: 3.5,
    colours: {},
  });
  expect(link).toBe("https://urdume.example/simulador?tapete=tapete-lua&medida=250x350&ver=ra");
  expect(readLink(new URL(link).searchParams)).toMatchObject({ wantsAr: true, place: null });
});
