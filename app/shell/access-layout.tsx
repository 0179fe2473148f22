import { useEffect } from "react";
import { data, Outlet } from "react-router";
import { useSessionWatch } from "#app/features/accounts/use-session-watch.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { readFlash } from "#app/platform/http/flash.server.ts";
import { StandingNotice, showToast, Toasts } from "#app/ui/toast.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import type { Route } from "./+types/access-layout.ts";
import { accessTexts } from "./access.texts.ts";
import styles from "./access-layout.module.css";
import picture from "./access-picture.webp";
import smallPicture from "./access-picture-640.avif";
import largePicture from "./access-picture-1100.avif";

/** The picture is a square and fills the larger part of the screen, or a band above the form on phones. */
const PICTURE_SIZES = "(max-width: 767.98px) 100vw, max(58vw, 100vh)";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export async function loader({ request }: Route.LoaderArgs) {
  const [settings, { toast, headers }] = await Promise.all([getSettings(DEFAULT_LOCALE), readFlash(request)]);
  return data({ brand: settings.brand.name, logo: settings.brand.logo, toast }, { headers });
}

/** The frame of the way in: the mark, one form, the note, and a rug seen from close. */
export default function AccessLayout({ loaderData: { brand, logo, toast } }: Route.ComponentProps) {
  useSessionWatch();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  return (
    <>
      <main className={styles.frame}>
        <section className={styles.way}>
          <a href="/" className={styles.brand} aria-label={accessTexts.home}>
            <Wordmark name={brand} logo={logo} className={styles.mark} />
          </a>
          <div className={styles.form}>
            <StandingNotice notice={toast} />
            <Outlet />
          </div>
          <p className={styles.note}>{accessTexts.note}</p>
        </section>
        <div className={styles.picture} data-theme="vitrine">
          <picture>
            <source
              type="image/avif"
              srcSet={`${smallPicture} 640w, ${largePicture} 1100w`}
              sizes={PICTURE_SIZES}
            />
            <img src={picture} alt="" width={1100} height={1100} />
          </picture>
        </div>
      </main>
      <Toasts label={accessTexts.notices} dismissLabel={accessTexts.dismiss} />
    </>
  );
}
