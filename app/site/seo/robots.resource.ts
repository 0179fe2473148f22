import { siteOrigin } from "#app/platform/http/site-origin.server.ts";

export function loader({ request }: { request: Request }) {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /simulador-admin",
    "Disallow: /storage-test",
    "",
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
