import { describe, expect, it } from "vitest";
import { needsConfirmationMail } from "./newsletter.rules.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const minutesBefore = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

const DIGEST = "digest";

describe("confirmation mail", () => {
  it("goes to a new address and to one that had left", () => {
    expect(needsConfirmationMail(undefined, NOON)).toBe(true);
    const left = { status: "unsubscribed", confirmationDigest: null, confirmationSentAt: NOON } as const;
    expect(needsConfirmationMail(left, NOON)).toBe(true);
  });

  it("does not go to a confirmed address", () => {
    const confirmed = { status: "confirmed", confirmationDigest: null, confirmationSentAt: null } as const;
    expect(needsConfirmationMail(confirmed, NOON)).toBe(false);
  });

  it.each(["pending", "unsubscribed"] as const)("is repeated only after ten minutes (%s)", (status) => {
    const sentAt = (confirmationSentAt: Date) => ({ status, confirmationDigest: DIGEST, confirmationSentAt });
    expect(needsConfirmationMail(sentAt(minutesBefore(9)), NOON)).toBe(false);
    expect(needsConfirmationMail(sentAt(minutesBefore(10)), NOON)).toBe(true);
  });
});
