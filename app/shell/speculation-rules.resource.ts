/** The next page is fetched when the pointer rests on its link, so that it appears at once. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: { href_matches: ["/admin*", "/api/*", "/files/*", "/simulador-admin*", "/blog", "/*/blog"] },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(RULES), {
    headers: { "content-type": "application/speculationrules+json", "cache-control": "public, max-age=3600" },
  });
}
