import { expect, test } from "vitest";
import { failureOf, readMailFilter } from "./outbox.rules.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:2525", "unreachable"],
  ["getaddrinfo ENOTFOUND smtp.loja.test", "unreachable"],
  ["Greeting never received", "unreachable"],
  ["Connection closed unexpectedly", "unreachable"],
  ["Server closed the connection", "unreachable"],
  ["Invalid login: 535 5.7.8 Username and Password not accepted", "password"],
  ["self-signed certificate in certificate chain", "certificate"],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", "recipient"],
  ["Message failed: 552 5.2.2 Mailbox full", "full"],
  ["Message failed: 451 Try again later", "later"],
  ["Mail command failed: 450 4.7.1 Greylisted", "later"],
  ["Message failed: 554 5.7.1 Rejected as spam", "refusedAsSpam"],
  ["Mail command failed: 550 5.1.8 Sender address rejected", "sender"],
  ["No mail server is configured", "noServer"],
  ["Something else", "other"],
])("%j is %s", (words, trouble) => {
  expect(failureOf(words)).toBe(trouble);
});

test("an address that makes no sense asks for the whole list", () => {
  const asked = readMailFilter(new URLSearchParams({ situacao: "x", pagina: "-3", q: "  ana " }));
  expect(asked).toEqual({ query: "ana", status: null, page: 1 });
});
