import { testMailTexts } from "./test-mail.texts.ts";

export function testMail(brand: string) {
  const { subject, text, asked } = testMailTexts.mail;
  return { kind: "test", subject, lines: [text(brand), asked] };
}
