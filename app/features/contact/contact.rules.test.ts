import { expect, test } from "vitest";
import { schemaOf } from "#app/requests/request-fields.rules.ts";
import { contactRequest } from "./contact.request.ts";
import { liveMapAddress } from "./contact.rules.ts";

const contactForm = schemaOf(contactRequest.fields);

const sent = {
  name: "Ana",
  email: "ana@example.com",
  subject: "Tapete",
  message: "Quero um tapete azul.",
  consent: "on",
};

const messagesOf = (form: object) =>
  Object.fromEntries(
    (contactForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test("a complete form passes, trimmed, with the address in lower case; the telephone is optional", () => {
  expect(contactForm.parse({ ...sent, name: "  Ana ", email: " Ana@Example.com" })).toEqual({
    ...sent,
    phone: "",
  });
});

test.each([
  ["name", "A", "nameShort"],
  ["name", " A ", "nameShort"],
  ["email", "ana@", "emailInvalid"],
  ["email", undefined, "emailInvalid"],
  ["subject", "ok", "subjectShort"],
  ["message", "Só isto.", "messageShort"],
  ["message", "a".repeat(5001), "tooLong"],
  ["consent", undefined, "consentRequired"],
])("%s %j is refused with %s", (field, value, message) => {
  expect(messagesOf({ ...sent, [field]: value })).toEqual({ [field]: message });
});

test("the shortest that is allowed passes", () => {
  const shortest = { ...sent, name: "Al", subject: "Oi!", message: "1234567890" };
  expect(contactForm.safeParse(shortest).success).toBe(true);
});

test("the live map is a box around the place, with its mark", () => {
  const address = new URL(liveMapAddress({ latitude: -23.5, longitude: -46.6, zoom: 16 }));
  expect(address.origin).toBe("https://www.openstreetmap.org");
  expect(address.searchParams.get("bbox")).toBe("-46.60800,-23.50450,-46.59200,-23.49550");
  expect(address.searchParams.get("marker")).toBe("-23.5,-46.6");
});
