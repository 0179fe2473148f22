import { adminGuard, editorOf } from "#app/accounts/guard.server.ts";
import { SignInAgain } from "#app/accounts/sign-in/sign-in-again.tsx";
import { useSessionWatch } from "#app/accounts/use-session-watch.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { removeMedia, restoreMedia } from "#app/media/media.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { Toasts } from "#app/ui/feedback/toast.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import type { Route } from "./+types/storage-test.page.ts";
import styles from "./storage-test.module.css";
import { storageTestTexts as texts } from "./storage-test.texts.ts";
import { StorageTest } from "./storage-test.tsx";

const { toasts } = texts;

export type StorageTestResult = Outcome<{ removed?: string; undeleted?: string }>;

export const middleware = [adminGuard()];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: texts.documentTitle(loaderData?.brand ?? "") },
  { name: "robots", content: "noindex, nofollow" },
];

/** Without a loader, client-side navigation would not run the guard on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const { email } = editorOf(context);
  const { brand } = await getSettings(DEFAULT_LOCALE);
  return { email, brand: brand.name, logo: brand.logo };
}

export async function action({ request, context }: Route.ActionArgs): Promise<StorageTestResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const url = String(fields.get("url"));
  const isUndo = fields.get("intent") === "undelete";
  const failed = refused<StorageTestResult["value"]>(isUndo ? toasts.undoFailed : toasts.removeFailed);
  const words = `A file of the storage test could not be ${isUndo ? "restored" : "removed"}: ${url}`;
  return withFallback(failed, words, async () => {
    if (isUndo)
      return (await restoreMedia(editor, url)) ? succeeded(toasts.undeleted, { undeleted: url }) : failed;
    return (await removeMedia(editor, url)) ? succeeded(toasts.removed, { removed: url }) : failed;
  });
}

export const clientAction = refuseWhenLost(toasts.removeFailed, { undelete: toasts.undoFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function StorageTestPage({ loaderData: { email, brand, logo } }: Route.ComponentProps) {
  useSessionWatch();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <a href="/" className={styles.brand}>
          <Wordmark name={brand} logo={logo} className={styles.mark} />
        </a>
        <h1 className={styles.title}>{texts.title}</h1>
        <TextLink href="/admin">{texts.back}</TextLink>
      </header>
      <main>
        <StorageTest />
      </main>
      <SignInAgain email={email} />
      <Toasts label={texts.notices} dismissLabel={texts.dismiss} />
    </div>
  );
}
