import { useSearchParams } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { countedOptions, FilterTabs, ListRows, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/audit.admin.ts";
import { ACTIONS_PER_PAGE, AUDIT_GROUPS, readAuditFilter } from "./audit.rules.ts";
import { auditTexts as texts } from "./audit.texts.ts";
import { AuditList } from "./audit-list.tsx";
import { ChainCheck } from "./chain-note.tsx";
import { DaySpan } from "./day-span.tsx";
import { describeActions } from "./describe-actions.server.ts";
import { listActions } from "./read-actions.server.ts";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const filter = readAuditFilter(new URL(request.url).searchParams);
  return withFallback({ filter, list: null }, "The audit log could not be read", async () => {
    const list = await listActions(editor, filter);
    return { filter, list: { ...list, rows: await describeActions(list.rows) } };
  });
}

export default function AuditTab({ loaderData: { filter, list } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isAsked = Boolean(filter.query || filter.group || filter.from || filter.until) || filter.page > 1;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ButtonLink href={exportAddress(query)} small icon="download" download>
          {texts.exportCsv}
        </ButtonLink>
      </PageHead>
      {/* Each view of the log verifies it again. */}
      {list && <ChainCheck key={query.toString()} />}
      {list === null && <EmptyState title={texts.failed} next={texts.failedNext} isFailure />}
      {list && (
        <>
          <ListTools>
            <FilterTabs
              label={texts.filter}
              name="tipo"
              options={countedOptions(texts.all, AUDIT_GROUPS, texts.groups, list)}
            />
            <ListSearch label={texts.search} />
          </ListTools>
          <DaySpan from={filter.from} until={filter.until} />
          <ListRows rows={list.rows} isNarrowed={isAsked} texts={texts}>
            <AuditList rows={list.rows} />
            <Pager page={filter.page} pageSize={ACTIONS_PER_PAGE} total={list.found} />
          </ListRows>
        </>
      )}
    </>
  );
}

/** An ordinary link, because the response is a download. */
function exportAddress(query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.delete("pagina");
  return `/admin/registro/exportar?${asked}`;
}
