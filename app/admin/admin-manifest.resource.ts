import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { manifestResponse } from "#app/site/seo/manifest-response.server.ts";
import { adminTexts } from "./admin.texts.ts";

/** Of the administration as an app: iPhones show push messages only of what is on the home screen. */
export const loader = (): Promise<Response> =>
  manifestResponse(DEFAULT_LOCALE, ({ name }) => ({
    name: `${name} · ${adminTexts.title}`,
    ...{ id: "/admin", start_url: "/admin", scope: "/admin", display: "standalone" },
  }));
