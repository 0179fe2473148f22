import { Link } from "react-router";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { formatMoment } from "#app/i18n/format-moment.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { languageTexts } from "#app/ui/language.texts.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/pages.admin.ts";
import { listPageForms } from "./page-edits.server.ts";
import { PageParts } from "./page-parts.tsx";
import styles from "./pages-admin.module.css";
import { pagesAdminTexts as texts } from "./pages-admin.texts.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.listDocumentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  return withFallback(null, "The pages could not be read", async () => {
    const today = now();
    const forms = await listPageForms(editorOf(context));
    return forms.map(({ slug, words, missing, outdated, updatedAt }) => ({
      slug,
      ...{ missing, outdated },
      title: words[siteLocale()].title || (words[DEFAULT_LOCALE].title ?? ""),
      updated: updatedAt && formatMoment(updatedAt, today),
    }));
  });
}

export default function PagesTab({ loaderData: pages }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      {pages === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <ul className={styles.rows}>
          {pages.map(({ slug, missing, outdated, updated }) => (
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
      <PageParts path="/admin/paginas" />
    </>
  );
}
