import { createContext, data, type MiddlewareFunction, useLocation } from "react-router";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { allowSubmission } from "#app/requests/submission-limits.server.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/preview-link.page.ts";
import { OPENINGS_PER_ADDRESS } from "./preview-limits.rules.ts";
import styles from "./preview-link.module.css";
import { previewLinkTexts } from "./preview-link.texts.ts";
import { type OpenedLink, openPreviewLink } from "./preview-links.server.ts";

type Missing = Exclude<OpenedLink["state"], "shown">;

const STATUS: Record<Missing, number> = { over: 410, unknown: 404, failed: 503 };
const TOO_MANY = 429;
const HEADERS = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  // The link is a secret.
  "referrer-policy": "no-referrer",
};

const missingContext = createContext<Missing>("unknown");

const showPreview: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  if (!(await allowSubmission("preview-link", request, OPENINGS_PER_ADDRESS)))
    return new Response(null, { status: TOO_MANY, headers: HEADERS });
  const opened = await open(String(params.token), siteOrigin(request));
  if (opened.state === "shown") {
    const headers = { ...HEADERS, "content-type": "text/html; charset=utf-8" };
    return new Response(request.method === "HEAD" ? null : opened.html, { headers });
  }
  context.set(missingContext, opened.state);
  return next();
};

export const middleware = [showPreview];

async function open(token: string, origin: string): Promise<OpenedLink> {
  return withFallback({ state: "failed" }, "A preview link could not be opened", () =>
    openPreviewLink(token, origin),
  );
}

export function loader({ context }: Route.LoaderArgs) {
  const missing = context.get(missingContext);
  return data({ missing }, { status: STATUS[missing], headers: HEADERS });
}

export const headers: Route.HeadersFunction = () => HEADERS;

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const texts = previewLinkTexts(localeOfPath(location.pathname));
  return [
    { title: texts[loaderData?.missing ?? "unknown"].title },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function PreviewLinkPage({ loaderData: { missing } }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const texts = previewLinkTexts(locale);
  return (
    <section className={styles.page}>
      <h1 className={type.displayM}>{texts[missing].title}</h1>
      <p className={type.lead}>{texts[missing].text}</p>
      <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/principal")}>
        {texts.onward}
      </ButtonLink>
    </section>
  );
}
