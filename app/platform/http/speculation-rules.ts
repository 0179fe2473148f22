/** Prefetches on hover. Inline, to save a request before the first picture. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/admin*", "/files/*", "/simulador-admin*", "/blog", "/*/blog", "/*.pdf"],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
