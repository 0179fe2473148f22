import { pathFor, siteLocale } from "#app/i18n/locales.ts";
import { manifestResponse } from "./manifest-response.server.ts";

/** Web app manifest. */
export const loader = (): Promise<Response> =>
  manifestResponse(siteLocale(), ({ seoDescription }) => ({
    description: seoDescription,
    ...{ id: "/", start_url: pathFor(siteLocale(), "/principal"), scope: "/", display: "browser" },
  }));
