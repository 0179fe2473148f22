import { useEffect, useRef, useState } from "react";
import { data, Outlet, useLocation, useMatches, useNavigation, useSearchParams } from "react-router";
import { adminGuard, editorOf } from "#app/accounts/guard.server.ts";
import { SignInAgain } from "#app/accounts/sign-in/sign-in-again.tsx";
import { useSessionWatch } from "#app/accounts/use-session-watch.ts";
import { draftForms } from "#app/content/drafts/draft-actions.server.ts";
import { DISCARDED_PARAM } from "#app/content/drafts/drafts.rules.ts";
import { listPendingChangesIfReadable } from "#app/content/drafts/pending-changes.server.ts";
import { noteVersion, versionOf } from "#app/content/versions/content-version.server.ts";
import { useFocusAfterRemoval } from "#app/content/versions/use-focus-after-removal.ts";
import { useKeptFocus } from "#app/content/versions/use-kept-focus.ts";
import { useSaveKey } from "#app/content/versions/use-save-key.ts";
import { unreadNews } from "#app/operations/updates/news.server.ts";
import { NewsBand } from "#app/operations/updates/news-band.tsx";
import { databaseStatus } from "#app/platform/db/db.server.ts";
import { readFlash } from "#app/platform/http/flash.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { useEditHint } from "#app/site/use-edit-hint.ts";
import { classes } from "#app/ui/classes.ts";
import { UnsavedQuestion } from "#app/ui/dialogs/unsaved-question.tsx";
import { Loading } from "#app/ui/feedback/loading.tsx";
import { StandingNotice, showToast, Toasts } from "#app/ui/feedback/toast.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/admin.layout.ts";
import { DatabaseSetup } from "./access/database-setup.tsx";
import { adminTexts } from "./admin.texts.ts";
import { adminFrameFacts, refusedFrameFacts } from "./admin-frame.server.ts";
import { AdminFrame } from "./admin-frame.tsx";
import styles from "./admin-layout.module.css";
import { draftedOn } from "./screen-drafts.server.ts";

/** The guard's refusal page keeps the menu. */
export const middleware = [adminGuard(refusedFrameFacts), noteVersion, draftForms];

export const meta: Route.MetaFunction = () => [
  { title: adminTexts.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** Without a loader, client-side navigation would not run the guard on the server. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const { toast, headers } = await readFlash(request);
  const [frame, database, version, news, drafts] = await Promise.all([
    adminFrameFacts(editor),
    databaseStatus(),
    versionOf(context),
    unreadNews(editor),
    listPendingChangesIfReadable(editor, draftedOn(url)),
  ]);
  const pendingMigrations = database.pending.length;
  return data({ ...frame, drafts, toast, pendingMigrations, version, news }, { headers });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, toast, pendingMigrations, news } = loaderData;
  useSessionWatch();
  useEditHint(true);
  useSaveKey();
  useKeptFocus();
  useFocusAfterRemoval();
  useEffect(() => {
    if (toast && !toast.isInForm) showToast(toast);
  }, [toast]);

  return (
    <AdminFrame
      {...loaderData}
      aside={
        <>
          <SignInAgain email={email} />
          <UnsavedQuestion />
          <DatabaseSetup pendingMigrations={pendingMigrations} />
          <Toasts label={adminTexts.notices} dismissLabel={adminTexts.dismiss} />
        </>
      }
    >
      <StandingNotice notice={toast} />
      <NewsBand version={news} />
      <Tab />
    </AdminFrame>
  );
}

/** Shows a loading state when the next tab takes long. */
function Tab() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const matches = useMatches().map(({ pathname: screen, handle }) => ({
    screen,
    ...(handle as RouteHandle),
  }));
  const dialogs = matches.flatMap(({ screen, dialogs = [] }) =>
    dialogs.flatMap((dialog) => [screen, `${screen}/${dialog}`]),
  );
  const isLeaving =
    navigation.state === "loading" && ![pathname, ...dialogs].includes(navigation.location.pathname);
  const isBeside = matches.some(
    ({ screen, showsItemsBeside }) =>
      showsItemsBeside && `${navigation.location?.pathname}/`.startsWith(`${screen}/`),
  );
  return (
    <div className={styles.tab}>
      <div
        className={classes(isLeaving && styles.leaving, isLeaving && isBeside && styles.beside)}
        inert={isLeaving}
      >
        {/* Begun anew, because forms show what was discarded, or what came back. */}
        <Outlet key={query.get(DISCARDED_PARAM)} />
      </div>
      {isLeaving && (
        <div className={styles.behind}>
          <Loading label={adminTexts.loading} className={styles.waiting} />
        </div>
      )}
      <Announcement pathname={pathname} />
    </div>
  );
}

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
