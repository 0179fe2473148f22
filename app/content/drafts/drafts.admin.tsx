import { Link } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { CONTENT_SLUGS, type ContentEntity } from "#app/content/history/history.rules.ts";
import { historyTexts } from "#app/content/history/history.texts.ts";
import { DraftPart, UndoDiscarding, Withdrawal } from "#app/content/versions/draft-bar.tsx";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/drafts.admin.ts";
import { handleDraftForm } from "./draft-actions.server.ts";
import styles from "./drafts.module.css";
import type { PendingChange } from "./drafts.rules.ts";
import { draftsScreenTexts as texts } from "./drafts.texts.ts";
import { listPendingPage, placesOf } from "./pending-changes.server.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ list: null, places: {} }, "The drafts could not be listed", async () => {
    const list = await listPendingPage(editor, pageOf(url.searchParams));
    return { list, places: await placesOf(list.pending) };
  });
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  handleDraftForm(editorOf(context), await readEditorFields(request), url);

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function DraftsScreen({ loaderData: { list, places } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ButtonRoute to="/admin/previas" small icon="eye">
          {texts.previewLinks}
        </ButtonRoute>
      </PageHead>
      <UndoDiscarding />
      {!list ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : list.total === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul className={styles.pending} aria-label={texts.list}>
          {list.pending.map((change) => (
            <li key={`${change.entity} ${change.id}`}>
              <PendingItem change={change} place={places[change.id]} />
            </li>
          ))}
        </ul>
      )}
      {list && list.total > list.pageSize && (
        <Pager page={list.page} pageSize={list.pageSize} total={list.total} />
      )}
    </>
  );
}

function PendingItem({ change, place }: { change: PendingChange; place: string | undefined }) {
  const entity = change.entity as ContentEntity;
  const slug = CONTENT_SLUGS[entity];
  const name = change.title || texts.unnamed;
  return (
    <>
      <h3 className={styles.title}>
        {place ? (
          <Link to={place} aria-label={texts.openOf(name)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className={styles.kind}>
        {historyTexts.entities[entity]}
        {!place && `. ${texts.inTrash}`}
      </p>
      {change.parts.map((part) => (
        <DraftPart key={part.locale} slug={slug} change={change} part={part} />
      ))}
      {change.withdrawAt && <Withdrawal slug={slug} change={change} />}
    </>
  );
}
