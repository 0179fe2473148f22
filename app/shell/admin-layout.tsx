import { useEffect, useRef, useState } from "react";
import { data, Outlet, useLocation, useNavigation } from "react-router";
import { adminGuard, editorOf } from "#app/features/accounts/guard.server.ts";
import { SignInAgain } from "#app/features/accounts/sign-in-again.tsx";
import { useSessionWatch } from "#app/features/accounts/use-session-watch.ts";
import { peekOpenThings } from "#app/features/drafts/open-things.server.ts";
import { countNewLeads } from "#app/features/inbox/inbox.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { unreadNews } from "#app/features/updates/news.server.ts";
import { NewsBand } from "#app/features/updates/news-band.tsx";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { databaseStatus } from "#app/platform/db/db.server.ts";
import { readFlash } from "#app/platform/http/flash.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { Loading } from "#app/ui/loading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { StandingNotice, showToast, Toasts } from "#app/ui/toast.tsx";
import type from "#app/ui/type.module.css";
import type { Route } from "./+types/admin-layout.ts";
import { adminTexts } from "./admin.texts.ts";
import styles from "./admin-layout.module.css";
import { AdminTabs, SignOut } from "./admin-tabs.tsx";
import { DatabaseSetup } from "./database-setup.tsx";
import { useCarefulLinks } from "./use-careful-links.ts";
import { noteVersion, versionOf } from "./versions/content-version.server.ts";

/** The entry of the rail that says how many wait for an answer. */
const LEADS_PATH = "/admin/leads";

export const middleware = [adminGuard, noteVersion];

export const meta: Route.MetaFunction = () => [
  { title: adminTexts.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** The loader is what makes every navigation in the browser pass the guard on the server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const { toast, headers } = await readFlash(request);
  const [settings, database, newLeads, version, news] = await Promise.all([
    getSettings(DEFAULT_LOCALE),
    databaseStatus(),
    countNewLeads(editor),
    versionOf(context),
    unreadNews(editor),
  ]);
  const pendingMigrations = database.pending.length;
  const waiting = { [LEADS_PATH]: newLeads ?? 0 };
  return data(
    {
      email: editor.email,
      role: editor.role,
      brand: settings.brand.name,
      drafts: await peekOpenThings(editor),
      toast,
      pendingMigrations,
      waiting,
      version,
      news,
    },
    { headers },
  );
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, role, brand, toast, pendingMigrations, waiting, news } = loaderData;
  useSessionWatch();
  const carefulLinks = useCarefulLinks();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);

  return (
    <div className={styles.frame} {...carefulLinks}>
      <SignInAgain email={email} />
      <a href="#conteudo" className={styles.skip}>
        {adminTexts.skip}
      </a>
      <AdminTabs brand={brand} email={email} role={role} waiting={waiting} />
      <div className={styles.room}>
        <header className={styles.head}>
          <h1 className={styles.title}>{adminTexts.title}</h1>
          <TextLink href="/principal-br" icon="arrow-out">
            {adminTexts.openSite}
          </TextLink>
          <div className={styles.phoneOnly}>
            <SignOut />
          </div>
        </header>
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          <StandingNotice notice={toast} />
          <NewsBand version={news} />
          <Tab />
        </main>
      </div>
      <DatabaseSetup pendingMigrations={pendingMigrations} />
      <Toasts label={adminTexts.notices} dismissLabel={adminTexts.dismiss} />
    </div>
  );
}

/** The current tab. When another one is long in coming, the nine threads take its place. */
function Tab() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = navigation.state === "loading" && navigation.location.pathname !== pathname;
  return (
    <div className={styles.tab}>
      <div className={isLeaving ? styles.leaving : undefined} inert={isLeaving}>
        <Outlet />
      </div>
      {isLeaving && <Loading label={adminTexts.loading} className={styles.waiting} />}
      <Announcement pathname={pathname} />
    </div>
  );
}

/** Says which tab has arrived, for those who do not see it arrive. */
function Announcement({ pathname }: { pathname: string }) {
  const [title, setTitle] = useState("");
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current !== pathname) setTitle(document.title);
    announced.current = pathname;
  }, [pathname]);
  return (
    <p aria-live="polite" className={type.visuallyHidden}>
      {title}
    </p>
  );
}
