import { useSearchParams } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { useMayOpen } from "#app/admin/use-may-open.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { languageName } from "#app/i18n/locales.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type from "#app/ui/layout/type.module.css";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import { countedOptions, FilterTabs, ListRows, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/newsletter.admin.ts";
import { newsletterAdminTexts as texts } from "./newsletter-admin.texts.ts";
import {
  readSubscriptionFilter,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTIONS_PER_PAGE,
} from "./newsletter-list.rules.ts";
import {
  listSubscriptions,
  removeSubscriptions,
  type SubscriptionRow,
  undeleteSubscriptions,
} from "./newsletter-list.server.ts";
import { BulkSubscriptionsBar, SubscriptionList, type SubscriptionView } from "./subscription-list.tsx";

/** `removed`: ids. */
type NewsletterResult = Outcome<{ removed: string }>;

const { toasts } = texts;
const HEADING = "subscriptions-heading";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const filter = readSubscriptionFilter(new URL(request.url).searchParams);
  return withFallback({ filter, list: null }, "The subscriptions could not be read", async () => {
    const list = await listSubscriptions(editor, filter);
    return { filter, list: { ...list, rows: list.rows.map(viewOf) } };
  });
}

function viewOf({
  id,
  email,
  locale,
  status,
  consentAt,
  confirmedAt,
  unsubscribedAt,
}: SubscriptionRow): SubscriptionView {
  const moments = { pending: consentAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt };
  const since = texts.since[status](formatExact(moments[status] ?? consentAt));
  return { id, email, status, facts: `${since}, ${languageName(locale)}` };
}

export async function action({ request, context }: Route.ActionArgs): Promise<NewsletterResult> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  const ids = [...fields.getAll("id"), ...fields.getAll(BULK_FIELD)].map(String).filter(isId);
  const removed = String(fields.get("removed") ?? "")
    .split(",")
    .filter(isId);
  const failed = fields.get("intent") === "remove" ? toasts.removeFailed : toasts.failed;
  return withFallback(refused(failed), "Subscriptions could not be removed or restored", async () => {
    switch (fields.get("intent")) {
      case "remove": {
        const gone = await removeSubscriptions(editor, ids);
        return gone.length > 0
          ? succeeded(toasts.removed(gone.length), { removed: gone.join(",") })
          : refused(toasts.gone);
      }
      case "undelete":
        return (await undeleteSubscriptions(editor, removed))
          ? succeeded(toasts.undeleted(removed.length))
          : refused(toasts.tooLate);
      default:
        return refused(toasts.failed);
    }
  });
}

export const clientAction = refuseWhenLost(toasts.failed, { remove: toasts.removeFailed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function NewsletterTab({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list } = loaderData;
  const [query] = useSearchParams();
  const result = actionData as NewsletterResult | undefined;
  useUndoableOutcome(result, {
    label: texts.remove.undo,
    focusId: HEADING,
  });
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ExportLinks query={query} />
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      {list === null && <EmptyState title={texts.failed} next={texts.failedNext} isFailure />}
      {list && (
        <>
          <ListTools>
            <FilterTabs
              label={texts.filter}
              name="situacao"
              options={countedOptions(texts.all, SUBSCRIPTION_STATUSES, texts.tabs, list)}
            />
            <ListSearch label={texts.search} />
          </ListTools>
          <h3 id={HEADING} tabIndex={-1} className={type.visuallyHidden}>
            {texts.list}
          </h3>
          <ListRows rows={list.rows} isNarrowed={Boolean(filter.query || filter.status)} texts={texts}>
            <SubscriptionList rows={list.rows} />
            <Pager page={list.page} pageSize={SUBSCRIPTIONS_PER_PAGE} total={list.found} />
            <BulkSubscriptionsBar rows={list.rows} answer={result} />
          </ListRows>
        </>
      )}
    </>
  );
}

const EXPORT_PATH = "/admin/newsletter/exportar";

function ExportLinks({ query }: { query: URLSearchParams }) {
  const address = (format: string) => {
    const asked = new URLSearchParams(query);
    asked.delete("pagina");
    asked.set("formato", format);
    return `${EXPORT_PATH}?${asked}`;
  };
  const mayOpen = useMayOpen();
  if (!mayOpen(EXPORT_PATH)) return null;
  return (
    <>
      <ButtonLink href={address("xlsx")} small icon="download" download>
        {texts.exportXlsx}
      </ButtonLink>
      <ButtonLink href={address("csv")} small icon="download" download>
        {texts.exportCsv}
      </ButtonLink>
    </>
  );
}
