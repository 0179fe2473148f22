import { expect, test } from "vitest";
import { favouritesRequest } from "./product.request.ts";
import { reach, schemaOf } from "./request-fields.rules.ts";
import { whatsappLink } from "./whatsapp-link.ts";

const reachForm = schemaOf({ reach: reach() });
const favouritesForm = schemaOf(favouritesRequest.fields);

test.each([
  ["(11) 90000-0000", { whatsapp: "(11) 90000-0000", email: "" }],
  ["+34 600 000 000", { whatsapp: "+34 600 000 000", email: "" }],
  ["\u202a+55\u00a011\u00a090000\u20110000\u202c", { whatsapp: "+55\u00a011\u00a090000-0000", email: "" }],
  ["11 90000–0000", { whatsapp: "11 90000-0000", email: "" }],
  [" Ana@Example.com ", { whatsapp: "", email: "ana@example.com" }],
])("%j is a way to answer", (typed, ways) => {
  expect(reachForm.parse({ reach: typed, consent: "on" }).reach).toEqual(ways);
});

test.each(["ana@", "@ana", "12345", "--------", "ligue para mim", "ana@example"])("%j is none", (typed) => {
  expect(reachForm.safeParse({ reach: typed, consent: "on" }).error?.issues[0]?.message).toBe("reachInvalid");
});

test("a list of favourites is read from one field, and not without end", () => {
  const form = { name: "Ana", reach: "ana@example.com", consent: "on" };
  expect(favouritesForm.parse({ ...form, rugs: "scallop, marola" }).rugs).toEqual(["scallop", "marola"]);
  expect(favouritesForm.safeParse({ ...form, rugs: "a,".repeat(50) }).success).toBe(false);
});

test("a WhatsApp link has the number's digits, its country and the prepared words", () => {
  expect(whatsappLink("+55 (11) 90000-0000")).toBe("https://wa.me/5511900000000");
  expect(whatsappLink("(11) 90000-0000", "Olá, Ana & Bia")).toBe(
    "https://wa.me/5511900000000?text=Ol%C3%A1%2C%20Ana%20%26%20Bia",
  );
});
