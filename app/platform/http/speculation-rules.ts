/**
 * Prefetches a page when the pointer rests on its link. Inline: a file of its own would be another request
 * before the first picture.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/admin*",
                "/api/*",
                "/files/*",
                "/simulador-admin*",
                "/blog",
                "/*/blog",
                "/*.pdf",
              ],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
