import { expect, test } from "vitest";
import { parseTelephone, telephoneLabel } from "./telephone.rules.ts";
import { internationalDigits } from "./telephone.ts";
import { STANDARD_TIME_ZONE, setTimeZone } from "./time-zone.rules.ts";

test.each([
  ["(11) 90000-0000", "5511900000000"],
  ["011 3333-4444", "551133334444"],
  ["+55 (11) 90000-0000", "5511900000000"],
  ["0055 11 90000 0000", "5511900000000"],
  ["5511900000000", "5511900000000"],
  ["600 000 000", "34600000000"],
  ["+34 600 000 000", "34600000000"],
  ["+1 (212) 555-0100", "12125550100"],
  ["+44 (0)20 7946 0958", "442079460958"],
  ["34 600 123 456", "34600123456"],
  ["1 212 555 0100", "12125550100"],
  ["33 6 12 34 56 78", "33612345678"],
  ["41 79 123 45 67", "41791234567"],
  ["0800 555 1234", "558005551234"],
  ["(31) 8888-7766", "553188887766"],
])("%s is reached as %s", (typed, digits) => {
  expect(internationalDigits(typed)).toBe(digits);
});

test.each([
  ["31 98888-7766", "+5531988887766", "(31) 98888-7766"],
  ["(31) 98888 7766", "+5531988887766", "(31) 98888-7766"],
  ["081 3333-0000", "+558133330000", "(81) 3333-0000"],
  ["55 81 99999-0000", "+5581999990000", "(81) 99999-0000"],
  ["5511900000000", "+5511900000000", "(11) 90000-0000"],
  ["+551130000000", "+551130000000", "(11) 3000-0000"],
  ["0800 555 1234", "+558005551234", "0800 555 1234"],
  ["+34 600 123 456", "+34600123456", "+34 600 123 456"],
  ["0034 600 123 456", "+34600123456", "+34 600 123 456"],
  ["+351 912 345 678", "+351912345678", "+351 912 345 678"],
  ["+1 (212) 555-0134", "+12125550134", "+1 212 555 0134"],
  ["+44 (0)20 7946 0958", "+442079460958", "+44 207 946 0958"],
  ["0049 (0) 30 123456", "+4930123456", "+49 301 234 56"],
  ["+55 (0)31 98888-7766", "+5531988887766", "(31) 98888-7766"],
])("the brand's number %s is kept as %s and read as %s", (typed, kept, label) => {
  expect(parseTelephone(typed)).toBe(kept);
  expect(telephoneLabel(kept)).toBe(label);
  expect(parseTelephone(label)).toBe(kept);
});

test("the brand's number is written as it is dialled from abroad where a page is not in Portuguese", () => {
  expect(telephoneLabel("+5511900000000", "es")).toBe("+55 11 90000-0000");
  expect(telephoneLabel("+551130000000", "en")).toBe("+55 11 3000-0000");
  expect(telephoneLabel("+34600123456", "es")).toBe("+34 600 123 456");
  expect(parseTelephone("+55 11 90000-0000")).toBe("+5511900000000");
});

test("where the site's time zone is that of Spain, a number without a country is Spanish", () => {
  setTimeZone("Europe/Madrid");
  expect(parseTelephone("600 123 456")).toBe("+34600123456");
  expect(parseTelephone("(31) 98888-7766")).toBe(null);
  expect(parseTelephone("+55 31 98888-7766")).toBe("+5531988887766");
  expect(internationalDigits("912 345 678")).toBe("34912345678");
  expect(internationalDigits("34 912 345 678")).toBe("34912345678");
  setTimeZone(STANDARD_TIME_ZONE);
});

test.each([
  "988887766",
  "98888-7766",
  "12",
  "(31) 8888-7766",
  "(20) 98888-7766",
  "+34 12",
  "telefone da loja",
  "",
])("the number %s reaches nobody", (typed) => {
  expect(parseTelephone(typed)).toBe(null);
});
