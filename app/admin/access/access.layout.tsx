import { useEffect } from "react";
import { data, Outlet } from "react-router";
import { useSessionWatch } from "#app/accounts/use-session-watch.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readFlash } from "#app/platform/http/flash.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { useEditHint } from "#app/site/use-edit-hint.ts";
import { StandingNotice, showToast, Toasts } from "#app/ui/feedback/toast.tsx";
import type { Route } from "./+types/access.layout.ts";
import { accessTexts } from "./access.texts.ts";
import { AccessFrame } from "./access-frame.tsx";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export async function loader({ request }: Route.LoaderArgs) {
  const [settings, { toast, headers }] = await Promise.all([getSettings(DEFAULT_LOCALE), readFlash(request)]);
  const { brand, theme } = settings;
  return data({ brand: brand.name, logo: brand.logo, isLogoPlain: theme.isLogoPlain, toast }, { headers });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function AccessLayout({
  loaderData: { brand, logo, isLogoPlain, toast },
}: Route.ComponentProps) {
  useSessionWatch();
  useEditHint(false);
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  return (
    <>
      <AccessFrame brand={brand} logo={logo} isLogoPlain={isLogoPlain} note={accessTexts.note}>
        <StandingNotice notice={toast} />
        <Outlet />
      </AccessFrame>
      <Toasts isAtTop label={accessTexts.notices} dismissLabel={accessTexts.dismiss} />
    </>
  );
}
