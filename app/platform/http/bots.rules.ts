/** Bots say nothing about demand. */
const BOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|preview|lighthouse|facebookexternalhit|monitor|curl\/|wget\/|python|java\/|go-http|node-fetch|axios/i;

/** A missing user agent counts as a bot. */
export const isBot = (userAgent: string | null): boolean => !userAgent || BOT.test(userAgent);
