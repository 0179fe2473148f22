import { expect, test } from "vitest";
import { readIdentifiers } from "./retention.rules.ts";

test("a telephone copied from a contact is read without its marks; seven digits are too few", () => {
  expect(readIdentifiers(["\u202a+55 11 98888\u20117777\u202c"])?.phones).toEqual(["+55 11 98888-7777"]);
  expect(readIdentifiers(["988 8777"])).toBeNull();
});
