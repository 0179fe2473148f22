import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Public pages have no client router, and the administration is small: the whole route map travels at once.
  routeDiscovery: { mode: "initial" },
  // Who may post is decided once, for every address, before the router: app/platform/http/same-origin.server.ts.
  allowedActionOrigins: ["**"],
} satisfies Config;
