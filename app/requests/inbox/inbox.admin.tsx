import { data, Outlet, useParams, useSearchParams } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { useMayOpen } from "#app/admin/use-may-open.ts";
import { now } from "#app/platform/clock.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, type ToastWords } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type from "#app/ui/layout/type.module.css";
import { ListDetail } from "#app/ui/lists/list-detail.tsx";
import { ListRows } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/inbox.admin.ts";
import { BulkRequestsBar } from "./bulk-requests.tsx";
import styles from "./inbox.module.css";
import { REQUESTS_PER_PAGE, readFilter } from "./inbox.rules.ts";
import { countDue, listDue, listInbox } from "./inbox.server.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import { handleInboxForm, type InboxResult } from "./inbox-actions.server.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxList } from "./inbox-list.tsx";
import { DueList } from "./request/due-list.tsx";
import { rowView } from "./request/request-view.ts";
import { labelOfOrigin, REQUEST_ORIGINS } from "./requests.ts";

const { toasts, remove } = texts;
const UNDO_FAILED = { title: toasts.undoFailed.title, text: toasts.removeFailed.text };
/** Titles of intents other than a change of the state. */
const FAILED: Record<string, ToastWords> = {
  ...{ remove: toasts.removeFailed, removeMany: toasts.removeFailed },
  ...{ undelete: UNDO_FAILED, undoMany: UNDO_FAILED },
};
const HEADING = "inbox-heading";

export const handle: RouteHandle = { showsItemsBeside: true };

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const filter = readFilter(new URL(request.url).searchParams, REQUEST_ORIGINS);
  return withFallback({ filter, inbox: null, due: [] }, "The inbox could not be read", async () => {
    const [inbox, due, count] = await Promise.all([
      listInbox(editor, filter),
      listDue(editor),
      countDue(editor),
    ]);
    const today = now();
    const rows = inbox.rows.map((row) => rowView(row, today));
    const origins = REQUEST_ORIGINS.map((value) => ({ value, label: labelOfOrigin(value) }));
    const waiting = due.map((row) => rowView(row, today));
    return { filter, inbox: { ...inbox, rows, due: count, origins }, due: waiting };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  const failed: InboxResult = refused(FAILED[String(fields.get("intent"))] ?? toasts.failed);
  return withFallback(
    failed,
    "Requests could not be changed, deleted or restored",
    async () => (await handleInboxForm(editor, fields)) ?? data(failed, { status: 400 }),
  );
}

export const clientAction = refuseWhenLost(toasts.failed, FAILED);

export const shouldRevalidate = revalidateUnlessRefused;

export default function InboxTab({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, inbox, due } = loaderData;
  const { id } = useParams();
  const [query] = useSearchParams();
  const result = actionData as InboxResult | undefined;
  useUndoableOutcome(result, {
    label: remove.undo,
    action: "/admin/leads",
    focusId: HEADING,
  });
  const { page: _page, ...asked } = filter;
  const isAsking = Object.values(asked).some(Boolean);
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <ListDetail
      hasItem={id !== undefined}
      above={
        <>
          <PageHead title={texts.title} lead={texts.lead}>
            <ExportLinks search={search} />
          </PageHead>
          <StandingNotice notice={actionData?.toast} />
          {inbox && (
            <>
              <DueList rows={due} count={inbox.due} search={search} />
              <InboxFilters filter={filter} {...inbox} />
            </>
          )}
        </>
      }
      list={
        <>
          <h3 id={HEADING} tabIndex={-1} className={type.visuallyHidden}>
            {texts.list}
          </h3>
          {inbox === null ? (
            <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
          ) : (
            <ListRows rows={inbox.rows} isNarrowed={isAsking} texts={texts}>
              <InboxList rows={inbox.rows} search={search} currentId={id} />
              <Pager page={inbox.page} pageSize={REQUESTS_PER_PAGE} total={inbox.found} />
              <BulkRequestsBar rows={inbox.rows} filter={filter} answer={result} />
            </ListRows>
          )}
        </>
      }
    >
      <Outlet />
      {!id && inbox && inbox.rows.length > 0 && <EmptyState title={texts.choose} next={texts.chooseNext} />}
    </ListDetail>
  );
}

const EXPORT_PATH = "/admin/leads/exportar";

/** Ordinary links, because responses are downloads. */
function ExportLinks({ search }: { search: string }) {
  const address = (format: string) => {
    const query = new URLSearchParams(search);
    query.delete("pagina");
    query.set("formato", format);
    return `${EXPORT_PATH}?${query}`;
  };
  const mayOpen = useMayOpen();
  if (!mayOpen(EXPORT_PATH)) return null;
  return (
    <div className={styles.exports}>
      <ButtonLink href={address("xlsx")} small icon="download" download>
        {texts.exportXlsx}
      </ButtonLink>
      <ButtonLink href={address("csv")} small icon="download" download>
        {texts.exportCsv}
      </ButtonLink>
    </div>
  );
}
