import { describe, expect, it } from "vitest";
import { needsConfirmationMail, subscriptionForm } from "./newsletter.rules.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const minutesBefore = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

describe("subscription form", () => {
  it("takes an address in lower case, without the spaces around it", () => {
    expect(subscriptionForm.parse({ email: "  Ana@Example.com " })).toEqual({ email: "ana@example.com" });
  });

  it.each(["", "ana", "ana@", "ana@example", `${"a".repeat(250)}@example.com`])("refuses %j", (email) => {
    expect(subscriptionForm.safeParse({ email }).success).toBe(false);
  });
});

describe("confirmation mail", () => {
  it("goes to a new address and to one that had left", () => {
    expect(needsConfirmationMail(undefined, NOON)).toBe(true);
    expect(needsConfirmationMail({ status: "unsubscribed", confirmationSentAt: NOON }, NOON)).toBe(true);
  });

  it("does not go to a confirmed address", () => {
    expect(needsConfirmationMail({ status: "confirmed", confirmationSentAt: null }, NOON)).toBe(false);
  });

  it("is repeated only after ten minutes", () => {
    const sentAt = (confirmationSentAt: Date) => ({ status: "pending", confirmationSentAt }) as const;
    expect(needsConfirmationMail(sentAt(minutesBefore(9)), NOON)).toBe(false);
    expect(needsConfirmationMail(sentAt(minutesBefore(10)), NOON)).toBe(true);
  });
});
