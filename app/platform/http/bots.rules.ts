/** Bots and browsers without a window say nothing about demand. */
const BOT =
  /bot\b|bot[/;_-]|headless|crawl|spider|slurp|scrap|preview|lighthouse|facebookexternalhit|monitor|curl\/|wget\/|python|java\/|go-http|node-fetch|axios/i;

/** A missing user agent counts as a bot. */
export const isBot = (userAgent: string | null | undefined): boolean => !userAgent || BOT.test(userAgent);
