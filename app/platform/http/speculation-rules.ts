/**
 * The next page is fetched when the pointer rests on its link, so that it appears at once. The rules stand in each
 * public page: an address of their own would be one more thing to ask for before the first picture is there.
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
