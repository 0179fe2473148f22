import { Outlet, useParams, useSearchParams } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { formatReceived } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type from "#app/ui/layout/type.module.css";
import { ListDetail } from "#app/ui/lists/list-detail.tsx";
import { countedOptions, FilterTabs, ListRows, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/outbox.admin.ts";
import { handleMailForm, type MailResult } from "./mail-actions.server.ts";
import { MailList } from "./mail-list.tsx";
import { MAIL_STATUSES, MAILS_PER_PAGE, readMailFilter } from "./outbox.rules.ts";
import { outboxTexts as texts } from "./outbox.texts.ts";
import { listMails, type Outbox } from "./outbox-list.server.ts";
import { UnsentMails } from "./unsent-mails.tsx";

const HEADING = "mails-heading";

export const handle: RouteHandle = { showsItemsBeside: true };

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const filter = readMailFilter(new URL(request.url).searchParams);
  return withFallback({ filter, outbox: null }, "The outbox could not be read", async () => {
    const { rows, ...outbox } = await listMails(editor, filter);
    const today = now();
    const views = rows.map(({ createdAt, sentAt: _, lastError: __, ...row }) => ({
      ...row,
      written: formatReceived(createdAt, today),
    }));
    return { filter, outbox: { ...outbox, rows: views } };
  });
}

export function action({ request, context }: Route.ActionArgs): Promise<MailResult> {
  return handleMailForm(editorOf(context), request);
}

export const clientAction = refuseWhenLost(texts.toasts.failed, { remove: texts.toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

const undoOf = (result: MailResult) =>
  result.value ? { intent: "undelete", id: result.value.removed } : null;

export default function OutboxTab({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, outbox } = loaderData;
  const { id } = useParams();
  const [query] = useSearchParams();
  useUndoableOutcome(actionData as MailResult | undefined, {
    label: texts.remove.undo,
    fieldsOf: undoOf,
    action: "/admin/emails",
    focusId: HEADING,
  });
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <ListDetail
      hasItem={id !== undefined}
      above={
        <>
          <PageHead title={texts.title} lead={texts.lead} />
          <StandingNotice notice={actionData?.toast} />
          {outbox && <Tools outbox={outbox} search={search} />}
        </>
      }
      list={
        <>
          <h3 id={HEADING} tabIndex={-1} className={type.visuallyHidden}>
            {texts.list}
          </h3>
          {outbox === null ? (
            <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
          ) : (
            <ListRows rows={outbox.rows} isNarrowed={Boolean(filter.query || filter.status)} texts={texts}>
              <MailList rows={outbox.rows} search={search} currentId={id} />
              <Pager page={outbox.page} pageSize={MAILS_PER_PAGE} total={outbox.found} />
            </ListRows>
          )}
        </>
      }
    >
      <Outlet />
      {!id && outbox && outbox.rows.length > 0 && <EmptyState title={texts.choose} next={texts.chooseNext} />}
    </ListDetail>
  );
}

type ToolsProps = { outbox: Omit<Outbox, "rows">; search: string };

function Tools({ outbox: { counts, total, canSend }, search }: ToolsProps) {
  return (
    <>
      <UnsentMails counts={counts} canSend={canSend} search={search} />
      <ListTools>
        <FilterTabs
          label={texts.filter}
          name="situacao"
          options={countedOptions(texts.all, MAIL_STATUSES, texts.tabs, { total, counts })}
        />
        <ListSearch label={texts.search} />
      </ListTools>
    </>
  );
}
