import { useSearchParams } from "react-router";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { LocalAutosave } from "#app/shell/autosave/local-autosave.tsx";
import { DraftBar, PlanWithdrawal } from "#app/shell/versions/draft-bar.tsx";
import { ButtonRoute } from "#app/ui/button-route.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listAddress, PAGE_FIELD } from "#app/ui/list-address.ts";
import { ListSearch, ListTools } from "#app/ui/list-tools.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EditorPanel, SideEditor } from "#app/ui/side-editor.tsx";
import { StandingNotice } from "#app/ui/toast.tsx";
import type from "#app/ui/type.module.css";
import { UndoWithoutScript } from "#app/ui/undo-without-script.tsx";
import { useAutosave } from "#app/ui/use-autosave.ts";
import { useUndoableOutcome } from "#app/ui/use-undo.ts";
import type { Route } from "./+types/designers.admin.ts";
import { type DesignerOutcome, handleDesignerForm, readDesigners } from "./designer-actions.server.ts";
import { DesignerForm } from "./designer-form.tsx";
import { DesignerRows } from "./designer-rows.tsx";
import { EDIT_KEY } from "./designers.rules.ts";
import { designersAdminTexts as texts } from "./designers-admin.texts.ts";

const LIST_HEADING = "designer-list";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

/** `list` is null when it could not be read. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  readDesigners(editorOf(context), new URL(request.url).searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  handleDesignerForm(editorOf(context), request);

/** In the browser: a lost connection leaves the form as it is. */
export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, texts.toasts.failed, { remove: texts.toasts.removeFailed });
}

export const shouldRevalidate = revalidateUnlessRefused;

const removedOf = ({ value }: DesignerOutcome) =>
  value?.removed ? { intent: "bringBack", removed: value.removed } : null;

export default function DesignersScreen({ loaderData: { list, draft }, actionData }: Route.ComponentProps) {
  const answer: DesignerOutcome | undefined = actionData;
  const [query] = useSearchParams();
  const order = useAutosave<DesignerOutcome>();
  useUndoableOutcome(answer, { label: texts.removal.undo, fieldsOf: removedOf, focusId: LIST_HEADING });
  const base = listAddress(query, { [EDIT_KEY]: null, [PAGE_FIELD]: query.get(PAGE_FIELD) });
  return (
    <>
      <PageHead title={texts.pageTitle} lead={texts.lead} saved={order.note}>
        <ButtonRoute to={base} preventScrollReset variant="solid" icon="plus">
          {texts.add}
        </ButtonRoute>
      </PageHead>
      <StandingNotice notice={answer?.toast} />
      <UndoWithoutScript removed={answer?.value?.removed} label={texts.removal.undoWithoutScript} />
      {list === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <SideEditor
          list={
            <>
              <ListTools>
                <ListSearch label={texts.search} />
              </ListTools>
              <h3 id={LIST_HEADING} tabIndex={-1} className={type.visuallyHidden}>
                {texts.list}
              </h3>
              <DesignerRows list={list} editedId={draft.id} order={order} />
            </>
          }
        >
          <EditorPanel
            title={draft.id ? texts.form.editing(draft.words["pt-BR"].name) : texts.add}
            subject={draft.id ?? ""}
          >
            <DraftBar slug="designers" ids={draft.id ? [draft.id] : []} />
            <LocalAutosave
              key={draft.id ?? `new-${list.newestAt}`}
              name={`designer ${draft.id ?? "new"}`}
              answer={answer}
            >
              {(shown, again) => <DesignerForm key={again} draft={draft} answer={shown} listAddress={base} />}
            </LocalAutosave>
            <PlanWithdrawal slug="designers" id={draft.id} />
          </EditorPanel>
        </SideEditor>
      )}
    </>
  );
}
