import { data } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { ListRows, ListSearch, ListTools } from "#app/ui/lists/list-tools.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import type { Route } from "./+types/history.admin.ts";
import { entityAt, HISTORY_PATH, SAVINGS_PER_PAGE, TRASH_PATH } from "./history.rules.ts";
import { listSavings, nameContent } from "./history.server.ts";
import { historyTexts as texts } from "./history.texts.ts";
import { type HistoryOutcome, handleHistoryForm } from "./restore.server.ts";
import { SavingList } from "./saving-list.tsx";

const NOT_FOUND = 404;
const LIST = "history";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const query = new URL(request.url).searchParams;
  const asked = { page: pageOf(query), search: query.get("q") ?? "" };
  return withFallback({ state: "failed" as const }, "The history could not be read", async () => {
    if (params.entity === undefined) {
      const list = await listSavings(editor, asked);
      return { state: "everything" as const, list, isFiltered: asked.search !== "" };
    }
    const [entity, id = ""] = [entityAt(params.entity), params.id];
    const named = entity && isId(id) ? await nameContent(editor, entity, id) : null;
    if (!entity || !named) return data({ state: "unknown" as const }, { status: NOT_FOUND });
    const list = await listSavings(editor, { ...asked, search: "", of: { entity, id } });
    return { state: "one" as const, list, ...named };
  });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  handleHistoryForm(editorOf(context), request);

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

const undoOf = (result: HistoryOutcome) => result.value?.undo ?? null;

export default function HistoryScreen({ loaderData: shown, actionData }: Route.ComponentProps) {
  useUndoableOutcome(actionData as HistoryOutcome | undefined, {
    label: texts.undo,
    fieldsOf: undoOf,
    focusId: LIST,
  });
  if (shown.state === "failed") return <EmptyState title={texts.failed} next={texts.failedNext} isFailure />;
  if (shown.state === "unknown")
    return (
      <EmptyState title={texts.unknown} next={texts.unknownNext}>
        <ButtonRoute to={HISTORY_PATH} small>
          {texts.everything}
        </ButtonRoute>
      </EmptyState>
    );
  const isOne = shown.state === "one";
  const { savings, total, page } = shown.list;
  return (
    <>
      <PageHead
        title={isOne ? texts.ofTitle(shown.title) : texts.title}
        lead={isOne && !shown.screen ? texts.inTrash : texts.lead}
      >
        {isOne && <Ways screen={shown.screen} />}
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      {!isOne && (
        <ListTools>
          <ListSearch label={texts.search} />
        </ListTools>
      )}
      <div id={LIST} tabIndex={-1}>
        <ListRows rows={savings} isNarrowed={!isOne && shown.isFiltered} texts={texts}>
          <SavingList savings={savings} isOfEverything={!isOne} />
          <Pager page={page} pageSize={SAVINGS_PER_PAGE} total={total} />
        </ListRows>
      </div>
    </>
  );
}

function Ways({ screen }: { screen: string | null }) {
  return (
    <>
      <ButtonRoute to={HISTORY_PATH} small>
        {texts.everything}
      </ButtonRoute>
      {screen ? (
        <ButtonRoute to={screen} small icon="edit">
          {texts.edit}
        </ButtonRoute>
      ) : (
        <ButtonRoute to={TRASH_PATH} small icon="trash">
          {texts.openTrash}
        </ButtonRoute>
      )}
    </>
  );
}
