import { describe, expect, it } from "vitest";
import { needsConfirmationMail } from "./newsletter.rules.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const minutesBefore = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

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
