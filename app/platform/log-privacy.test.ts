import { expect, test } from "vitest";
import { forLog, withoutPrivateParts } from "./log-privacy.ts";

test.each([
  ["sent to dona@urdume.test, refused", "sent to [email], refused"],
  ["GET /x?token=abc&email=a%40b.c HTTP", "GET /x?token=…&email=… HTTP"],
  ["call +55 11 98765-4321 or (11) 98765-4321", "call [phone] or [phone]"],
  ["$2b$10$abcdefghijklmnopqrstuv", "[hash]"],
  ["/convite/nX2-uYlL0vVb8s_Tq1Z7wKfJ3hGdRcEo", "/convite/[token]"],
  [`/previa/${"0a".repeat(16)}`, "/previa/[token]"],
])("%s", (text, instead) => expect(withoutPrivateParts(text)).toBe(instead));

test.each([
  "/files/site_assets/site/imagens/0a1b2c3d4e5f60718293a4b5c6d7e8f9.jpg",
  "gallery_samples_sample_images_sample_id_fk",
  "01a1fb9e-a970-7535-a786-604283140ed2",
  "/produtos/tapete-feito-a-mao-com-fios-de-algodao",
])("%s stays", (text) => expect(withoutPrivateParts(text)).toBe(text));

test("an error keeps its kind and place, not the values that it was made of", () => {
  const refusal = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    constraint: "users_email",
    detail: "Key (email)=(ana) already exists.",
  });
  const failed = Object.assign(
    new Error("Failed query: insert into x values ($1)\nparams: Ana,azul", { cause: refusal }),
    {
      params: ["Ana", "azul"],
    },
  );
  const described = forLog({ err: failed });
  expect(described).toMatchObject({
    err: {
      message: "Failed query: insert into x values ($1)",
      cause: { code: "23505", constraint: "users_email" },
    },
  });
  expect(JSON.stringify(described)).not.toMatch(/Ana|azul|\(ana\)/);
  const wrong = Object.assign(new Error('invalid input syntax for type integer: "Ana"'), { code: "22P02" });
  expect(JSON.stringify(forLog(wrong))).not.toContain("Ana");
});

test("a text is bounded", () => expect(withoutPrivateParts("x".repeat(20_000)).length).toBeLessThan(1100));
