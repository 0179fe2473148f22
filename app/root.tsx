import "#app/ui/layers.css";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { refusedFrameFacts } from "#app/admin/admin-frame.server.ts";
import { ForbiddenView } from "#app/admin/forbidden-view.tsx";
import { PreviewRibbon } from "#app/content/preview/preview-ribbon.tsx";
import { inSpokenLanguages } from "#app/features/theme/site-languages.server.ts";
import type { Theme } from "#app/features/theme/theme.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { TYPEFACE_FILES } from "#app/features/theme/typeface-files.ts";
import { LOCALES, localeOfPath } from "#app/i18n/locales.ts";
import { PAGE_TRANSITION_STYLE } from "#app/platform/http/page-transition-style.ts";
import { SPECULATION_RULES } from "#app/platform/http/speculation-rules.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { ErrorView } from "#app/site/errors/error-view.tsx";
import { useErrorId } from "#app/site/errors/use-error-id.ts";
import { ClosedRibbon } from "#app/site/opening/closed-ribbon.tsx";
import { closedSite } from "#app/site/opening/closed-site.server.ts";
import { isClosedToVisitors } from "#app/site/opening/opening.rules.ts";
import { usePageContext } from "#app/site/page-context.ts";
import { isIslandsPage } from "#app/site/page-mode.ts";
import { EARLY_INPUT_SCRIPT } from "#app/ui/forms/early-input.ts";
import type { Route } from "./+types/root.ts";

export const middleware = [inSpokenLanguages, closedSite];

export async function loader() {
  return { theme: await getTheme() };
}

export const shouldRevalidate = revalidateUnlessRefused;

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isAdmin = pathname === "/admin" || pathname.startsWith("/admin/");
  const isPublic = isIslandsPage(useMatches().map((match) => match.handle));
  const page = usePageContext();
  const loaded = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const refusal = refusalOf(error);
  const errorId = useErrorId();
  const theme = loaded?.theme ?? refusal?.frame?.theme;
  const typefaces = TYPEFACE_FILES[theme?.typefaces ?? "thread"];
  return (
    <html
      lang={localeOfPath(pathname)}
      data-mode={isPublic ? "islands" : undefined}
      data-time-zone={theme?.timeZone}
      data-languages={
        theme && theme.languages.join() !== LOCALES.join() ? theme.languages.join(" ") : undefined
      }
      data-currency={theme?.currency}
      data-error-id={error ? errorId : undefined}
      style={theme?.tokens}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape our own style */}
        <style dangerouslySetInnerHTML={{ __html: PAGE_TRANSITION_STYLE }} />
        {!isPublic && <EarlyInputScript nonce={page?.nonce} />}
        {typefaces.first.map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <Icons of={theme} />
        {!isPublic && <link rel="manifest" href={isAdmin ? "/admin.webmanifest" : "/manifest.webmanifest"} />}
        {/* Drawn once, when all of it is there: a part of it would be laid out and painted again with the rest. */}
        {isAdmin && <link rel="expect" href="#conteudo" blocking="render" />}
        <Meta />
        {page?.isPreview && <meta name="robots" content="noindex, nofollow" />}
        {page?.styleSheet ? <link rel="stylesheet" href={page.styleSheet} /> : <Links />}
        {!page?.styleSheet && typefaces.sheet && <link rel="stylesheet" href={typefaces.sheet} />}
      </head>
      <body>
        {page?.isPreview && <PreviewRibbon />}
        {theme?.isClosed && isPublic && !page?.isPreview && isClosedToVisitors(pathname) && <ClosedRibbon />}
        {children}
        {isPublic ? <PublicScripts /> : <HydrationScripts nonce={page?.nonce} />}
      </body>
    </html>
  );
}

/** Made of another brand's name and colours; the standard ones are files. */
function Icons({ of: theme }: { of: Theme | undefined }) {
  const own = theme?.icons;
  return (
    <>
      <link rel="icon" href={own ? `/icone/${own}/marca.svg` : "/favicon.svg"} type="image/svg+xml" />
      <link
        rel="icon"
        href={own ? `/icone/${own}/marca-48.png` : "/favicon.ico"}
        sizes={own ? "48x48" : "32x32"}
      />
      <link rel="apple-touch-icon" href={own ? `/icone/${own}/toque.png` : "/apple-touch-icon.png"} />
    </>
  );
}

/** One small script for all public pages; islands' code is loaded on demand. */
function PublicScripts() {
  const page = usePageContext();
  if (!page) return null;
  return (
    <>
      {page.devRuntime && <script type="module" src={page.devRuntime} />}
      {/* The page is complete without it: styles, letters and the largest picture come first. */}
      <script type="module" src={page.entryScript} fetchPriority="low" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks of our own JSON */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

/** Browsers hide the nonce from scripts, so hydration would report a mismatch. */
function EarlyInputScript({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks of our own script
      dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }}
    />
  );
}

function HydrationScripts({ nonce }: { nonce?: string }) {
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

const FORBIDDEN = 403;

/** A refused request runs no loader, so the refusal carries the frame's data. */
const refusalOf = (error: unknown): { frame?: RefusedFrame } | undefined =>
  isRouteErrorResponse(error) && error.status === FORBIDDEN ? error.data : undefined;

type RefusedFrame = Awaited<ReturnType<typeof refusedFrameFacts>>;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = refusalOf(error);
  if (refusal) return <ForbiddenView frame={refusal.frame} />;
  return <ErrorView />;
}
