import { Link } from "react-router";
import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { ContentListScreen } from "#app/content/admin/content-list.tsx";
import { loadListScreen } from "#app/content/admin/list-screen.server.ts";
import { typeAt } from "#app/content-types.ts";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { languageTexts } from "#app/ui/languages/language.texts.ts";
import { Icon } from "#app/ui/layout/icon.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/pages.admin.ts";
import { listPageForms } from "./page-edits.server.ts";
import { PageParts } from "./page-parts.tsx";
import styles from "./pages-admin.module.css";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";

const CREATED = typeAt("/admin/paginas-criadas");

export const meta: Route.MetaFunction = () => [{ title: texts.listDocumentTitle }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const [fixed, created] = await Promise.all([
    listFixed(editor),
    loadListScreen(CREATED, undefined, url.searchParams),
  ]);
  return { fixed, created };
}

function listFixed(editor: Editor) {
  return withFallback(null, "The pages could not be read", async () => {
    const today = now();
    const forms = await listPageForms(editor);
    return forms.map(({ slug, words, missing, outdated, updatedAt }) => ({
      slug,
      ...{ missing, outdated },
      title: words[siteLocale()].title || (words[DEFAULT_LOCALE].title ?? ""),
      updated: updatedAt && formatTimeOrDay(updatedAt, today),
    }));
  });
}

export default function PagesTab({ loaderData: { fixed, created } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <PageParts path="/admin/paginas" isAlone={false} />
      <section className={styles.parts}>
        <h3 className={styles.heading}>{texts.wholePages}</h3>
        {fixed === null ? (
          <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
        ) : (
          <ul className={styles.rows}>
            {fixed.map(({ slug, missing, outdated, updated }) => (
              <li key={slug}>
                <Link to={slug}>
                  <b>{texts.names[slug]}</b>
                  <span>{updated ? texts.updated(updated) : texts.builtIn}</span>
                  {missing > 0 && (
                    <span className={styles.missing}>
                      <i aria-hidden="true" /> {texts.missing(missing)}
                    </span>
                  )}
                  {outdated > 0 && (
                    <span className={styles.missing}>
                      <i aria-hidden="true" /> {languageTexts.outdatedCount(outdated)}
                    </span>
                  )}
                  <Icon name="edit" small />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.parts}>
        <ContentListScreen type={CREATED} view={created} answer={undefined} />
      </div>
      <PageParts path="/admin/paginas" isAlone />
    </>
  );
}
