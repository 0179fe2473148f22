import { Form, useNavigation } from "react-router";
import { type Editor, editorOf } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { isId } from "#app/platform/ids.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { usePolling } from "#app/ui/feedback/use-polling.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { BackLink } from "#app/ui/layout/back-link.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import styles from "../import-export.module.css";
import {
  type Counts,
  IMPORT_EXPORT_PATH,
  isBusy,
  mayConfirm,
  readLineFilter,
} from "../import-export.rules.ts";
import type { ColumnMapping as Columns, ImportState } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import type { Route } from "./+types/import.admin.ts";
import { confirmImport } from "./confirm-import.server.ts";
import detailStyles from "./import-detail.module.css";
import { ImportLines } from "./import-lines.tsx";
import { getImport, requestImportCancel, type ShownImport, undoImport } from "./imports.server.ts";
import { RefusedLines } from "./refused-lines.tsx";

const { detail: texts, toasts } = importExportTexts;
const POLL_MS = 1000;
const number = new Intl.NumberFormat("pt-BR");
const UNDO_QUESTION = "desfazer-importacao";

export const meta: Route.MetaFunction = () => [{ title: importExportTexts.documentTitle }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const filter = readLineFilter(new URL(request.url).searchParams);
  return { filter, shown: isId(params.id) ? await getImport(editor, params.id, filter) : null };
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  const { id } = params;
  if (!isId(id)) return refused(toasts.notReady);
  return withFallback(refused(toasts.actionFailed), `An import could not be changed: ${id}`, async () => {
    switch (fields.get("intent")) {
      case "confirm":
      case "confirmGood": {
        const isGoodOnly = fields.get("intent") === "confirmGood";
        const isBegun = await confirmImport(editor, id, isGoodOnly);
        return isBegun ? succeeded() : refused(toasts.notReady);
      }
      case "cancel":
        return callOff(editor, id);
      case "undo": {
        const undone = await undoImport(editor, id);
        if (undone.state === "undone") return succeeded(toasts.undone);
        return refused(
          undone.state === "stale" ? { title: toasts.stale, text: undone.reason } : toasts.actionFailed,
        );
      }
      default:
        return refused(toasts.actionFailed);
    }
  });
}

async function callOff(editor: Editor, id: string): Promise<Outcome> {
  const state = await requestImportCancel(editor, id, requestContext()?.arrivedAt ?? now());
  if (state === "cancelled") return succeeded(toasts.cancelled);
  return state === "undone" ? succeeded(toasts.cancelledLate) : refused(toasts.tooLate);
}

export const clientAction = refuseWhenLost(toasts.actionFailed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function ImportTab({ loaderData: { filter, shown }, actionData }: Route.ComponentProps) {
  const state = shown?.head.state;
  useOutcomeToast(actionData);
  usePolling(state !== undefined && isBusy(state), shown, POLL_MS);
  if (!shown)
    return (
      <>
        <PageHead title={importExportTexts.title} lead="" />
        <EmptyState title={texts.gone} next={texts.goneNext} isFailure>
          <ButtonLink href={IMPORT_EXPORT_PATH}>{texts.back}</ButtonLink>
        </EmptyState>
      </>
    );
  const { head, titles, counts } = shown;
  return (
    <>
      <BackLink to={IMPORT_EXPORT_PATH}>{texts.back}</BackLink>
      <PageHead title={head.sheetName || head.picturesName} lead={leadOf(head, counts)}>
        <Actions
          state={head.state}
          writes={mayConfirm(head.state, counts) ? counts.new + counts.changed : 0}
        />
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      {isBusy(head.state) && <ImportProgress done={head.done} total={head.total} state={head.state} />}
      <ColumnMapping columns={head.columns} titles={titles} />
      <RefusedLines head={head} counts={counts} />
      {head.state !== "reading" && <ImportLines shown={shown} filter={filter} />}
    </>
  );
}

type Head = { state: ImportState; failure: string };

function leadOf({ state, failure }: Head, counts: Counts): string {
  const writes = counts.new + counts.changed;
  switch (state) {
    case "reading":
      return texts.readingLead;
    case "writing":
      return texts.writingLead;
    case "ready":
      if (counts.refused > 0) return texts.refusedLead(counts.refused);
      return writes > 0 ? texts.readyLead : texts.nothingLead;
    case "done":
      return texts.doneLead(writes, counts.refused);
    case "undone":
      return texts.undoneLead;
    case "cancelled":
      return texts.cancelledLead;
    default:
      return failure;
  }
}

type ProgressProps = { done: number; total: number; state: ImportState };

function ImportProgress({ done, total, state }: ProgressProps) {
  const label = importExportTexts.states[state];
  return (
    <p className={styles.progress} role="status">
      <progress aria-label={label} {...(total > 0 && { value: done, max: total })} />
      {total > 0 && importExportTexts.detail.progress(number.format(done), number.format(total))}
    </p>
  );
}

type ColumnMappingProps = { columns: Columns } & Pick<ShownImport, "titles">;

function ColumnMapping({ columns, titles }: ColumnMappingProps) {
  const { known, notes, unknown } = columns;
  if (known.length === 0) return null;
  return (
    <div className={detailStyles.columns}>
      <details>
        <summary>{texts.known(known.length)}</summary>
        <p>{known.map((id) => titles[id] ?? id).join(", ")}</p>
      </details>
      {notes.length > 0 && <p>{texts.notes(notes.join(", "))}</p>}
      {unknown.length > 0 && <p className={detailStyles.unknown}>{texts.unknown(unknown.join(", "))}</p>}
    </div>
  );
}

type ActionsProps = {
  state: ImportState;
  writes: number;
};

function Actions({ state, writes }: ActionsProps) {
  const asked = useNavigation().formData?.get("intent");
  const isOpen = isBusy(state) || state === "ready";
  return (
    <>
      {isOpen && (
        <Form method="post" replace preventScrollReset>
          <Button type="submit" small name="intent" value="cancel" busy={asked === "cancel"}>
            {texts.cancel}
          </Button>
        </Form>
      )}
      {writes > 0 && (
        <Form method="post" replace preventScrollReset>
          <Button
            type="submit"
            variant="solid"
            small
            name="intent"
            value="confirm"
            busy={asked === "confirm"}
          >
            {texts.confirm(writes)}
          </Button>
        </Form>
      )}
      {state === "done" && (
        <>
          <Button small icon="undo" busy={asked === "undo"} {...opens(UNDO_QUESTION)}>
            {texts.undo}
          </Button>
          <ConfirmForm
            id={UNDO_QUESTION}
            title={texts.undoQuestion}
            text={texts.undoText}
            cancel={texts.keep}
            confirm={texts.undo}
            intent="undo"
          />
        </>
      )}
    </>
  );
}
