import type { LogLine } from "./servers/server-log.ts";

const PRIVATE: Record<string, RegExp> = {
  "an e-mail address": /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i,
  "a telephone number": /\+\d[\d ().-]{8,}\d|\(\d{2}\) ?\d{4,5}-?\d{4}/,
  "a password's hash": /\$2[aby]\$|\$argon2|[0-9a-f]{32,}:[0-9a-f]{32,}/,
  "a session's cookie": /session_token=/,
  "a token":
    /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}(?![\w-])|(?<!\w)[0-9a-f]{40,}(?!\w)/,
};
/** Logged once by the start, on purpose. */
const SETUP_LINK = "Create the first administrator";

/** Log lines with private data and what it is, and lines on stdout that are not JSON. */
export function privateLines(lines: LogLine[], own: string[] = []): string[] {
  return lines
    .filter(({ message }) => message !== SETUP_LINK)
    .flatMap(({ text }) => {
      const looks = Object.entries(PRIVATE).filter(([, pattern]) => pattern.test(text));
      const found = [...looks.map(([what]) => what), ...own.filter((value) => text.includes(value))];
      return found.length > 0 ? [`${found.join(", ")} in: ${text}`] : [];
    });
}
