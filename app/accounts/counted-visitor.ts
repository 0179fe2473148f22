import { isBot } from "#app/platform/http/bots.rules.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Bots, staff and who sends Do Not Track or Global Privacy Control are in no statistics. */
export function isCountedVisitor(header: (name: string) => string | null | undefined): boolean {
  const declines = header("dnt") === "1" || header("sec-gpc") === "1";
  return !declines && !isBot(header("user-agent")) && !hasSessionCookie(header("cookie"));
}
