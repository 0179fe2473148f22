import type { Config } from "@react-router/dev/config";
import { tellBrowserItsRoutes } from "./tools/vite/browser-routes.ts";

export default {
  ssr: true,
  // Split, the few routes with a client action would be requested in two files, and the build takes a fifth longer.
  splitRouteModules: false,
  // The whole route map is sent at once: public pages have no client router, and the administration is small.
  routeDiscovery: { mode: "initial" },
  buildEnd: tellBrowserItsRoutes,
  // Checked for every address before the router: app/platform/http/same-origin.server.ts.
  allowedActionOrigins: ["**"],
} satisfies Config;
